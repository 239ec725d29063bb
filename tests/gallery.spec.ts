// The pictures over the whole screen: every way in, from one to the next, and out.

import { expect } from "@playwright/test";
import { pictures } from "../app/facts/facts.server.ts";
import { locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { findCutTexts } from "./support/find-cut-texts.ts";
import { findViewer, openAt, photoAt, total } from "./support/photo-viewer.ts";
import { test } from "./support/site-test.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };

for (const size of [phone, laptop]) {
  test(`a click opens a picture, arrows lead on (${size.width})`, async ({ page }) => {
    await page.setViewportSize(size);
    const { expectShown, next, previous } = await openAt(page, 1);
    await expectShown(1);
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await next.click();
    await expectShown(2);
    await next.click();
    await next.click();
    await expectShown(4);
    await previous.click();
    await expectShown(3);
  });
}

test("on a tablet held upright a picture is nearly as wide as the screen", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const { dialog, expectShown } = await openAt(page, 1);
  await expectShown(1);
  const picture = dialog.getByRole("img", { name: photoAt(1).alt });
  expect((await picture.boundingBox())?.width).toBeGreaterThan(768 * 0.8);
  const { caption } = photoAt(2);
  await dialog.getByRole("button", { name: caption, exact: true }).click();
  await expectShown(2);
});

test("the keyboard opens, leads through all pictures and closes; focus returns", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await page.goto(pages.gallery.hr);
  await waitForApplication(page);
  const { dialog, next, thumbnail, expectShown } = await findViewer(page, "hr");
  await thumbnail(3).focus();
  await page.keyboard.press("Enter");
  await expect(next).toBeVisible();
  await expectShown(3);
  for (const [key, position] of [
    ["ArrowRight", 4],
    ["ArrowLeft", 3],
    ["End", total],
    ["ArrowRight", total],
    ["Home", 1],
    ["ArrowRight", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(position);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(pages.gallery.hr);
  await expect(thumbnail(2)).toBeFocused();
  await expect(thumbnail(2)).toBeInViewport();
});

test("a double click on the button closes the picture, and leads no further back", async ({
  page,
}) => {
  await page.goto(pages.about.en);
  const { dialog, close } = await openAt(page, 2);
  await close.dblclick();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page).toHaveURL(pages.gallery.en);
});

test("the button closes and the focus returns to the picture in the grid", async ({ page }) => {
  await page.setViewportSize(phone);
  const { close, dialog, thumbnail } = await openAt(page, 7);
  const { width, height } = (await close.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(thumbnail(7)).toBeFocused();
  await expect(page).toHaveURL(pages.gallery.en);
});

test("going back closes the picture and leaves the page in place; forward opens it", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await page.goto(pages.gallery.en);
  await waitForApplication(page);
  const { dialog, next, thumbnail, expectShown } = await findViewer(page);
  await thumbnail(5).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await thumbnail(5).click();
  await next.click();
  await expectShown(6);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(pages.gallery.en);
  await expect(thumbnail(6)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(laptop.height);
  await page.goForward();
  await expectShown(6);
});

test("a phone shows photos as they were taken, not in the crop of the first screen", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(pages.gallery.en);
  const photo = page.locator(`img[data-photo="${pictures.pages.home}"]`);
  const ratio = ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight;
  await expect.poll(() => photo.evaluate(ratio)).toBeGreaterThan(1.3);
});

test("an address with a picture opens it; closing stays on the page", async ({ page }) => {
  await page.setViewportSize(laptop);
  const { file } = photoAt(12);
  await page.goto(`${pages.gallery.it}#photo-${file}`);
  const { close, dialog, expectShown, thumbnail } = await findViewer(page, "it");
  await expectShown(12);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(pages.gallery.it);
  await expect(thumbnail(12)).toBeFocused();
});

test("an address with an unknown picture shows the grid", async ({ page }) => {
  await page.goto(`${pages.gallery.en}#photo-of-something-else`);
  await waitForApplication(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an open picture closes when another page is gone to", async ({ page }) => {
  await page.goto(pages.about.en);
  await waitForApplication(page);
  await page.goto(`${pages.gallery.en}#photo-${photoAt(2).file}`);
  const { expectShown, dialog } = await findViewer(page);
  await expectShown(2);
  await page.goBack();
  await expect(page).toHaveURL(pages.about.en);
  await expect(dialog).toHaveCount(0);
});

test("the neighbours are fetched before they are asked for, and nothing earlier", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(pages.gallery.en);
  await waitForApplication(page);
  const has = (pattern: RegExp) => requested.some((path) => pattern.test(path));
  expect(has(/photo-viewer/), "the viewer is not in the first view").toBe(false);
  const { expectShown, thumbnail, track } = await findViewer(page);
  await thumbnail(13).focus();
  await expect.poll(() => has(/photo-viewer/)).toBe(true);
  await thumbnail(13).click();
  await expectShown(13);
  const inTrack = (position: number) =>
    track.locator(`img[data-photo="${photoAt(position).file}"]`);
  for (const position of [12, 14]) {
    await expect(inTrack(position)).toHaveCount(1);
    await expect
      .poll(() => inTrack(position).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(inTrack(15), "the picture after the next can wait").toHaveCount(0);
});

for (const locale of locales) {
  test(`every text of the dialog fits 320 px (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const { expectShown, dialog } = await openAt(page, 1, locale);
    for (let position = 1; position <= total; position++) {
      await expect(dialog.getByText(`${position} / ${total}`)).toBeVisible();
      expect(await findCutTexts(page)).toEqual([]);
      await page.keyboard.press("ArrowRight");
    }
    await expectShown(total);
  });
}

test.describe("without JavaScript", () => {
  // The browser's own page around a single picture has styles that the policy forbids.
  test.use({ javaScriptEnabled: false, expectedProblems: [/Applying inline style/] });

  test("each picture of the grid opens in full, and an address leads to its place", async ({
    page,
    ask,
  }) => {
    await page.goto(`${pages.gallery.de}#photo-${photoAt(14).file}`);
    const viewer = await findViewer(page, "de");
    const thumbnail = (position: number) => viewer.thumbnail(position).last();
    await expect(thumbnail(14)).toBeInViewport();
    for (let position = 1; position <= total; position++) {
      const address = await thumbnail(position).getAttribute("href");
      const { status, headers } = await ask(address ?? "");
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("image/jpeg");
    }
    await thumbnail(14).click();
    await expect(page).toHaveURL(/\/pictures\/.+\.jpg$/);
  });
});
