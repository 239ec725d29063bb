// The home page: its first screen turns to dusk, and below it a day at the house is told.
import { expect, type Locator, type Page } from "@playwright/test";
import { factMessages } from "../app/facts/facts.server.ts";
import { locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { scrollTo, startAt } from "./support/application.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { primary, readTexts } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

const phone = { width: 390, height: 664 };

/** What the first screen shows: its name, its two pictures, and what is said in the dusk. */
async function findFirstScreen(page: Page) {
  const { hero } = await readTexts(primary, "home");
  const scene = page.locator("section", { has: page.locator("h1") });
  return {
    name: scene.locator("h1"),
    line: scene.getByText(hero.line),
    dates: scene.getByRole("link", { name: hero.dates }),
    day: scene.locator("picture").first(),
    dusk: scene.locator("picture").last(),
  };
}

/** Answers the question for consent: as long as it asks, it moves what it would cover. */
async function answer(page: Page): Promise<void> {
  const { bar, inBar } = await findConsentControl(page, primary);
  await inBar("acceptNecessary").click();
  await expect(bar).toBeHidden();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("it has no box");
  return { ...box, bottom: box.y + box.height };
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: phone });

  test("day turns to dusk under the scrolling", async ({ page }) => {
    await startAt(page, pages.home[primary]);
    await answer(page);
    const { name, line, dates, day, dusk } = await findFirstScreen(page);
    await expect(line).toHaveCSS("opacity", "0");
    await expect(dusk).toHaveCSS("opacity", "0");
    await scrollTo(page, phone.height);
    await expect(line).toHaveCSS("opacity", "1");
    await expect(dusk).toHaveCSS("opacity", "1");
    await expect(name).toHaveCSS("opacity", "0");
    await expect(dates, "nobody follows what cannot be seen").toBeHidden();
    const end = async () => Math.round((await boxOf(day)).bottom);
    await expect.poll(end, "the picture stands still").toBe(phone.height);
    await scrollTo(page, 1.5 * phone.height);
    expect(await end(), "and goes on standing").toBe(phone.height);
  });
});

test.describe("the ornament", () => {
  test.use({
    contextOptions: { reducedMotion: "no-preference" },
    // At another size there is another picture.
    expectedProblems: [/\/pictures\//],
  });

  test("crosses the sky and touches no word, in any language", async ({ page }) => {
    test.slow();
    for (const locale of locales) {
      await startAt(page, pages.home[locale]);
      const { bar, inBar } = await findConsentControl(page, locale);
      if (await bar.isVisible()) await inBar("acceptNecessary").click();
      for (const [width, height] of [
        [360, 640],
        [768, 1024],
        [1440, 900],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        const { touched, way } = await page.evaluate(followOrnament);
        expect.soft(touched, `${locale}, ${width} × ${height}`).toEqual([]);
        expect.soft(way, `${locale}, ${width} × ${height}`).toBeGreaterThan(width / 3);
      }
    }
  });
});

/** Words of the first screen that the ornament touches while one scrolls, and how far it comes, in pixels. */
async function followOrnament() {
  const screen = document.querySelector("h1")?.closest("section");
  const ornament = screen?.querySelector("svg");
  const touched: string[] = [];
  const seen: number[] = [];
  for (let part = 0; part <= 12; part += 1) {
    window.scrollTo({ top: (innerHeight * part) / 10, behavior: "instant" });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const one = ornament?.getBoundingClientRect() ?? new DOMRect();
    seen.push(one.left);
    for (const text of screen?.querySelectorAll("h1, p, li, a") ?? []) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isTouched = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < one.right && right > one.left && top < one.bottom && bottom > one.top,
      );
      const isShown = text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isTouched && isShown) touched.push(`${text.textContent} at ${part}`);
    }
  }
  return { touched, way: Math.max(...seen) - Math.min(...seen) };
}

test("with less motion the dusk is a second screen", async ({ page }) => {
  await startAt(page, pages.home[primary]);
  await answer(page);
  for (const size of [phone, { width: 1440, height: 900 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    const { name, line, day, dusk } = await findFirstScreen(page);
    await expect(name).toHaveCSS("opacity", "1");
    await expect(line).toHaveCSS("opacity", "1");
    const second = size.height;
    expect((await boxOf(line)).y).toBeGreaterThan(second);
    expect((await boxOf(dusk)).bottom).toBeGreaterThanOrEqual(2 * second - 1);
    expect((await boxOf(day)).y).toBeLessThan(second / 2);
  }
});

test("on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await startAt(page, pages.home[primary]);
  await answer(page);
  const { passages } = await readTexts(primary, "home");
  const passage = (key: string) =>
    page.locator("section", {
      has: page.getByRole("heading", { name: passages[key]?.heading ?? "", exact: true }),
    });

  await test.step("a picture alone stands still while its text slides over it", async () => {
    const alone = passage("inside");
    const heading = alone.getByRole("heading");
    await alone.evaluate((element) => element.scrollIntoView());
    await page.mouse.wheel(0, phone.height / 2);
    await expect.poll(async () => (await boxOf(alone.locator("picture"))).y).toBe(0);
    const { y, bottom } = await boxOf(heading);
    expect(y).toBeLessThan((await boxOf(alone.locator("picture"))).bottom);
    const isOnTop = await heading.evaluate(
      (element, at) => element.contains(document.elementFromPoint(at.x, at.y)),
      { x: phone.width / 4, y: Math.min((y + bottom) / 2, phone.height - 80) },
    );
    expect(isOnTop).toBe(true);
  });

  await test.step("two pictures are swiped, and moved by the keyboard", async () => {
    const row = page.getByRole("region", { name: passages["night"]?.heading ?? "" });
    const [first, second] = [row.locator("img").first(), row.locator("img").last()];
    await row.scrollIntoViewIfNeeded();
    expect((await boxOf(first)).width).toBeGreaterThan(0.8 * phone.width);
    expect((await boxOf(second)).x, "it looks in").toBeLessThan(phone.width);
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test("the page ends in the sky that it began in, with the way to the dates", async ({ page }) => {
  await page.goto(pages.home[primary]);
  const { closing, hero } = await readTexts(primary, "home");
  const end = page.locator("section", {
    has: page.getByRole("heading", { name: closing.heading }),
  });
  const { dusk } = await findFirstScreen(page);
  const photo = await dusk.locator("img").getAttribute("data-photo");
  await expect(end.locator("img")).toHaveAttribute("data-photo", photo ?? "");
  const link = end.getByRole("link", { name: hero.dates });
  await expect(link).toHaveAttribute("href", /#availability$/);
  const { bottom } = await boxOf(link);
  expect(bottom).toBeLessThan((await boxOf(end)).bottom);
});

test("what few houses have is shown in every language", ({ sentPages }) => {
  for (const { page, locale, html } of sentPages) {
    // The engine has its words in all of them.
    expect.soft(html, locale).not.toMatch(/<bdi/);
    const { sisterVilla, partnerListing } = factMessages(locale).links;
    const parts: Partial<Record<string, readonly unknown[]>> = {
      home: [sisterVilla, partnerListing],
      location: ["1437"],
    };
    for (const part of parts[page] ?? []) expect.soft(html, locale).toContain(part);
  }
});
