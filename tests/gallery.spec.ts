// The pictures over the whole screen: every way in, from one to the next, into a picture, and out.
import { expect, type Locator, type Page } from "@playwright/test";
import { photos } from "../content/photos/photos.ts";
import { fillText } from "../src/i18n/fill-text.ts";
import { type Locale, locales } from "../src/i18n/locales.ts";
import { pages } from "../src/routes.ts";
import { findCutTexts } from "./support/find-cut-texts.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";
import { spread, swipe } from "./support/touch-gestures.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };
const total = photos.length;

/** The gallery shows pictures of one kind together. */
const shown = [...Map.groupBy(photos, (photo) => photo.shows).values()].flat();

function photoAt(position: number) {
  const photo = shown[position - 1];
  if (!photo) throw new Error(`there is no picture ${position}`);
  return photo;
}

async function findViewer(page: Page, locale: Locale = "en") {
  const texts = await readTexts(locale, "gallery");
  const dialog = page.getByRole("dialog", { name: texts.heading });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    texts,
    dialog,
    announcement: dialog.getByRole("status"),
    track: dialog.locator("ul").first(),
    previous: button(texts.previous),
    next: button(texts.next),
    close: button(texts.close),
    zoomIn: button(texts.zoomIn),
    zoomOut: button(texts.zoomOut),
    /** The picture in the grid that opens the one at this position. */
    thumbnail: (position: number) =>
      page.getByRole("link", {
        name: fillText(texts.open, { picture: photoAt(position).caption[locale] }),
        exact: true,
      }),
    async expectShown(position: number) {
      const { caption, file, alt } = photoAt(position);
      await expect(dialog.getByText(`${position} / ${total}`, { exact: true })).toBeVisible();
      await expect(dialog.getByText(caption[locale], { exact: true })).toBeVisible();
      await expect(dialog.getByRole("status")).toHaveText(
        `${fillText(texts.counter, { position, total })}: ${caption[locale]}`,
      );
      await expect(dialog.getByRole("img", { name: alt[locale] })).toBeInViewport({ ratio: 0.98 });
      expect(new URL(page.url()).hash).toBe(`#photo-${file}`);
    },
  };
}

async function openAt(page: Page, position: number, locale: Locale = "en") {
  await page.goto(pages.gallery[locale]);
  await waitForApplication(page);
  const viewer = await findViewer(page, locale);
  await viewer.thumbnail(position).click();
  await expect(viewer.next).toBeVisible();
  return viewer;
}

/** How many times wider a picture is drawn than its layout says. */
const scaleOf = (track: Locator, position: number) =>
  track
    .locator(`img[data-photo="${photoAt(position).file}"]`)
    .evaluate((image: HTMLElement) => image.getBoundingClientRect().width / image.offsetWidth);

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

test("buttons, keys and a double click zoom; arrows then move about in the picture", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  const { dialog, expectShown, next, track, zoomIn, zoomOut } = await openAt(page, 4);
  await expectShown(4);
  await expect(zoomOut).toHaveAttribute("aria-disabled", "true");
  await zoomIn.click();
  expect(await scaleOf(track, 4)).toBeGreaterThan(1.3);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText(`4 / ${total}`)).toBeVisible();
  for (const key of ["+", "+", "+", "+"]) await page.keyboard.press(key);
  expect(await scaleOf(track, 4)).toBeCloseTo(4, 1);
  await expect(zoomIn).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("-");
  expect(await scaleOf(track, 4)).toBeLessThan(3);
  await page.keyboard.press("0");
  await expectShown(4);
  await track.dblclick();
  expect(await scaleOf(track, 4)).toBeCloseTo(2.5, 1);
  const image = track.getByRole("img", { name: photoAt(4).alt.en });
  const before = await image.boundingBox();
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.mouse.up();
  expect((await image.boundingBox())?.x).not.toBe(before?.x);
  await next.click();
  await expectShown(5);
  expect(await scaleOf(track, 4)).toBe(1);
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

  test("two fingers enlarge", async ({ page }) => {
    const { expectShown, track } = await openAt(page, 2);
    await expectShown(2);
    await spread(track);
    await expect.poll(() => scaleOf(track, 2)).toBeGreaterThan(2);
    await page.keyboard.press("0");
    await expectShown(2);
  });

  test("two taps enlarge; a finger then moves the picture and not the row", async ({ page }) => {
    const { dialog, expectShown, track } = await openAt(page, 2);
    await expectShown(2);
    await track.tap();
    await track.tap();
    await expect.poll(() => scaleOf(track, 2)).toBeCloseTo(2.5, 1);
    const image = track.getByRole("img", { name: photoAt(2).alt.en });
    const before = await image.boundingBox();
    await swipe(track, "left");
    expect((await image.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
    await expect(dialog.getByText(`2 / ${total}`)).toBeVisible();
    await track.tap();
    await track.tap();
    await expectShown(2);
  });
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
    const { thumbnail } = await findViewer(page, "de");
    await expect(thumbnail(14)).toBeInViewport();
    for (let position = 1; position <= total; position++) {
      const address = await thumbnail(position).getAttribute("href");
      const { status, headers } = await ask(address ?? "");
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("image/webp");
    }
    await thumbnail(14).click();
    await expect(page).toHaveURL(/\/pictures\/.+\.webp$/);
  });
});
