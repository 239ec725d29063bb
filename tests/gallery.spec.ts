// The pictures in one row: every way from one to the next, with fingers into one over the whole screen.
import { expect, type Page } from "@playwright/test";
import { pages } from "../app/routes.ts";
import { waitForApplication } from "./support/application.ts";
import { primary, third } from "./support/languages.ts";
import { findViewer, photoAt, scaleOf, total } from "./support/photo-viewer.ts";
import { test } from "./support/site-test.ts";
import { spread, swipe } from "./support/touch-gestures.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };

/** Loads the gallery; gives back its parts, and how to expect what its row of pictures shows first. */
async function openCarousel(page: Page) {
  await page.goto(pages.gallery[primary]);
  await waitForApplication(page);
  const viewer = await findViewer(page);
  const { carousel, slides } = viewer;
  return {
    ...viewer,
    async expectFirst(position: number) {
      const { caption } = await photoAt(page, position);
      await expect(slides.nth(position - 1)).toBeInViewport({ ratio: 0.3 });
      const small = carousel.getByRole("link", { name: caption, exact: true });
      await expect(small).toHaveAttribute("aria-current", "true");
      await expect(small).toBeInViewport();
    },
  };
}

test("the row of pictures", async ({ page }) => {
  await page.setViewportSize(laptop);
  const { carousel, dialog, expectFirst, expectShown, slides, messages } = await openCarousel(page);
  await test.step("arrows lead through it", async () => {
    await expect(slides).toHaveCount(total);
    await expect(slides.first()).toContainText(`1 / ${total}`);
    await expectFirst(1);
    await carousel.getByRole("link", { name: messages.next }).click();
    await expectFirst(2);
  });
  await test.step("keys and small pictures do, and the page stays where it is", async () => {
    const top = await page.evaluate(() => scrollY);
    await expect(carousel.getByRole("status")).toContainText("2");
    await page.keyboard.press("ArrowRight");
    await expectFirst(3);
    await carousel.getByRole("link", { name: messages.previous }).click();
    await expectFirst(2);
    const { caption } = await photoAt(page, 9);
    await carousel.getByRole("link", { name: caption, exact: true }).click();
    await expectFirst(9);
    await page.keyboard.press("Home");
    await expectFirst(1);
    await expect(page).toHaveURL(pages.gallery[primary]);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
  await test.step("so does the wheel", async () => {
    await slides.first().hover();
    const { width } = (await slides.first().boundingBox()) ?? { width: 0 };
    await page.mouse.wheel(width, 0);
    await expectFirst(2);
  });
  await test.step("a picture opens in full, and takes the focus back", async () => {
    const link = slides.nth(1).getByRole("link");
    await link.click();
    await expectShown(2);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });
  await test.step("a chapter is a step away", async () => {
    const chapters = page
      .getByRole("navigation", { name: messages.chaptersLabel })
      .getByRole("link");
    const last = (await chapters.last().textContent()) ?? "";
    await chapters.last().click();
    await expect(page.getByRole("heading", { name: last, exact: true })).toBeInViewport();
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: phone });

  test("fingers", async ({ page }) => {
    const { dialog, expectFirst, expectShown, slides, thumbnail, track } = await openCarousel(page);
    await test.step("lead through the row", async () => {
      const main = await page.getByRole("main").boundingBox();
      expect(await slides.first().boundingBox()).toMatchObject({ x: 0, width: main?.width });
      await swipe(slides.first(), "left");
      await expectFirst(2);
    });
    await test.step("lead through a chapter", async () => {
      const items = page.locator("#inside").getByRole("listitem");
      await items.first().scrollIntoViewIfNeeded();
      await expect(items.nth(2)).not.toBeInViewport();
      await swipe(items.first(), "left");
      await expect(items.nth(1)).toBeInViewport({ ratio: 0.9 });
      await swipe(items.nth(1), "left");
      await expect(items.nth(2)).toBeInViewport({ ratio: 0.9 });
    });
    await test.step("lead through open pictures", async () => {
      await (await thumbnail(2)).click();
      await expectShown(2);
      await swipe(track, "left");
      await expectShown(3);
      await swipe(track, "right");
      await expectShown(2);
    });
    await test.step("enlarge by two taps, and then move the picture and not the row", async () => {
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
    await test.step("enlarge two at a time, as on every page", async () => {
      await spread(track);
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("addresses and small pictures lead into the row", async ({ page }) => {
    await page.goto(pages.gallery[third]);
    const below = page.locator("main picture img[loading=lazy]").first();
    await expect(below).not.toHaveJSProperty("naturalWidth", 0);
    const { file } = await photoAt(page, 14, third);
    const { caption } = await photoAt(page, 4, third);
    await page.goto(`${pages.gallery[third]}#photo-${file}`);
    const { carousel, slides, thumbnail } = await findViewer(page, third);
    await expect(slides.nth(13)).toBeInViewport({ ratio: 0.8 });
    await carousel.getByRole("link", { name: caption, exact: true }).click();
    await expect(slides.nth(3)).toBeInViewport({ ratio: 0.8 });
    await (await thumbnail(9)).click();
    await expect(slides.nth(8)).toBeInViewport({ ratio: 0.8 });
    await page.emulateMedia({ media: "print" });
    await page.reload();
    await expect(below).toHaveCSS("animation-name", "none");
  });
});
