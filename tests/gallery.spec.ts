// The pictures in one row, and over the whole screen: every way in, from one to the next, into one
// and about in it, and out.
import { expect, type Page } from "@playwright/test";
import { pages } from "../app/routes.ts";
import { waitForApplication } from "./support/application.ts";
import { findCutTexts } from "./support/find-cut-texts.ts";
import { fourth, primary, second, third, wordiest } from "./support/languages.ts";
import { findViewer, openAt, photoAt, scaleOf, total } from "./support/photo-viewer.ts";
import { readTags } from "./support/read-tags.ts";
import { test } from "./support/site-test.ts";
import { spread, swipe } from "./support/touch-gestures.ts";

const phone = { width: 360, height: 740 };
const smallPhone = { width: 320, height: 568 };
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

test("arrows, keys, small pictures and the wheel lead through the row; the page stays where it is", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  const { carousel, dialog, expectFirst, expectShown, slides, texts } = await openCarousel(page);
  await expect(slides).toHaveCount(total);
  await expect(slides.first()).toContainText(`1 / ${total}`);
  await expectFirst(1);
  await carousel.getByRole("link", { name: texts.next }).click();
  await expectFirst(2);
  const top = await page.evaluate(() => scrollY);
  await expect(carousel.getByRole("status")).toContainText("2");
  await page.keyboard.press("ArrowRight");
  await expectFirst(3);
  await carousel.getByRole("link", { name: texts.previous }).click();
  await expectFirst(2);
  const { caption } = await photoAt(page, 9);
  await carousel.getByRole("link", { name: caption, exact: true }).click();
  await expectFirst(9);
  await page.keyboard.press("Home");
  await expectFirst(1);
  await expect(page).toHaveURL(pages.gallery[primary]);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await slides.first().hover();
  const { width } = (await slides.first().boundingBox()) ?? { width: 0 };
  await page.mouse.wheel(width, 0);
  await expectFirst(2);

  // A picture of the row opens in full, and takes the focus back.
  const link = slides.nth(1).getByRole("link");
  await link.click();
  await expectShown(2);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  // A chapter is a step away.
  const chapters = page.getByRole("navigation", { name: texts.chaptersLabel }).getByRole("link");
  const last = (await chapters.last().textContent()) ?? "";
  await chapters.last().click();
  await expect(page.getByRole("heading", { name: last, exact: true })).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: phone });

  test("fingers lead through the row and through open pictures, and into them", async ({
    page,
  }) => {
    const { dialog, expectFirst, expectShown, slides, thumbnail, track } = await openCarousel(page);
    const main = await page.getByRole("main").boundingBox();
    expect(await slides.first().boundingBox()).toMatchObject({ x: 0, width: main?.width });
    await swipe(slides.first(), "left");
    await expectFirst(2);

    await (await thumbnail(2)).click();
    await expectShown(2);
    await swipe(track, "left");
    await expectShown(3);
    await swipe(track, "right");
    await expectShown(2);

    // Two taps enlarge; a finger then moves the picture and not the row.
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

    // Two fingers enlarge, as on every page.
    await spread(track);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  });
});

test("a screen held upright is filled by every picture, and no text of it is cut off; after the last comes the way to a stay", async ({
  page,
}) => {
  await page.setViewportSize(smallPhone);
  const { dialog, expectShown, next, previous, texts, track } = await openAt(page, 1, wordiest);
  await expect(previous).toHaveAttribute("aria-disabled", "true");
  for (let position = 1; position <= total; position++) {
    const { alt } = await photoAt(page, position, wordiest);
    const picture = dialog.getByRole("img", { name: alt });
    await expect(picture).toBeInViewport({ ratio: 0.98 });
    await expect(dialog.getByText(`${position} / ${total}`)).toBeVisible();
    const box = await picture.boundingBox();
    expect(box?.width).toBe((await track.boundingBox())?.width);
    expect(box?.height).toBeGreaterThan(smallPhone.height * 0.6);
    expect(await findCutTexts(page)).toEqual([]);
    await next.click();
  }
  await expect(dialog.getByText(texts.closing.text)).toBeInViewport();
  expect(await findCutTexts(page)).toEqual([]);
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await previous.click();
  await expectShown(total);
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("link", { name: texts.dates }).last().click();
  await expect(page).toHaveURL(`${pages["pricing-and-availability"][wordiest]}#availability`);
  await expect(dialog).toHaveCount(0);
});

test("the keyboard opens, leads through all pictures, enlarges and closes; focus returns", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await page.goto(pages.gallery[second]);
  await waitForApplication(page);
  const viewer = await findViewer(page, second);
  const { dialog, expectShown, next, thumbnail, track, zoomIn, zoomOut } = viewer;
  await (await thumbnail(3)).focus();
  await page.keyboard.press("Enter");
  await expectShown(3);
  await expect(dialog).toBeFocused();
  await expect(dialog.getByRole("img"), "what is not shown is not read out").toHaveCount(1);
  for (const [key, position] of [
    ["ArrowRight", 4],
    ["ArrowLeft", 3],
    ["End", total],
    ["Home", 1],
    ["ArrowRight", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(position);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(pages.gallery[second]);
  await expect(await thumbnail(2)).toBeFocused();
  await expect(await thumbnail(2)).toBeInViewport();

  // Buttons, keys and a double click enlarge; arrows then move about in the picture.
  await (await thumbnail(4)).click();
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
  const image = track.getByRole("img", { name: (await photoAt(page, 4, second)).alt });
  const before = await image.boundingBox();
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.mouse.up();
  expect((await image.boundingBox())?.x).not.toBe(before?.x);
  await next.click();
  await expectShown(5);
  expect(await scaleOf(track)).toBe(1);
});

test("neighbours are fetched, nothing earlier; its address is shared, or copied; back closes and forward opens; a double click on the button closes once", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(laptop);
  const viewer = await openAt(page, 5);
  const { close, dialog, expectShown, next, share, texts, thumbnail, track } = viewer;
  const inTrack = async (position: number) =>
    track.locator(`img[data-photo="${(await photoAt(page, position)).file}"]`);
  for (const position of [4, 6]) {
    const image = await inTrack(position);
    await expect(image).not.toHaveJSProperty("naturalWidth", 0);
  }
  await expect(await inTrack(7), "the picture after the next can wait").toHaveCount(0);

  const address = page.url();
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await share.click();
  await expect(dialog.getByText(texts.copied)).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() => {
    const share = async ({ url }: ShareData) => document.body.setAttribute("data-shared", `${url}`);
    Object.assign(navigator, { share });
  });
  await share.click();
  await expect(page.locator("body")).toHaveAttribute("data-shared", address);

  const top = await page.evaluate(() => scrollY);
  await next.click();
  await expectShown(6);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(pages.gallery[primary]);
  await expect(await thumbnail(6)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(laptop.height);
  await page.goForward();
  await expectShown(6);

  await close.dblclick();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page, "not the page before").toHaveURL(pages.gallery[primary]);
  await expect(await thumbnail(6)).toBeFocused();
});

test("an address with a picture opens it, also from another page; closing stays there", async ({
  page,
  ask,
}) => {
  const html = (await ask(pages.gallery[fourth])).body.toString();
  const files = readTags(html, "li").flatMap((item) => item["data-photo"] ?? []);
  const file = files[11];
  await page.goto(pages.about[fourth]);
  await waitForApplication(page);
  await page.evaluate((address) => {
    const link = document.querySelector<HTMLAnchorElement>("footer a[href]");
    if (link) link.href = address;
    link?.click();
  }, `${pages.gallery[fourth]}#photo-${file}`);
  const { close, dialog, expectShown } = await findViewer(page, fourth);
  await expectShown(12);
  await page.goBack();
  await expect(page).toHaveURL(pages.about[fourth]);
  await expect(dialog).toHaveCount(0);
  await page.goto(`${pages.gallery[fourth]}#photo-${file}`);
  await expectShown(12);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(pages.gallery[fourth]);
  await page.goto(`${pages.gallery[fourth]}#photo-of-something-else`);
  await waitForApplication(page);
  await expect(dialog).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the row scrolls, small pictures and addresses lead to their place in it; what is below loads, and is not held back on paper", async ({
    page,
  }) => {
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
    await (await thumbnail(8)).click();
    await expect(slides.nth(7)).toBeInViewport({ ratio: 0.8 });
    await page.emulateMedia({ media: "print" });
    await page.reload();
    await expect(below).toHaveCSS("animation-name", "none");
  });
});
