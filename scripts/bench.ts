// Entry of `npm run bench`: measures the site against its budgets, and beside a reference in the
// same run. A complete run writes `docs/bench.md`; `--parts`, `--pages`, `--languages` and `--runs`
// leave something out, and then the tables are only printed.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { describeRun } from "./bench/describe-run.ts";
import { measureBuild } from "./bench/measure-build.ts";
import { measureClicks } from "./bench/measure-clicks.ts";
import { measureFirstViews } from "./bench/measure-first-views.ts";
import { measureLighthouse } from "./bench/measure-lighthouse.ts";
import { measureLoading } from "./bench/measure-loading.ts";
import { measureNuxt } from "./bench/measure-nuxt.ts";
import { measureServer } from "./bench/measure-server.ts";
import { measureSoak } from "./bench/measure-soak.ts";
import type { Part } from "./bench/part.ts";
import { readOptions } from "./bench/read-options.ts";
import { writeSection } from "./bench/write-report.ts";
import { buildIfChanged } from "./lib/build-if-changed.mjs";
import { findBrowser, listBrowserPaths } from "./lib/find-browser.mjs";
import { runMain, StepFailure } from "./lib/step-failure.mjs";

const root = join(import.meta.dirname, "..");
const report = join(root, "docs", "bench.md");

const parts: Readonly<Record<string, Part>> = {
  bytes: { title: "First view, on a phone", measure: measureFirstViews },
  lighthouse: { title: "Lighthouse, on a phone", measure: measureLighthouse },
  loading: { title: "While loading on a slow phone", measure: measureLoading },
  clicks: { title: "From a click to its page", measure: measureClicks },
  server: { title: "Pages a second, and memory", measure: measureServer },
  nuxt: { title: "Pages a second, beside Nuxt", measure: measureNuxt },
  soak: { title: "After 50,000 requests", measure: measureSoak },
  build: { title: "Start and build", measure: measureBuild },
};

await runMain(async () => {
  const options = readOptionsOrStop();
  await buildIfChanged(root);
  const paths = listBrowserPaths(process.env, process.platform, chromium.executablePath());
  const browserPath = findBrowser(paths);
  const sections = [describeRun(root, options, browserPath)];
  console.log(sections[0]);
  for (const name of options.parts) {
    const part = parts[name];
    if (!part) continue;
    console.log(`\nMeasuring: ${part.title} …`);
    const section = writeSection(part.title, await part.measure({ ...options, root, browserPath }));
    // At once: a later part may fail, and an hour is long.
    console.log(`\n${section}`);
    sections.push(section);
  }
  if (options.isComplete) await writeFile(report, `${sections.join("\n\n")}\n`);
  return 0;
});

function readOptionsOrStop() {
  try {
    return readOptions(process.argv.slice(2), Object.keys(parts));
  } catch (error) {
    throw new StepFailure((error as Error).message, 1);
  }
}
