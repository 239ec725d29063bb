// Every page at every width: nothing sticks out, no text is cut off, pictures arrive.
// Pictures are the same in every language: their way is walked in one.
import { expect, type Page } from "@playwright/test";
import { locales } from "../../domain/locales/locales.ts";
import { paths } from "../../house/routes/routes.ts";
import { formatStayQuery } from "../../site/stay/stay.ts";
import { findLanguageList, findMenu, waitForApplication } from "../support/application.ts";
import { findConsentControl } from "../support/consent-control.ts";
import { findCutTexts } from "../support/find-cut-texts.ts";
import { missingPath, wordiest } from "../support/languages.ts";
import { servedRoutes } from "../support/sent-pages.ts";
import { test } from "../support/site-test.ts";
import { spaceOutText } from "../support/space-out-text.ts";
import { timeLimit } from "../support/time-limit.ts";

const widths = [1440, 1280, 1024, 768, 360];
/** A phone and a laptop: between them they use every crop. */
const pictureWidths = [1280, 360];
const height = 800;

test.use({ expectedProblems: [/404|Page not found/] });

async function expectFit(page: Page, width: number, where: string): Promise<void> {
  await page.setViewportSize({ width, height });
  expect(await findCutTexts(page), `${where} at ${width} px`).toEqual([]);
}

const wordiestPaths = [
  ...servedRoutes.filter(({ locale }) => locale === wordiest).map(({ path }) => path),
  missingPath(wordiest),
];

test("the longest texts fit every width, and pictures arrive", async ({ page }) => {
  test.slow();
  for (const path of wordiestPaths) {
    await page.setViewportSize({ width: widths[0] ?? 0, height });
    await page.goto(path);
    for (const width of widths) {
      await expectFit(page, width, path);
      if (!pictureWidths.includes(width)) continue;
      const where = `pictures of ${path} at ${width} px`;
      // Each look is a walk down the whole page.
      await expect
        .poll(() => findBrokenPictures(page), { message: where, timeout: timeLimit(15_000) })
        .toEqual([]);
    }
    const breaks = await findBreaks(page);
    for (const around of breaks) {
      expect(around, "between words, or where a soft hyphen is").toMatch(/[\s\u00ad-]/);
    }
    // 320 px is also what is left of 1280 px when a visitor enlarges to 400 %.
    await spaceOutText(page);
    for (const width of [320, 1280]) await expectFit(page, width, `${path}, letters set apart,`);
  }
});

for (const locale of locales) {
  test(`letters twice as large lose nothing in ${locale}`, async ({ page, free }) => {
    test.slow();
    const settings = await page.context().newCDPSession(page);
    await settings.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    const stay = `${paths["pricing-and-availability"][locale]}?${formatStayQuery(free)}`;
    // Where the longest texts fit the others do; header and calendar are walked in every language.
    const wordy = locale === wordiest ? wordiestPaths : [];
    for (const path of [...wordy, stay]) {
      await page.goto(path);
      await waitForApplication(page);
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      for (const width of [1280, 768, 390, 320]) {
        await expectFit(page, width, `${path}, letters twice as large,`);
      }
    }
    for (const { button, box } of [
      ...(locales.length < 2 ? [] : [findLanguageList(page, locale)]),
      await findMenu(page, locale),
    ]) {
      await button.click();
      await expect(box).toBeVisible();
      await expectFit(page, 320, `with ${await button.textContent()} open,`);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  /** Legal pages and the home page have thousands of characters, the gallery its captions. */
  const fewestCharacters = 200;

  for (const locale of locales.filter((one) => one !== wordiest)) {
    test(`all pages are whole and fit in ${locale}`, async ({ page }) => {
      for (const { path } of servedRoutes.filter((route) => route.locale === locale)) {
        await page.goto(path);
        await expectFit(page, 1024, path);
        await expect(page.locator("h1"), path).toBeVisible();
        const { bar } = await findConsentControl(page, locale);
        await expect(bar, "nobody is asked who could not answer").toHaveCount(0);
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
        const shown = await page.getByRole("main").innerText();
        expect(shown.length, path).toBeGreaterThan(fewestCharacters);
        const hiddenWide = await findHiddenLinks(page);
        await spaceOutText(page);
        await expectFit(page, 320, `with letters set apart, ${path}`);
        const hiddenOnPhone = new Set(await findHiddenLinks(page));
        // A bar of phones is for phones alone; a link that waits for a script is in sight nowhere.
        const hidden = hiddenWide.filter((link) => hiddenOnPhone.has(link));
        expect(hidden, path).toEqual([]);
      }
    });
  }

  /** Links of the page's content that cannot be seen on this screen: their places and addresses. */
  async function findHiddenLinks(page: Page): Promise<readonly string[]> {
    return page.locator("main a").evaluateAll((links) =>
      links.flatMap((link, index) => {
        const isHidden = !link.checkVisibility() && !link.closest("details:not([open])");
        return isHidden ? [`${index}: ${(link as HTMLAnchorElement).href}`] : [];
      }),
    );
  }
});

/** The two letters around each break in the lines of a page's title. */
function findBreaks(page: Page): Promise<readonly string[]> {
  return page.locator("h1").evaluate((heading) => {
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text) {
      const { data } = text;
      const topOf = (index: number) => {
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + 1);
        return [...range.getClientRects()].at(-1)?.top ?? 0;
      };
      for (let index = 1; index < data.length; index++) {
        if (topOf(index) > topOf(index - 1)) found.push(data.slice(index - 1, index + 1));
      }
    }
    return found;
  });
}

/**
 * Walks down the page, so that lazy pictures are asked for, and names those that are not there. What
 * a row has still to scroll to can wait.
 */
function findBrokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    return [...document.images]
      .filter((image) => {
        const { left, right } = image.getBoundingClientRect();
        return image.checkVisibility() && left < innerWidth && right > 0;
      })
      .filter((image) => !image.complete || image.naturalWidth === 0 || !image.hasAttribute("alt"))
      .map((image) => image.currentSrc || image.src);
  });
}
