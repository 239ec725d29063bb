// The first screen of a house whose pictures have a sky for words: full, clear and readable at every window.
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { leastContrast, measureContrast } from "../../house/check/check-colours.ts";
import { colours, pictures } from "../../house/facts/facts.server.ts";
import { paths } from "../../house/routes/routes.ts";
import { scrollTo, startAt } from "../support/application.ts";
import { findConsentControl } from "../support/consent-control.ts";
import { readTexts, wordiest } from "../support/languages.ts";
import { test } from "../support/site-test.ts";

const hero = pictures.photos.find(({ file }) => file === pictures.pages.home);

/** Phones without and with the browser's bars, tablets, laptops and monitors less those bars. */
const full = [
  [390, 664],
  [390, 844],
  [360, 640],
  [768, 1024],
  [1280, 800],
  [1366, 650],
  [1536, 730],
  [1920, 945],
  [2560, 1300],
] as const;
const sideways = [844, 390] as const;

/** The part of a text's ground that may be too dark: the tip of a tree. */
const mostDark = 0.02;

test.use({ contextOptions: { reducedMotion: "no-preference" } });
test.skip(hero?.dusk === undefined, "its first screen does not turn to dusk");

test("house and pool fill the window, and words stand in the sky", async ({ page }) => {
  test.slow();
  const { hero: words } = await readTexts(wordiest, "home");
  await startAt(page, paths.home[wordiest]);
  const { inBar, bar } = await findConsentControl(page, wordiest);
  await inBar("acceptNecessary").click();
  await expect(bar).toBeHidden();
  const scene = page.locator("section", { has: page.locator("h1") });
  const title = scene.locator("h1");
  const texts = [title, scene.locator("p").first(), scene.locator("ul")];
  const line = scene.getByText(words.line);
  for (const [width, height] of [...full, sideways]) {
    const where = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await scrollTo(page, 0);
    await expect(title).toHaveCSS("opacity", "1");
    const picture = await scene.locator("picture").first().boundingBox();
    // Very wide, the words stand beside it.
    if (width / height <= 9 / 5) {
      expect.soft(picture?.x, where).toBe(0);
      expect.soft(picture?.width, where).toBeGreaterThan(width - 20);
    }
    expect.soft((picture?.y ?? 0) + (picture?.height ?? 0), where).toBeGreaterThan(height - 1);
    const header = await page.getByRole("banner").boundingBox();
    const name = await title.boundingBox();
    expect.soft(name?.y, `${where}: below the header`).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect.soft(await findDark(page, texts), `${where}: ground of words`).toBeLessThan(mostDark);
    await scrollTo(page, height / 2);
    await expect(line).toHaveCSS("opacity", "1");
    await scene
      .locator("img")
      .last()
      .evaluate((image: HTMLImageElement) => image.decode());
    const { y = 0 } = (await line.boundingBox()) ?? {};
    expect.soft(y, `${where}: sentence`).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect.soft(await findDark(page, [line]), `${where}: its ground`).toBeLessThan(mostDark);
  }
});

test("the way to the dates is in sight while the consent is asked for", async ({ page }) => {
  for (const [width, height] of full.filter(([size]) => size < 560)) {
    await page.setViewportSize({ width, height });
    await page.goto(paths.home[wordiest]);
    const { bar } = await findConsentControl(page, wordiest);
    await expect(bar).toBeVisible();
    const scene = page.locator("section", { has: page.locator("h1") });
    const { y = 0 } = (await bar.boundingBox()) ?? {};
    const link = await scene.getByRole("link").boundingBox();
    expect((link?.y ?? y) + (link?.height ?? 0), `${width} × ${height}`).toBeLessThan(y);
  }
});

/** Of what is behind these texts, the part on which the ink cannot be read: the largest of theirs. */
async function findDark(page: Page, texts: readonly Locator[]): Promise<number> {
  const places = await Promise.all(texts.map((text) => text.evaluate(listLines)));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main * { color: transparent !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const screenshot = sharp(await page.screenshot());
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const shares = places.map(async (lines) => {
    let [dark, all] = [0, 0];
    for (const line of lines) {
      const pixels = await screenshot.clone().extract(line).removeAlpha().raw().toBuffer();
      for (let at = 0; at < pixels.length; at += 3) {
        all += 1;
        if (isTooDark(pixels.toString("hex", at, at + 3))) dark += 1;
      }
    }
    return dark / all;
  });
  return Math.max(...(await Promise.all(shares)));
}

/** Runs in the page: where the lines of an element's text are. */
function listLines(element: Element) {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: DOMRect[] = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    found.push(...range.getClientRects());
  }
  return found
    .filter(({ width }) => width > 1)
    .map(({ x, y, width, height }) => ({
      ...{ left: Math.round(x), top: Math.round(y) },
      ...{ width: Math.floor(width), height: Math.floor(height) },
    }));
}

/** What is known of the colours of a sky: there are few. */
const known = new Map<string, boolean>();

function isTooDark(colour: string): boolean {
  const answer = known.get(colour) ?? measureContrast(`#${colour}`, colours.ink) < leastContrast;
  known.set(colour, answer);
  return answer;
}
