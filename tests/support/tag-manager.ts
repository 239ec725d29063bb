import type { BrowserContext, Page } from "@playwright/test";

/** The id that a site is built with, of which it is a part; nobody has it. */
export const taggedSiteId = "GTM-TEST123";

/** Where the tag manager comes from. */
export const tagManagerScript = `https://www.googletagmanager.com/gtm.js?id=${taggedSiteId}`;

/** Leaves the cookies that the real one would leave, and keeps what it has been told last. */
const standIn = `
  document.cookie = "_ga=1; Path=/; Max-Age=3600";
  document.cookie = "_ga_TEST=1; Path=/; Max-Age=3600";
  addEventListener("pagehide", () => {
    sessionStorage.setItem("told", Object.values(window.dataLayer.at(-1)).map(describe).join(" "));
  });
  const describe = (part) =>
    typeof part === "string" ? part : [...new Set(Object.values(part))].join(" ");
`;

/** Answers for the tag manager's host, and lists what has been asked of it. */
export async function standInForTagManager(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: standIn });
  });
  return asked;
}

/** What the tag manager has received, in order, without the values of the consent types and the addresses set. */
export function readDataLayer(page: Page): Promise<unknown[] | undefined> {
  return page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer?: Record<string, unknown>[] };
    return dataLayer?.flatMap((entry) => {
      if (entry[0] === "set") return [];
      if (String(entry) !== "[object Arguments]") return { ...entry, "gtm.start": undefined };
      return [entry[0], entry[1], ...new Set(Object.values(entry[2] as object))].join(" ");
    });
  });
}

/** The addresses of page and referrer that Google's tags are to report, each time they were set. */
export function readAddressesSet(page: Page): Promise<unknown[] | undefined> {
  return page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer?: Record<string, unknown>[] };
    return dataLayer?.flatMap((entry) => (entry[0] === "set" ? [entry[1]] : []));
  });
}

/** What the document before this one has told the tag manager last. */
export function readLastTold(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem("told"));
}

/** What the tag manager is told when it starts. */
export const startTold = ["consent default denied", "consent update granted", { event: "gtm.js" }];

/** What it is told of a page. */
export function viewTold(fullPath: string, routeName: string) {
  return { event: "content-view", "content-name": fullPath, "content-view-name": routeName };
}
