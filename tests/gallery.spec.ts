// The pictures in one row, and over the whole screen: every way in, from one to the next, and out.
import { expect, type Page } from "@playwright/test";
import { pages } from "../app/routes.ts";
import { findCutTexts } from "./support/find-cut-texts.ts";
import { fourth, primary, second, third, wordiest } from "./support/languages.ts";
import { findViewer, openAt, photoAt, total } from "./support/photo-viewer.ts";
import { test } from "./support/site-test.ts";
import { swipe } from "./support/touch-gestures.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

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

test.describe("the row of pictures on the page", () => {
  test("arrows, keys and small pictures lead through it; the page stays where it is", async ({
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

    // A picture of the row opens in full, and takes the focus back.
    const link = slides.first().getByRole("link");
    await link.click();
    await expectShown(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test("the wheel moves it sideways", async ({ page }) => {
    await page.setViewportSize(laptop);
    const { expectFirst, slides } = await openCarousel(page);
    await slides.first().hover();
    const { width } = (await slides.first().boundingBox()) ?? { width: 0 };
    await page.mouse.wheel(width, 0);
    await expectFirst(2);
  });

  test.describe("on a phone", () => {
    test.use({ hasTouch: true, viewport: phone });

    test("it is as wide as the screen, and a swipe leads on", async ({ page }) => {
      const { expectFirst, slides } = await openCarousel(page);
      const main = await page.getByRole("main").boundingBox();
      expect(await slides.first().boundingBox()).toMatchObject({ x: 0, width: main?.width });
      await swipe(slides.first(), "left");
      await expectFirst(2);
    });
  });
});

test("a chapter is a step away", async ({ page }) => {
  await page.setViewportSize(laptop);
  const { texts } = await openCarousel(page);
  const chapters = page.getByRole("navigation", { name: texts.chaptersLabel }).getByRole("link");
  const last = (await chapters.last().textContent()) ?? "";
  await chapters.last().click();
  await expect(page.getByRole("heading", { name: last, exact: true })).toBeInViewport();
});

test("a click opens a picture, arrows lead on, and a screen held upright is filled", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(pages.gallery[primary]);
  await waitForApplication(page);
  const { dialog, next, previous, thumbnail, track } = await findViewer(page);
  await (await thumbnail(1)).click();
  for (let position = 1; position <= total; position++) {
    const { alt } = await photoAt(page, position);
    const picture = dialog.getByRole("img", { name: alt });
    await expect(picture).toBeInViewport({ ratio: 0.98 });
    const box = await picture.boundingBox();
    expect(box?.width).toBe((await track.boundingBox())?.width);
    expect(box?.height).toBeGreaterThan(phone.height * 0.6);
    if (position === 1) await expect(previous).toHaveAttribute("aria-disabled", "true");
    await next.click();
  }
});

test("after the last picture comes the way to a stay", async ({ page }) => {
  const { dialog, next, previous, expectShown, texts } = await openAt(page, total);
  await next.click();
  await expect(dialog.getByText(texts.closing.text)).toBeInViewport();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await previous.click();
  await expectShown(total);
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("link", { name: texts.dates }).last().click();
  await expect(page).toHaveURL(`${pages["pricing-and-availability"][primary]}#availability`);
  await expect(dialog).toHaveCount(0);
});

test("the address of the open picture is shared, or copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { dialog, share, texts } = await openAt(page, 2);
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
});

test("the keyboard opens, leads through all pictures and closes; focus returns", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await page.goto(pages.gallery[second]);
  await waitForApplication(page);
  const { dialog, thumbnail, expectShown } = await findViewer(page, second);
  await (await thumbnail(3)).focus();
  await page.keyboard.press("Enter");
  await expectShown(3);
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
});

test("a double click on the button closes the picture, and leads no further back", async ({
  page,
}) => {
  await page.goto(pages.about[primary]);
  const { dialog, close, thumbnail } = await openAt(page, 2);
  await close.dblclick();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page).toHaveURL(pages.gallery[primary]);
  await expect(await thumbnail(2)).toBeFocused();
});

test("going back closes the picture and leaves the page in place; forward opens it", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  const { dialog, expectShown, next, thumbnail } = await openAt(page, 5);
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
});

test("an address with a picture opens it, also from another page; closing stays there", async ({
  page,
}) => {
  await page.goto(pages.gallery[fourth]);
  const { file } = await photoAt(page, 12);
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

test("the neighbours are fetched before they are asked for, and nothing earlier", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  const { track } = await openAt(page, 13);
  const inTrack = async (position: number) =>
    track.locator(`img[data-photo="${(await photoAt(page, position)).file}"]`);
  for (const position of [12, 14]) {
    const image = await inTrack(position);
    await expect
      .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(await inTrack(15), "the picture after the next can wait").toHaveCount(0);
});

test("every text of the dialog fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { dialog, texts } = await openAt(page, 1, wordiest);
  for (let position = 1; position <= total; position++) {
    await expect(dialog.getByText(`${position} / ${total}`)).toBeVisible();
    expect(await findCutTexts(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
  }
  await expect(dialog.getByText(texts.closing.text)).toBeInViewport();
  expect(await findCutTexts(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the row scrolls, small pictures and addresses lead to their place in it", async ({
    page,
  }) => {
    await page.goto(pages.gallery[third]);
    const { file } = await photoAt(page, 14, third);
    const { caption } = await photoAt(page, 4, third);
    await page.goto(`${pages.gallery[third]}#photo-${file}`);
    const { carousel, slides, thumbnail } = await findViewer(page, third);
    await expect(slides.nth(13)).toBeInViewport({ ratio: 0.8 });
    await carousel.getByRole("link", { name: caption, exact: true }).click();
    await expect(slides.nth(3)).toBeInViewport({ ratio: 0.8 });
    await (await thumbnail(8)).click();
    await expect(slides.nth(7)).toBeInViewport({ ratio: 0.8 });
  });
});
