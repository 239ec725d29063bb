// What the first view of a page costs the visitor, in bytes as sent (brotli). The same figures, for
// all pages and languages, are in the table of `npm run bench`.
import { expect } from "@playwright/test";
import { isMarkdownPage, routes } from "../app/routes.ts";
import { budgets } from "./support/budgets.ts";
import { pagesInTurn } from "./support/languages.ts";
import { loadFirstView, phone } from "./support/load-first-view.ts";
import { test } from "./support/site-test.ts";

test.use(phone);

const kilobytes = (bytes: number) => Math.round(bytes / 10) / 100;

test("every page stays within its budgets in bytes", async ({ page }) => {
  test.slow();
  for (const { name, path } of pagesInTurn) {
    const view = await loadFirstView(page, path);
    expect(kilobytes(view.script), name).toBeGreaterThan(0);
    expect(kilobytes(view.script), name).toBeLessThanOrEqual(budgets.scriptKilobytes);
    expect(kilobytes(view.fonts), name).toBeLessThanOrEqual(budgets.fontKilobytes);
    expect(kilobytes(view.heroPicture), name).toBeLessThanOrEqual(budgets.heroKilobytes);
  }
});

test("the HTML of every page but those of Markdown fits into the first round trip", async ({
  ask,
}) => {
  for (const { name, path, page } of routes) {
    if (isMarkdownPage(page)) continue;
    const { headers, body } = await ask(path, { headers: { "Accept-Encoding": "br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(kilobytes(body.length), name).toBeLessThanOrEqual(budgets.htmlKilobytes);
  }
});
