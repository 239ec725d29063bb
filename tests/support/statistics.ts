import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";

/** Where the script comes from that stands in for that of a service for statistics. */
export const statisticsHost = "stats.example";

/** The cookies that it leaves; the second as late as a page lets it. */
export const statisticsCookies = ["_pk_id.1", "_pk_ses.1"] as const;

/** As Matomo's does: it reports views that it is told of and links that are clicked, and keeps cookies. */
const script = `
  const leave = (name) => { document.cookie = name + "=1; Path=/; Max-Age=3600"; };
  const report = (what) => {
    leave("${statisticsCookies[0]}");
    navigator.sendBeacon("https://${statisticsHost}/report", what);
  };
  let address = "";
  const follow = ([command, value]) => {
    if (command === "setCustomUrl") address = value;
    if (command === "trackPageView") report("view " + new URL(address).pathname);
  };
  for (const command of window._paq ?? []) follow(command);
  window._paq = { push: (...commands) => commands.forEach(follow) };
  addEventListener("click", ({ target }) => {
    const link = target.closest("a");
    if (link && link.origin !== location.origin) report("link " + link.origin);
  }, true);
  addEventListener("pagehide", () => leave("${statisticsCookies[1]}"));
`;

type Choice = { readonly id: string; readonly targetCookieIds: readonly string[] };

/** Lets one choice of a house run the script, and another name hosts of advertisements. */
export function addScripts(
  house: string,
  { statistics, advertising }: Readonly<Record<"statistics" | "advertising", string>>,
): void {
  const file = join(house, "cookies.json");
  const cookies = JSON.parse(readFileSync(file, "utf8"));
  const script = { src: `https://${statisticsHost}/script.js`, views: "matomo" };
  const hosts = { image: ["pixel.example"], frame: ["*.ads.example"] };
  const optional = (cookies.optional as readonly Choice[]).map((choice) => ({
    ...choice,
    ...(choice.id === advertising && { hosts }),
    ...(choice.id === statistics && {
      script,
      targetCookieIds: [...choice.targetCookieIds, "_pk_*"],
    }),
  }));
  writeFileSync(file, JSON.stringify({ ...cookies, optional }));
}

/** Answers for the service in all pages of a browser, and lists what has been reported to it. */
export async function standInForStatistics(context: BrowserContext): Promise<string[]> {
  const reports: string[] = [];
  await context.route(`https://${statisticsHost}/**`, (route) => {
    const report = route.request().postData();
    if (report) reports.push(report);
    return route.fulfill({ contentType: "text/javascript", body: report ? "" : script });
  });
  return reports;
}

/** Clicks on a link to another site, which is reported and not followed. */
export function clickLinkAway(page: Page): Promise<void> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^=http]")];
    const away = links.find(({ origin }) => origin !== location.origin);
    away?.addEventListener("click", (event) => event.preventDefault(), { once: true });
    away?.click();
  });
}

/** Counts the documents that a page loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("domcontentloaded", () => count++);
  return () => count;
}
