import type { Browser, Page } from "@playwright/test";
import type axe from "axe-core";
import { securityHeaders } from "../../server/security-headers.ts";
import type { BuiltSite } from "./read-site.ts";

/** A phone and a laptop, in pixels. */
const widths = [360, 1280];

/** What axe looks for: WCAG 2.2 AA, and what is known to be good. */
export const barrierRules = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/**
 * What is wrong with pages in a browser: messages of errors, requests to others before a visitor has
 * consented, a page that is wider than the window, and, with axe, barriers.
 */
export async function lookInBrowser(
  browser: Browser,
  site: BuiltSite,
  axeSource: string | undefined,
): Promise<string[]> {
  const found: string[] = [];
  const page = await browser.newPage();
  if (axeSource) await page.addInitScript({ content: axeSource });
  let shown = "";
  const say = (sentence: string) => found.push(`${shown}: ${sentence}`);
  page.on("pageerror", ({ message }) => say(message));
  page.on("console", (entry) => {
    if (entry.type() === "error") say(entry.text());
  });
  await page.route("**/*", async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = origin === site.manifest.siteUrl ? site.find(pathname) : undefined;
    if (!file) {
      say(`asks for ${route.request().url()}`);
      return route.abort();
    }
    const headers = securityHeaders(file.styleHashes ?? [], site.manifest);
    await route.fulfill({ path: file.file, headers, contentType: file.type ?? "application/json" });
  });
  for (const { path, isError } of site.pages) {
    shown = path;
    // Of an error page the application asks for what is not there.
    if (isError) continue;
    await page.goto(site.manifest.siteUrl + path, { waitUntil: "networkidle" });
    for (const sentence of await measure(page, axeSource !== undefined)) say(sentence);
  }
  await page.close();
  return found;
}

async function measure(page: Page, hasAxe: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`is ${wide} pixels wide in a window of ${width}`);
  }
  if (hasAxe) found.push(...(await page.evaluate(findBarriers, barrierRules)));
  return found;
}

/** Runs in the page, where axe is. */
async function findBarriers(values: readonly string[]): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await run({
    runOnly: { type: "tag", values: [...values] },
  } as axe.RunOptions);
  return violations.flatMap(({ help, nodes }) => nodes.map(({ target }) => `${help} (${target})`));
}
