import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { pages } from "../../src/routes.ts";
import { serveBuild } from "../lib/serve-build.ts";
import { phone } from "./load-first-view.ts";
import { makeScriptlessCopy } from "./make-scriptless-copy.ts";
import { openBrowser } from "./open-browser.ts";
import type { Findings, Task } from "./part.ts";
import type { Row } from "./row.ts";
import { mobileNetwork, slowDown, slowdown } from "./slow-down.ts";
import { median } from "./statistics.ts";
import { watchClicks } from "./watch-clicks.ts";

/** Links that stand on the page they start from, to every kind of page. */
const journeys = [
  [pages.about.en, pages.home.en],
  [pages.home.en, pages.about.en],
  [pages.home.en, pages.gallery.en],
  [pages.home.en, pages.location.en],
  [pages.home.en, pages["pricing-and-availability"].en],
  [pages.home.en, pages.cookies.en],
] as const;

const quietMilliseconds = 1000;

type Journey = {
  readonly address: string;
  readonly from: string;
  readonly to: string;
  readonly network: typeof mobileNetwork | undefined;
  readonly isPrefetched: boolean;
};

/** From the click on a prefetched link to the first frame of its page, beside a whole page load. */
export async function measureClicks({ root, runs, browserPath }: Task): Promise<Findings> {
  using site = await serveBuild(join(root, "dist"));
  using reference = await serveBuild(await makeScriptlessCopy(root));
  await using browser = await openBrowser(browserPath);
  const rows: Row[] = [];
  for (const network of [undefined, mobileNetwork]) {
    for (const [from, to] of journeys) {
      const [ours, plain]: [number[], number[]] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        const path = { from, to, network };
        ours.push(
          await measureClick(browser, { ...path, address: site.address, isPrefetched: true }),
        );
        plain.push(
          await measureClick(browser, { ...path, address: reference.address, isPrefetched: false }),
        );
      }
      rows.push({
        what: `Click from ${from} to ${to}`,
        value: median(ours),
        reference: median(plain),
        unit: "ms",
        note: `processor ${slowdown} times slower, ${network ? "mobile network" : "no network delay"}`,
      });
    }
  }
  return { rows };
}

async function measureClick(browser: Browser, journey: Journey): Promise<number> {
  const { address, from, to, network, isPrefetched } = journey;
  // Without motion the first frame of a page shows all of it.
  await using context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(watchClicks);
  await page.goto(address + from);
  await page.waitForLoadState("networkidle");
  const link = page.locator(`a[href="${to}"]:not([hreflang])`).filter({ visible: true }).last();
  await link.scrollIntoViewIfNeeded();
  if (isPrefetched) await waitForPrefetch(page, to);
  await slowDown(page, network);
  await link.click();
  return await readPainted(page);
}

/** Waits until a page's payload has come, and then nothing for a while: code and texts are there. */
async function waitForPrefetch(page: Page, path: string): Promise<void> {
  const payload = `${path.replace(/\/$/, "")}/_payload.json`;
  const isPrefetched = (wanted: { payload: string; quiet: number }) => {
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return (
      loaded.some(({ name }) => new URL(name).pathname === wanted.payload) &&
      loaded.every(({ responseEnd }) => performance.now() - responseEnd > wanted.quiet)
    );
  };
  const wanted = { payload, quiet: quietMilliseconds };
  await page.waitForFunction(isPrefetched, wanted, { polling: 100 });
}

async function readPainted(page: Page): Promise<number> {
  const options = { polling: 100 };
  const painted = await page.waitForFunction(
    () => sessionStorage.getItem("painted"),
    undefined,
    options,
  );
  return Number(await painted.jsonValue());
}
