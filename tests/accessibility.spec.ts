// No page has barriers: none that axe finds, no control too small, none without a name. The language
// with the longest words is looked at in all widths; what others can differ in is in pages.spec.ts.
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { routes } from "../app/routes.ts";
import { builtSite, distFolder } from "./support/built-site.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { findBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { findUnnamedControls } from "./support/find-unnamed-controls.ts";
import { wordiest } from "./support/languages.ts";
import { missingPath } from "./support/missing-path.ts";
import { test } from "./support/site-test.ts";

test.beforeEach(({ page }) => prepareBarrierSearch(page));

async function expectNoBarriers(page: Page): Promise<void> {
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findBarriers(page), `at ${width} px`).toEqual([]);
  }
  expect(await findUnnamedControls(page)).toEqual([]);
}

for (const { name, path } of routes.filter(({ locale }) => locale === wordiest)) {
  test(`${name} has no barriers`, async ({ page }) => {
    await page.goto(path);
    await expect((await findConsentControl(page, wordiest)).bar).toBeVisible();
    await expectNoBarriers(page);
  });
}

test.describe("pages for what went wrong", () => {
  test.use({ expectedProblems: [/404|500/] });

  test("an unknown address and a mistake of the server have no barriers", async ({ page }) => {
    await page.goto(missingPath(wordiest));
    await expect((await findConsentControl(page, wordiest)).bar).toBeVisible();
    await expectNoBarriers(page);
    const path = join(distFolder, "static", builtSite.errorPages[wordiest].general.file);
    await page.route(missingPath(wordiest), (route) => route.fulfill({ status: 500, path }));
    await page.goto(missingPath(wordiest));
    await expect(page.locator("h1")).toBeVisible();
    await expectNoBarriers(page);
  });
});
