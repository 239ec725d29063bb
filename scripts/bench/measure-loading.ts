import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { serveBuild } from "../lib/serve-build.ts";
import { budgets } from "./budgets.ts";
import {
  findLongTasks,
  type LongTask,
  longTaskMilliseconds,
  traceCategories,
} from "./find-long-tasks.ts";
import { phone } from "./load-first-view.ts";
import { makeScriptlessCopy } from "./make-scriptless-copy.ts";
import { measureAgain } from "./measure-again.ts";
import { openBrowser } from "./open-browser.ts";
import type { Findings, Task } from "./part.ts";
import type { Row } from "./row.ts";
import { mobileNetwork, slowDown, slowdown } from "./slow-down.ts";
import { findHighest, median } from "./statistics.ts";

/** A page that loads on a slow phone; times in milliseconds. */
type Load = {
  readonly largestPaint: number;
  /** The longest task that was mostly scripts. */
  readonly longestScript: number;
  /** How many tasks that were mostly scripts were long. */
  readonly longScripts: number;
  /** What all tasks exceed the limit of a long one by. */
  readonly blocking: number;
};

type Measured = {
  readonly name: string;
  readonly ours: Load;
  readonly reference: Load;
  /** How often each of the two was loaded. */
  readonly loads: number;
};

/** Largest paint and long tasks while each page loads, beside the page without scripts. */
export async function measureLoading(task: Task): Promise<Findings> {
  const { root, runs, routes, browserPath } = task;
  using site = await serveBuild(join(root, "dist"));
  using reference = await serveBuild(await makeScriptlessCopy(root));
  await using browser = await openBrowser(browserPath);
  const measured: Measured[] = [];
  for (const { name, path } of routes) {
    const [ours, plain]: [Load[], Load[]] = [[], []];
    const combined = () => ({
      name,
      ours: combine(ours),
      reference: combine(plain),
      loads: ours.length,
    });
    const measure = async () => {
      ours.push(await load(browser, site.address + path));
      plain.push(await load(browser, reference.address + path));
    };
    await measureAgain(runs, measure, () => paintRatio(combined()) <= budgets.largestPaintRatio);
    measured.push(combined());
  }
  const slow = `processor ${slowdown} times slower`;
  return {
    rows: [
      {
        ...findWorst(measured, paintRatio),
        what: "Largest paint over that without scripts",
        unit: "",
        budget: budgets.largestPaintRatio,
      },
      {
        ...findWorst(measured, ({ ours }) => ours.longestScript, slow),
        what: "Longest task of scripts",
        budget: budgets.longTaskMilliseconds,
      },
      {
        ...findWorst(measured, ({ ours }) => ours.blocking, slow),
        what: "Blocking time",
      },
    ],
    pages: measured.map((one) => ({
      page: one.name,
      "largest paint, ms": one.ours.largestPaint,
      "without scripts, ms": one.reference.largestPaint,
      "paint ratio": paintRatio(one),
      loads: one.loads,
      "longest of scripts, ms": one.ours.longestScript,
      "long ones of scripts": one.ours.longScripts,
      "blocking, ms": one.ours.blocking,
      "blocking without scripts, ms": one.reference.blocking,
    })),
  };
}

async function load(browser: Browser, url: string): Promise<Load> {
  const page = await browser.newPage(phone);
  await slowDown(page, mobileNetwork);
  await browser.startTracing(page, { categories: traceCategories });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const tasks = findLongTasks(await browser.stopTracing());
  const largestPaint = await readLargestPaint(page);
  await page.close();
  const ofScripts = tasks.filter(isMostlyScript);
  return {
    largestPaint,
    longestScript: Math.max(0, ...ofScripts.map(({ total }) => total)),
    longScripts: ofScripts.length,
    blocking: tasks.reduce((sum, { total }) => sum + total - longTaskMilliseconds, 0),
  };
}

function readLargestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        });
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

function isMostlyScript({ total, inScripts }: LongTask): boolean {
  return inScripts > total / 2;
}

function combine(loads: readonly Load[]): Load {
  const of = (kind: keyof Load) => loads.map((one) => one[kind]);
  return {
    largestPaint: median(of("largestPaint")),
    longestScript: median(of("longestScript")),
    longScripts: median(of("longScripts")),
    blocking: median(of("blocking")),
  };
}

function paintRatio({ ours, reference }: Measured): number {
  return ours.largestPaint / reference.largestPaint;
}

function findWorst(
  measured: readonly Measured[],
  of: (one: Measured) => number,
  note?: string,
): Omit<Row, "what"> {
  const { name, value } = findHighest(measured, of);
  const page = `the most: ${name}`;
  return { value, unit: "ms", note: note ? `${page}; ${note}` : page };
}
