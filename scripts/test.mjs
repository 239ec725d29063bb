// Runs on the machine's own Node (20.19 or later) with nothing installed: no package, no TypeScript.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { engine } from "../house/workspace/workspace.mjs";
import { runTools } from "./check.mjs";
import { obtainBrowser, obtainPackages } from "./obtain.mjs";
import { buildIfChanged, installIfNeeded } from "./prepare.mjs";
import { runNode } from "./run.mjs";

const reports = join(engine, ".cache", "reports");
const total = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs a step under a heading and returns whether it went well. It counts as one test, or, where
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

/**
 * Runs a program of the engine.
 * @param {string[]} args
 */
const program = (...args) => runNode(args, { cwd: engine });

/**
 * Runs a program beside others; returns a step that waits for it and prints what it has printed.
 * @param {string[]} args
 */
function startQuietly(...args) {
  const running = runNode(args, { cwd: engine, quiet: true });
  return async () => {
    const { status, output } = await running;
    console.log(output.trim());
    return status === 0;
  };
}

const tools = join("node_modules", ".bin");
const vitest = join(tools, "vitest");
const playwright = join(tools, "playwright");

// While the site is built, which needs none of them.
const packages = obtainPackages();
if (await step("Install", installIfNeeded)) {
  rmSync(reports, { recursive: true, force: true });
  // A build leaves processors idle, and so do unit tests, which wait for half of their time.
  const checks = runTools();
  const isBuilt = await step("Build", buildIfChanged);
  for (const { title, isGood, output } of await checks) {
    await step(title, async () => {
      if (!isGood) console.log(output);
      return isGood;
    });
  }
  await packages;
  // What fails here fails again, and is told, in the tests that need these houses.
  const houses = runNode(["tests/support/build-test-houses.ts"], { cwd: engine, quiet: true });
  await step("Unit tests", async () => (await program(vitest, "run")).status === 0, "vitest.json");
  await houses;
  if (isBuilt) {
    const hasBrowser = await obtainBrowser();
    const suite = [playwright, "test"];
    const ofHouse = startQuietly(...suite, "--config", "tests/house", "--workers", "1");
    const inBrowser = async () => hasBrowser && (await program(...suite)).status === 0;
    await step("Browser tests", inBrowser, "playwright.json");
    await step("Tests of the house", ofHouse, "house.json");
  }
}
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 ? 1 : 0;
