// The home page: its first screen turns to dusk, and below it a day at the house is told.
import { expect, type Locator, type Page } from "@playwright/test";
import { factMessages } from "../house/facts/facts.server.ts";
import { paths } from "../house/routes/routes.ts";
import { scrollTo, startAt } from "./support/application.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { primary, readTexts } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

const phone = { width: 390, height: 664 };

/** What the first screen shows: its name, its two pictures, and what is said in the dusk. */
async function findFirstScreen(page: Page) {
  const { hero } = await readTexts(primary, "home");
  const { datesAndPrices } = await readTexts(primary, "navigation");
  const scene = page.locator("section", { has: page.locator("h1") });
  return {
    name: scene.locator("h1"),
    line: scene.getByText(hero.line),
    dates: scene.getByRole("link", { name: datesAndPrices }),
    day: scene.locator("picture").first(),
    dusk: scene.locator("div", { has: page.locator("picture") }).last(),
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
    await startAt(page, paths.home[primary]);
    await answer(page);
    const { name, line, dates, day, dusk } = await findFirstScreen(page);
    await expect(line).toHaveCSS("opacity", "0");
    await expect(dusk).toHaveCSS("opacity", "0");
    await scrollTo(page, phone.height / 2);
    await expect(line).toHaveCSS("opacity", "1");
    await expect(dusk).toHaveCSS("opacity", "1");
    await expect(name).toHaveCSS("opacity", "0");
    await expect(dates, "nobody follows what cannot be seen").toBeHidden();
    const end = async () => Math.round((await boxOf(day)).bottom);
    await expect.poll(end, "the picture stands still").toBe(phone.height);
    await scrollTo(page, 0.59 * phone.height);
    expect(await end(), "and goes on standing").toBe(phone.height);
    await scrollTo(page, phone.height);
    expect(await end(), "but not for long").toBeLessThan(phone.height);
  });
});

test("with less motion the dusk stands below the day", async ({ page }) => {
  await startAt(page, paths.home[primary]);
  await answer(page);
  for (const size of [phone, { width: 1440, height: 900 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    const { name, line, day, dusk } = await findFirstScreen(page);
    await expect(name).toHaveCSS("opacity", "1");
    await expect(line).toHaveCSS("opacity", "1");
    const second = size.height;
    expect((await boxOf(line)).y).toBeGreaterThan(second);
    expect((await boxOf(dusk)).y).toBeCloseTo(second, 0);
    const { bottom } = await boxOf(name.locator("xpath=ancestor::section"));
    expect(bottom / second).toBeCloseTo(1.6, 1);
    expect((await boxOf(day)).y).toBeLessThan(second / 2);
  }
});

test("two pictures of a passage are whole within a phone's screen", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.home[primary]);
  const { passages } = await readTexts(primary, "home");
  const passage = page.locator("section", {
    has: page.getByRole("heading", { name: passages["night"]?.heading ?? "", exact: true }),
  });
  await expect(passage.locator("picture")).toHaveCount(2);
  for (const picture of await passage.locator("picture").all()) {
    const { x, width } = await boxOf(picture);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(phone.width);
    expect(width).toBeGreaterThanOrEqual(phone.width / 2.2);
  }
});

test("the page ends with the way to the dates, which takes the place of the bar", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(paths.home[primary]);
  await answer(page);
  const { closing } = await readTexts(primary, "home");
  const bar = page.locator("main > div").last().locator("a");
  const end = page.locator("section", {
    has: page.getByRole("heading", { name: closing.heading }),
  });
  await expect(bar, "the first screen has that link itself").toBeHidden();
  await scrollTo(page, 2 * phone.height);
  await expect(bar).toBeInViewport();
  await expect(bar).toHaveAttribute("href", /#availability$/);
  await end.evaluate((element) => element.scrollIntoView({ block: "end" }));
  const { x, y, width, bottom } = await boxOf(bar);
  const isOnTop = await end.evaluate(
    (element, at) => element.contains(document.elementFromPoint(at.x, at.y)),
    { x: x + width / 2, y: (y + bottom) / 2 },
  );
  expect(isOnTop).toBe(true);
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
