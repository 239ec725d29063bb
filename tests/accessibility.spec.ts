// axe finds nothing against WCAG 2.2 AA or good practice, on a phone and on a laptop.
import { expect } from "@playwright/test";
import { locales } from "../src/i18n/locales.ts";
import { pages, routes } from "../src/routes.ts";
import { findBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { findLanguageList, findMenu } from "./support/header-parts.ts";
import { missingPath } from "./support/missing-path.ts";
import { test } from "./support/site-test.ts";
import { waitForApplication } from "./support/wait-for-application.ts";

const phone = { width: 360, height: 800 };
const laptop = { width: 1280, height: 800 };

test.beforeEach(({ page }) => prepareBarrierSearch(page));

for (const { name, path } of routes) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await page.goto(path);
    await waitForApplication(page);
    for (const size of [laptop, phone]) {
      await page.setViewportSize(size);
      expect(await findBarriers(page), `at ${size.width} px`).toEqual([]);
    }
  });
}

test.describe("the page for an unknown address", () => {
  test.use({ expectedProblems: [/404/] });

  for (const locale of locales) {
    test(`axe finds nothing on it (${locale})`, async ({ page }) => {
      await page.goto(missingPath(locale));
      await waitForApplication(page);
      for (const size of [laptop, phone]) {
        await page.setViewportSize(size);
        expect(await findBarriers(page), `at ${size.width} px`).toEqual([]);
      }
    });
  }
});

test.describe("what opens in the header", () => {
  test.use({ viewport: phone });

  for (const locale of locales) {
    test(`axe finds nothing in the open menu and language list (${locale})`, async ({ page }) => {
      await page.goto(pages.about[locale]);
      await waitForApplication(page);
      const parts = [await findMenu(page, locale), findLanguageList(page, locale)];
      for (const { button, box } of parts) {
        await button.click();
        await expect(box).toBeVisible();
        expect(await findBarriers(page)).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(box).toBeHidden();
      }
    });
  }
});
