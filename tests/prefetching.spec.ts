// What is loaded before a link is followed: when, on which connections, and never the page itself.
import { expect, type Page } from "@playwright/test";
import { pages, payloadPath } from "../app/routes.ts";
import { primary, third } from "./support/languages.ts";
import { startAt } from "./support/same-document.ts";
import { test } from "./support/site-test.ts";

test.describe.configure({ mode: "parallel" });

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);

test("no page is prefetched while it is being looked at", async ({ page }) => {
  const payloads: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("_payload.json")) payloads.push(pathname);
  });
  for (const path of [pages.home[third], pages.gdpr[third]]) {
    payloads.length = 0;
    await startAt(page, path);
    const last = path === pages.gdpr[third] ? pages.cookies[third] : pages.gdpr[third];
    await footerLink(page, last).scrollIntoViewIfNeeded();
    await expect.poll(() => payloads).toContain(payloadPath(last));
    await page.waitForLoadState("networkidle");
    expect(payloads).not.toContain(payloadPath(path));
  }
});

test("a prefetched page opens without any request but for its pictures", async ({ page }) => {
  // A link to it may be in view at first: the answer can come before the test goes on.
  const prefetched = page.waitForResponse(`**${payloadPath(pages.gdpr[primary])}?*`);
  const manifest = page.waitForResponse(/\/builds\/meta\//);
  await startAt(page, pages.cookies[primary]);
  const link = footerLink(page, pages.gdpr[primary]);
  await link.scrollIntoViewIfNeeded();
  await Promise.all([prefetched, manifest]);
  await page.waitForLoadState("networkidle");
  const requests = await link.evaluate(async (element: HTMLElement) => {
    performance.clearResourceTimings();
    element.click();
    await new Promise((resolve) => {
      navigation.addEventListener("navigatesuccess", resolve, { once: true });
    });
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).flatMap(
      ({ name, initiatorType }) => (initiatorType === "img" ? [] : [name]),
    );
  });
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(pages.gdpr[primary]);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const [name, connection, prefetches] of [
  ["data-saver", { saveData: true }, false],
  ["2g", { effectiveType: "2g" }, false],
  ["3g", { effectiveType: "3g" }, true],
] as const) {
  test(`${prefetches ? "prefetches" : "does not prefetch"} on ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    const payloads: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("_payload.json")) payloads.push(request.url());
    });
    // The manifest comes a second after the browser is idle: later than every prefetch.
    const manifest = page.waitForResponse(/\/builds\/meta\//);
    await startAt(page, pages.home[primary]);
    await manifest;
    expect(payloads.length > 0).toBe(prefetches);
  });
}
