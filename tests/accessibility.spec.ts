// No page has barriers: none that axe finds, no control too small, none without a name.
//
// German, with the longest words, is looked at in all widths. The other languages have the same
// markup and styles: for them one width shows what can differ, which is names and languages, and no colours.

import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { type Locale, languageNames, locales } from "../app/i18n/locales.ts";
import { routes } from "../app/routes.ts";
import { builtSite, distFolder } from "./support/built-site.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { findBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { findUnnamedControls } from "./support/find-unnamed-controls.ts";
import { third } from "./support/languages.ts";
import { missingPath } from "./support/missing-path.ts";
import { test } from "./support/site-test.ts";

const height = 800;
const widthsOf = (locale: Locale) => (locale === third ? [1280, 768, 360] : [360]);

test.beforeEach(({ page }) => prepareBarrierSearch(page));

async function expectNoBarriers(page: Page, locale: Locale): Promise<void> {
  for (const width of widthsOf(locale)) {
    await page.setViewportSize({ width, height });
    const barriers = await findBarriers(page, "html", { areColoursKnown: locale !== third });
    expect(barriers, `at ${width} px`).toEqual([]);
  }
  expect(await findUnnamedControls(page)).toEqual([]);
}

for (const { name, path, locale } of routes) {
  test(`${name} has no barriers`, async ({ page }) => {
    await page.goto(path);
    await expect((await findConsentControl(page, locale)).bar).toBeVisible();
    await expectNoBarriers(page, locale);
    // Each language is named in itself, and said to be, so that it is read out in its own voice.
    for (const other of locales.filter((one) => one !== locale)) {
      const link = page.locator(`header a[hreflang="${other}"]`);
      await expect(link).toHaveText(languageNames[other].name);
      await expect(link).toHaveAttribute("lang", other);
    }
  });
}

test.describe("pages for what went wrong", () => {
  test.use({ expectedProblems: [/404|500/] });

  for (const locale of locales) {
    test(`an unknown address has no barriers (${locale})`, async ({ page }) => {
      await page.goto(missingPath(locale));
      await expect((await findConsentControl(page, locale)).bar).toBeVisible();
      await expectNoBarriers(page, locale);
    });
  }

  test("a mistake of the server has no barriers", async ({ page }) => {
    const path = join(distFolder, "static", builtSite.errorPages[third].general.file);
    await page.route(missingPath(third), (route) => route.fulfill({ status: 500, path }));
    await page.goto(missingPath(third));
    await expect(page.locator("h1")).toBeVisible();
    await expectNoBarriers(page, third);
  });
});
