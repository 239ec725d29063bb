// The drawn map names its places in four languages, legibly at every width, on paper too.

import { expect, type Page } from "@playwright/test";
import { villa } from "../app/facts/facts.server.ts";
import { locales } from "../app/i18n/locales.ts";
import { pages } from "../app/routes.ts";
import { readTexts } from "./support/read-texts.ts";
import { test } from "./support/site-test.ts";

const widths = [320, 360, 640, 768, 1024, 1280, 1920];
const smallestTextInPixels = 11;
const townKeys = ["porec", "rovinj", "opatija"];

for (const locale of locales) {
  test(`the map is two named pictures to a screen reader (${locale})`, async ({ page }) => {
    await page.goto(pages.location[locale]);
    const { map } = await readTexts(locale, "location");
    const figure = page.getByRole("figure").filter({ hasText: map.caption });
    await expect(figure.getByRole("img", { name: map.region, exact: true })).toBeVisible();
    await expect(figure.getByRole("img", { name: map.surroundings, exact: true })).toBeVisible();
    // The names on it are part of the pictures: nothing else is read out.
    await expect(figure).toMatchAriaSnapshot(`
      - figure:
        - /children: equal
        - img ${JSON.stringify(map.region)}
        - img ${JSON.stringify(map.surroundings)}
        - text: ${JSON.stringify(map.caption)}
    `);
  });

  test(`names on the map are whole and apart at every width (${locale})`, async ({ page }) => {
    await page.goto(pages.location[locale]);
    const { map } = await readTexts(locale, "location");
    const names = Object.entries(map.names);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { texts, problems } = await examineLabels(page, smallestTextInPixels);
      expect(problems, `at ${width} px`).toEqual([]);
      const wanted = names.filter(([key]) => width >= 1280 || !townKeys.includes(key));
      for (const [, name] of [...wanted, ["", villa.name], ["", villa.address.locality]]) {
        expect(texts, `at ${width} px`).toContain(name);
      }
    }
  });
}

test("the map is on paper, coast and names, without having been scrolled to", async ({ page }) => {
  await page.goto(pages.location.de);
  const { map } = await readTexts("de", "location");
  const figure = page.getByRole("figure").filter({ hasText: map.caption });
  await page.emulateMedia({ media: "print" });
  await page.pdf({ format: "A4" });
  await expect(figure).toBeVisible();
  const drawings = figure.locator("img");
  await expect(drawings).toHaveCount(2);
  await expect
    .poll(() =>
      drawings.evaluateAll((all) =>
        all.every((image) => (image as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .toBe(true);
  const { problems } = await examineLabels(page, 8);
  expect(problems).toEqual([]);
});

test.describe("in forced colours", () => {
  test.use({ colorScheme: "dark", forcedColors: "active" });

  test("names and marks have the colour of text", async ({ page }) => {
    await page.goto(pages.location.en);
    const fills = await page
      .locator("figure svg svg :is(text, circle, path)")
      .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).fill))]);
    expect(fills).toEqual(["rgb(255, 255, 255)"]);
  });
});

test("a drawing is kept for good: its address changes with it", async ({ page, ask }) => {
  await page.goto(pages.location.en);
  for (const image of await page.locator("figure img").all()) {
    const { headers, body } = await ask(String(await image.getAttribute("src")), {
      headers: { "accept-encoding": "br" },
    });
    expect(headers["content-type"]).toContain("image/svg+xml");
    expect(headers["cache-control"]).toContain("immutable");
    expect(body.length).toBeLessThanOrEqual(3000);
  }
});

/** The first lines of all names that show, and names that overlap, leave their map or are tiny. */
function examineLabels(page: Page, smallest: number) {
  return page.evaluate((smallestSize) => {
    const problems: string[] = [];
    const shown: string[] = [];
    for (const map of document.querySelectorAll('figure [role="img"]')) {
      const frame = map.getBoundingClientRect();
      const texts = [...map.querySelectorAll("text")].filter((text) => text.checkVisibility());
      const boxes = texts.map((text) => {
        const name = text.firstChild?.textContent ?? "";
        shown.push(name);
        const { left, right, top, bottom } = text.getBoundingClientRect();
        if (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom) {
          problems.push(`${name} leaves the map`);
        }
        const size = Number.parseFloat(getComputedStyle(text).fontSize);
        if (size < smallestSize) problems.push(`${name} is ${size} px`);
        return { name, left, right, top, bottom };
      });
      for (const [index, a] of boxes.entries()) {
        for (const b of boxes.slice(index + 1)) {
          const isApart =
            a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          if (!isApart) problems.push(`${a.name} overlaps ${b.name}`);
        }
      }
    }
    return { texts: shown, problems };
  }, smallest);
}
