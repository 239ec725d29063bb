// Into a picture and about in it: by buttons, keys, mouse and fingers.
import { expect } from "@playwright/test";
import { openAt, photoAt, scaleOf, total } from "./support/photo-viewer.ts";
import { test } from "./support/site-test.ts";
import { spread, swipe } from "./support/touch-gestures.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };

test("buttons, keys and a double click zoom; arrows then move about in the picture", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  const { dialog, expectShown, next, track, zoomIn, zoomOut } = await openAt(page, 4);
  await expectShown(4);
  await expect(zoomOut).toHaveAttribute("aria-disabled", "true");
  await zoomIn.click();
  expect(await scaleOf(track)).toBeGreaterThan(1.3);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText(`4 / ${total}`)).toBeVisible();
  for (const key of ["+", "+", "+", "+"]) await page.keyboard.press(key);
  expect(await scaleOf(track)).toBeCloseTo(4, 1);
  await expect(zoomIn).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("-");
  expect(await scaleOf(track)).toBeLessThan(3);
  await page.keyboard.press("0");
  await expectShown(4);
  await track.dblclick();
  expect(await scaleOf(track)).toBeCloseTo(2.5, 1);
  const image = track.getByRole("img", { name: (await photoAt(page, 4)).alt });
  const before = await image.boundingBox();
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.mouse.up();
  expect((await image.boundingBox())?.x).not.toBe(before?.x);
  await next.click();
  await expectShown(5);
  expect(await scaleOf(track)).toBe(1);
});

test.describe("with fingers", () => {
  test.use({ hasTouch: true, viewport: phone });

  test("a swipe leads on, and back", async ({ page }) => {
    const { expectShown, track } = await openAt(page, 2);
    await expectShown(2);
    await swipe(track, "left");
    await expectShown(3);
    await swipe(track, "right");
    await expectShown(2);
  });

  test("two fingers enlarge, as on every page", async ({ page }) => {
    const { expectShown, track } = await openAt(page, 2);
    await expectShown(2);
    await spread(track);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  });

  test("two taps enlarge; a finger then moves the picture and not the row", async ({ page }) => {
    const { dialog, expectShown, track } = await openAt(page, 2);
    await expectShown(2);
    await track.tap();
    await track.tap();
    await expect.poll(() => scaleOf(track)).toBeCloseTo(2.5, 1);
    const image = track.getByRole("img", { name: (await photoAt(page, 2)).alt });
    const before = await image.boundingBox();
    await swipe(track, "left");
    expect((await image.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
    await expect(dialog.getByText(`2 / ${total}`)).toBeVisible();
    await track.tap();
    await track.tap();
    await expectShown(2);
  });
});
