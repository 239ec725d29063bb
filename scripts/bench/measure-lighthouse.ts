import { join } from "node:path";
import { launch } from "chrome-launcher";
import { serveBuild } from "../lib/serve-build.ts";
import { browserArguments } from "./browser-arguments.ts";
import { budgets } from "./budgets.ts";
import { makeScriptlessCopy } from "./make-scriptless-copy.ts";
import { measureAgain } from "./measure-again.ts";
import type { Findings, PageFigures, Task } from "./part.ts";
import type { Row } from "./row.ts";
import {
  type LighthouseFigures,
  type LighthouseScores,
  measureScores,
  measureTimes,
} from "./run-lighthouse.ts";
import { findHighest, median } from "./statistics.ts";

type Measured = {
  readonly name: string;
  readonly ours: LighthouseFigures;
  readonly reference: LighthouseFigures;
  readonly scores: LighthouseScores;
};

/** Lighthouse on each page, beside the same page without scripts; rows name the worst page. */
export async function measureLighthouse(task: Task): Promise<Findings> {
  const { root, routes, runs, browserPath } = task;
  using site = await serveBuild(join(root, "dist"));
  using reference = await serveBuild(await makeScriptlessCopy(root));
  const chrome = await launch({
    ...(browserPath && { chromePath: browserPath }),
    chromeFlags: ["--headless=new", ...browserArguments],
  });
  const measured: Measured[] = [];
  try {
    for (const { name, path } of routes) {
      const [ours, plain]: [LighthouseFigures[], LighthouseFigures[]] = [[], []];
      const measure = async () => {
        // In turn, so that what else the machine does meets both alike.
        ours.push(await measureTimes(site.address + path, chrome.port));
        plain.push(await measureTimes(reference.address + path, chrome.port));
      };
      await measureAgain(runs, measure, () => middle(ours).performance >= budgets.leastPerformance);
      const scores = await measureScores(site.address + path, chrome.port);
      measured.push({ name, ours: middle(ours), reference: middle(plain), scores });
      console.log(`${name}: performance ${measured.at(-1)?.ours.performance}`);
    }
  } finally {
    chrome.kill();
  }
  return { rows: summarise(measured), pages: measured.map(listFigures) };
}

function middle(figures: readonly LighthouseFigures[]): LighthouseFigures {
  const of = (name: keyof LighthouseFigures) => median(figures.map((one) => one[name]));
  return {
    performance: of("performance"),
    largestPaint: of("largestPaint"),
    layoutShift: of("layoutShift"),
    blockingTime: of("blockingTime"),
  };
}

function summarise(measured: readonly Measured[]): Row[] {
  const { leastPerformance, leastOtherScore, layoutShift } = budgets;
  const lowest = (what: string, floor: number, of: (one: Measured) => number): Row => {
    const { name, value } = findHighest(measured, (one) => -of(one));
    return { what, value: -value, unit: "", floor, note: `the lowest: ${name}` };
  };
  const highest = (what: string, unit: string, of: (one: Measured) => number): Row => {
    const { name, value } = findHighest(measured, of);
    return { what, value, unit, note: `the highest: ${name}` };
  };
  const paint = (of: (one: Measured) => LighthouseFigures) =>
    median(measured.map((one) => of(one).largestPaint));
  return [
    lowest("Performance", leastPerformance, ({ ours }) => ours.performance),
    lowest("Accessibility", leastOtherScore, ({ scores }) => scores.accessibility),
    lowest("Best practices", leastOtherScore, ({ scores }) => scores.bestPractices),
    lowest("SEO", leastOtherScore, ({ scores }) => scores.search),
    {
      what: "Largest paint",
      value: paint(({ ours }) => ours),
      reference: paint(({ reference }) => reference),
      unit: "ms",
      note: "median of the pages; reference: without scripts",
    },
    { ...highest("Layout shift", "", ({ ours }) => ours.layoutShift), budget: layoutShift },
    highest("Blocking time", "ms", ({ ours }) => ours.blockingTime),
  ];
}

function listFigures({ name, ours, reference, scores }: Measured): PageFigures {
  return {
    page: name,
    performance: ours.performance,
    "without scripts": reference.performance,
    accessibility: scores.accessibility,
    "best practices": scores.bestPractices,
    SEO: scores.search,
    "largest paint, ms": ours.largestPaint,
    "without scripts, ms": reference.largestPaint,
    "layout shift": ours.layoutShift,
    "blocking, ms": ours.blockingTime,
    faults: scores.faults.join(", "),
  };
}
