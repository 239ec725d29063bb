// The opening of the gallery, from one picture to the next, and the chapters; with fingers into an open picture.
import { expect, type Page } from "@playwright/test";
import { pictures } from "../house/facts/facts.server.ts";
import { paths } from "../house/routes/routes.ts";
import { waitForApplication } from "./support/application.ts";
import { declined, storeConsent } from "./support/consent-control.ts";
import { primary, third } from "./support/languages.ts";
import { findViewer, photoAt, scaleOf, total } from "./support/photo-viewer.ts";
import { test } from "./support/site-test.ts";
import { spread, swipe } from "./support/touch-gestures.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };

/** Loads the gallery; gives back its parts, and how to expect which picture its opening shows. */
async function openCarousel(page: Page) {
  // The page would move to keep its controls clear of the question.
  await storeConsent(page.context(), declined);
  await page.goto(paths.gallery[primary]);
  await waitForApplication(page);
  const viewer = await findViewer(page);
  const { carousel, slides } = viewer;
  const count = await slides.count();
  return {
    ...viewer,
    async expectFirst(position: number) {
      await expect(slides.nth(position - 1)).toBeInViewport({ ratio: 0.9 });
      await expect(carousel.getByText(`${position} / ${count}`, { exact: true })).toBeVisible();
    },
  };
}

test("the opening", async ({ page }) => {
  await page.setViewportSize(laptop);
  const { carousel, dialog, expectFirst, slides, messages } = await openCarousel(page);
  await test.step("has a picture of each chapter, from edge to edge, and the name of the page", async () => {
    await expect(slides).toHaveCount(await page.locator("[data-chapter]").count());
    const main = await page.getByRole("main").boundingBox();
    expect(await slides.first().boundingBox()).toMatchObject({ x: 0, width: main?.width });
    await expect(carousel.getByRole("heading", { level: 1 })).toHaveText(messages.heading);
    await expectFirst(1);
  });
  await test.step("arrows and keys lead through it, and the page stays where it is", async () => {
    const top = await page.evaluate(() => scrollY);
    await carousel.getByRole("link", { name: messages.next }).click();
    await expectFirst(2);
    await expect(carousel.getByRole("status")).toContainText("2");
    await page.keyboard.press("ArrowRight");
    await expectFirst(3);
    await carousel.getByRole("link", { name: messages.previous }).click();
    await expectFirst(2);
    await page.keyboard.press("Home");
    await expectFirst(1);
    await expect(page).toHaveURL(paths.gallery[primary]);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
  await test.step("so does the wheel", async () => {
    await slides.first().hover();
    await page.mouse.wheel(laptop.width, 0);
    await expectFirst(2);
  });
  await test.step("a picture opens in full, and takes the focus back", async () => {
    const link = slides.nth(1).getByRole("link");
    const hash = await link.getAttribute("href");
    await link.click();
    await expect(dialog).toBeVisible();
    expect(new URL(page.url()).hash).toBe(hash);
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

test("below the opening every picture is there once", async ({ page }) => {
  await page.goto(paths.gallery[primary]);
  const shown = await page
    .locator("[data-chapter] li")
    .evaluateAll((items) => items.map((item) => item.getAttribute("data-photo") ?? ""));
  expect(shown.toSorted()).toEqual(pictures.photos.map(({ file }) => file).toSorted());
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: phone });

  test("fingers", async ({ page }) => {
    const { dialog, expectFirst, expectShown, slides, thumbnail, track } = await openCarousel(page);
    await test.step("lead through the row", async () => {
      await swipe(slides.first(), "left");
      await expectFirst(2);
    });
    await test.step("find the chapters below each other, no wider than the screen", async () => {
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
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

  test("arrows lead through the opening, and the address of a picture to its place", async ({
    page,
  }) => {
    await page.goto(paths.gallery[third]);
    const below = page.locator("main picture img[loading=lazy]").first();
    await expect(below).not.toHaveJSProperty("naturalWidth", 0);
    const { carousel, messages, slides, thumbnail } = await findViewer(page, third);
    await carousel.getByRole("link", { name: messages.next }).click();
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.8 });
    const { file } = await photoAt(page, 9, third);
    await page.goto(`${paths.gallery[third]}#photo-${file}`);
    await expect(await thumbnail(9)).toBeInViewport({ ratio: 0.8 });
    await page.emulateMedia({ media: "print" });
    await page.reload();
    await expect(below).toHaveCSS("animation-name", "none");
  });
});
