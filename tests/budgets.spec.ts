// What the first view of a page costs the visitor, in bytes as sent (brotli). The same figures are
// in the table of `npm run bench`.
import { expect } from "@playwright/test";
import { budgets } from "../scripts/bench/budgets.ts";
import { loadFirstView, phone } from "../scripts/bench/load-first-view.ts";
import { isLegalPage, routes } from "../src/routes.ts";
import { test } from "./support/site-test.ts";

test.use(phone);

const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

for (const { name, path, page: pageId } of routes) {
  test(`${name} stays within its budgets in bytes`, async ({ page }) => {
    const view = await loadFirstView(page, path);
    expect(kilobytes(view.script)).toBeGreaterThan(0);
    expect(kilobytes(view.script)).toBeLessThanOrEqual(budgets.scriptKilobytes);
    expect(kilobytes(view.fonts)).toBeLessThanOrEqual(budgets.fontKilobytes);
    expect(kilobytes(view.largestPicture)).toBeLessThanOrEqual(budgets.heroKilobytes);
    expect(kilobytes(view.html)).toBeGreaterThan(0);
    if (isLegalPage(pageId)) return;
    expect(kilobytes(view.html)).toBeLessThanOrEqual(budgets.htmlKilobytes);
  });
}
