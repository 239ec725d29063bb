// Runs on the machine's own Node (20.19 or later) with nothing installed: no package, no TypeScript.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { engine } from "../house/workspace/workspace.mjs";
import { obtainBrowser, obtainPackages } from "./obtain.mjs";
import { buildIfChanged, installIfNeeded } from "./prepare.mjs";
import { runNode } from "./run.mjs";

const reports = join(engine, ".cache", "reports");
const total = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs a step under a heading and gives back whether it went well. It counts as one test, or, where
 * its runner has written a report, as those in there.
 * @param {string} title
 * @param {() => Promise<boolean>} work
 * @param {string} [report]
 */
async function step(title, work, report = "") {
  console.log(`\n── ${title}`);
  const began = performance.now();
  const isGood = await work();
  console.log(`── ${title}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const file = join(reports, report);
  const counted = report && existsSync(file) ? readReport(file) : { passed: isGood ? 1 : 0 };
  total.passed += counted.passed;
  // A runner that broke off, or could not load a file, counts no failed test.
  total.failed += Math.max(counted.failed ?? 0, isGood ? 0 : 1);
  total.skipped += counted.skipped ?? 0;
  return isGood;
}

/**
 * Reads a report of Vitest or of Playwright, where what passed when tried again has passed.
 * @param {string} file
 * @returns {{ passed: number, failed?: number, skipped?: number }}
 */
function readReport(file) {
  const { stats, ...vitest } = JSON.parse(readFileSync(file, "utf8"));
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = vitest;
  if (!stats) return { passed, failed, skipped };
  const { expected, flaky, unexpected, skipped: skippedInBrowser } = stats;
  return { passed: expected + flaky, failed: unexpected, skipped: skippedInBrowser };
}

/** @param {string} name @param {string[]} args */
const tool =
  (name, ...args) =>
  async () =>
    (await runNode([join("node_modules", ".bin", name), ...args], { cwd: engine })).status === 0;

// While the site is built, which needs none of them.
const packages = obtainPackages();
if (await step("Install", installIfNeeded)) {
  rmSync(reports, { recursive: true, force: true });
  const isBuilt = await step("Build", buildIfChanged);
  await packages;
  await step("Format and lint", tool("biome", "ci", "."));
  await step("Types", tool("tsc", "--noEmit"));
  await step("Unused code", tool("knip"));
  await step("Unit tests", tool("vitest", "run"), "vitest.json");
  if (isBuilt) {
    const inBrowser = tool("playwright", "test", "--project", "longest", "--project", "site");
    const ofHouse = tool("playwright", "test", "--config", "tests/house");
    const work = async () => (await obtainBrowser()) && inBrowser();
    await step("Browser tests", work, "playwright.json");
    await step("Tests of the house", ofHouse, "house.json");
  }
}
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 ? 1 : 0;
