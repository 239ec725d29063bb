// What is loaded before a link is followed: never the page itself. On which connections, and how many
// at a time, is in app/client/prefetch-links.test.ts.
import { expect } from "@playwright/test";
import { pages, payloadPath } from "../app/routes.ts";
import { footerLink } from "./support/footer-link.ts";
import { primary, third } from "./support/languages.ts";
import { startAt } from "./support/same-document.ts";
import { test } from "./support/site-test.ts";

test.describe.configure({ mode: "parallel" });

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
