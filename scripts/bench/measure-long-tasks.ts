import { join } from "node:path";
import type { Browser } from "@playwright/test";
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
import { openBrowser } from "./open-browser.ts";
import type { Findings, Task } from "./part.ts";
import type { Row } from "./row.ts";
import { slowDown, slowdown } from "./slow-down.ts";
import { median } from "./statistics.ts";

/** What keeps a page busy while it loads; times in milliseconds. */
type Load = {
  /** The longest task that was mostly scripts. */
  readonly longestScript: number;
  /** How many tasks that were mostly scripts were long. */
  readonly longScripts: number;
  /** What all tasks exceed the limit of a long one by. */
  readonly blocking: number;
};

type Measured = { readonly name: string; readonly ours: Load; readonly reference: Load };

const headings = {
  longestScript: "longest of scripts, ms",
  longScripts: "long ones of scripts",
  blocking: "blocking, ms",
} as const;

/** Long tasks while each page loads on a slowed processor, beside the page without scripts. */
export async function measureLongTasks(task: Task): Promise<Findings> {
  const { root, runs, routes, browserPath } = task;
  using site = await serveBuild(join(root, "dist"));
  using reference = await serveBuild(await makeScriptlessCopy(root));
  await using browser = await openBrowser(browserPath);
  const measured: Measured[] = [];
  for (const { name, path } of routes) {
    const [ours, plain]: [Load[], Load[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await load(browser, site.address + path));
      plain.push(await load(browser, reference.address + path));
    }
    measured.push({ name, ours: middle(ours), reference: middle(plain) });
  }
  return {
    rows: [
      {
        ...worst("Longest task of scripts while loading", "longestScript", "ms", measured),
        budget: budgets.longTaskMilliseconds,
      },
      worst("Long tasks of scripts while loading", "longScripts", "", measured),
      worst("Blocking time while loading", "blocking", "ms", measured),
    ],
    pages: measured.map(({ name, ours, reference }) => ({
      page: name,
      [headings.longestScript]: ours.longestScript,
      [headings.longScripts]: ours.longScripts,
      [headings.blocking]: ours.blocking,
      "blocking without scripts, ms": reference.blocking,
    })),
  };
}

async function load(browser: Browser, url: string): Promise<Load> {
  const page = await browser.newPage(phone);
  await slowDown(page);
  await browser.startTracing(page, { categories: traceCategories });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const tasks = findLongTasks(await browser.stopTracing());
  await page.close();
  const ofScripts = tasks.filter(isMostlyScript);
  return {
    longestScript: Math.max(0, ...ofScripts.map(({ total }) => total)),
    longScripts: ofScripts.length,
    blocking: tasks.reduce((sum, { total }) => sum + total - longTaskMilliseconds, 0),
  };
}

function isMostlyScript({ total, inScripts }: LongTask): boolean {
  return inScripts > total / 2;
}

function middle(loads: readonly Load[]): Load {
  const of = (kind: keyof Load) => median(loads.map((one) => one[kind]));
  return {
    longestScript: of("longestScript"),
    longScripts: of("longScripts"),
    blocking: of("blocking"),
  };
}

function worst(what: string, kind: keyof Load, unit: string, measured: readonly Measured[]): Row {
  const [first] = measured.toSorted((a, b) => b.ours[kind] - a.ours[kind]);
  return {
    what,
    value: first?.ours[kind] ?? 0,
    unit,
    ...(kind === "blocking" && first && { reference: first.reference.blocking }),
    note: `the most: ${first?.name}; processor ${slowdown} times slower`,
  };
}
