// No page has barriers, with the consent bar in the way, as on a first visit: none that axe finds, and
// no control out of the Tab key's reach. Each page is looked at in another language.
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { builtSite, distFolder } from "./support/built-site.ts";
import { findConsentControl } from "./support/consent-control.ts";
import { findBarriers, prepareBarrierSearch } from "./support/find-barriers.ts";
import { pagesInTurn, wordiest } from "./support/languages.ts";
import { missingPath } from "./support/missing-path.ts";
import { test } from "./support/site-test.ts";
import { walkByKeyboard } from "./support/walk-by-keyboard.ts";

const phone = { width: 360, height: 640 };
const laptop = { width: 1280, height: 800 };

test.use({ expectedProblems: [/404|500/] });
test.beforeEach(({ page }) => prepareBarrierSearch(page));

async function expectNoBarriers(page: Page): Promise<void> {
  for (const size of [laptop, phone]) {
    await page.setViewportSize(size);
    const barriers = await findBarriers(page, "html", { areColoursKnown: size === phone });
    expect(barriers, `at ${size.width} px`).toEqual([]);
  }
}

for (const { page: name, locale, path } of pagesInTurn) {
  test(`${name} has no barriers, and the Tab key leads through it`, async ({ page }) => {
    await page.goto(path);
    await expect((await findConsentControl(page, locale)).bar).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect((await walkByKeyboard(page, "Tab", "main")).problems).toEqual([]);
  });
}

test("error pages have no barriers; what leads there leads back, around what all pages share too", async ({
  page,
}) => {
  const path = missingPath(wordiest);
  await page.goto(path);
  await expect((await findConsentControl(page, wordiest)).bar).toBeVisible();
  await expectNoBarriers(page);
  const there = await walkByKeyboard(page);
  expect(there.problems).toEqual([]);
  const back = await walkByKeyboard(page, "Shift+Tab");
  expect(back.problems).toEqual([]);
  expect(back.stops.toReversed()).toEqual(there.stops);
  await page.setViewportSize(laptop);
  expect((await walkByKeyboard(page)).problems).toEqual([]);

  const file = join(distFolder, "static", builtSite.errorPages[wordiest].general.file);
  await page.route(path, (route) => route.fulfill({ status: 500, path: file }));
  await page.goto(path);
  await expect(page.locator("h1")).toBeVisible();
  await expectNoBarriers(page);
});
