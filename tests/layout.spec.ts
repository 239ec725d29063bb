// Every page at every width, on one load: nothing sticks out, no text is cut off, pictures arrive.
// Pictures are the same in every language: their way is walked in one.
import { expect } from "@playwright/test";
import { pages, routes } from "../app/routes.ts";
import { findBrokenPictures } from "./support/find-broken-pictures.ts";
import { findCutTexts } from "./support/find-cut-texts.ts";
import { missingPath } from "./support/missing-path.ts";
import { test } from "./support/site-test.ts";
import { spaceOutText } from "./support/space-out-text.ts";

const widths = [1440, 1280, 1024, 768, 360, 320];
/** A phone and a laptop: between them they use every crop. */
const pictureWidths = [1280, 360];
const height = 800;

for (const { name, path, locale } of routes) {
  test(`${name} fits every width and shows its pictures`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      expect(await findCutTexts(page), `texts cut off at ${width} px`).toEqual([]);
      if (locale === "de" && pictureWidths.includes(width)) {
        await expect.poll(() => findBrokenPictures(page), `pictures at ${width} px`).toEqual([]);
      }
    }
    // 320 px is also what is left of 1280 px when a visitor enlarges to 400 %.
    await spaceOutText(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height });
      expect(await findCutTexts(page), `with letters set apart at ${width} px`).toEqual([]);
    }
  });
}

test("a title that is too long for a phone breaks where a reader would", async ({ page }) => {
  await page.setViewportSize({ width: 320, height });
  await page.goto(pages.gdpr.de);
  const firstLine = await page.locator("h1").evaluate((heading) => {
    const text = heading.firstChild as Text;
    const range = document.createRange();
    const topOf = (index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return [...range.getClientRects()].at(-1)?.top ?? 0;
    };
    const end = [...text.data].findIndex((_letter, index) => topOf(index) > topOf(0));
    return text.data.slice(0, end);
  });
  expect(firstLine).toBe("Datenschutz\u00ad");
});

test.describe("the page for an unknown address", () => {
  test.use({ expectedProblems: [/404/] });

  test("fits every width", async ({ page }) => {
    await page.goto(missingPath("de"));
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      expect(await findCutTexts(page), `texts cut off at ${width} px`).toEqual([]);
    }
  });
});
