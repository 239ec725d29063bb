// Runs on the machine's own Node (18 or later) with nothing installed: no package, no TypeScript.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildIfChanged } from "./lib/build-if-changed.mjs";
import { countPlaywright, countRunner, countVitest } from "./lib/count-results.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { obtainBrowser } from "./lib/obtain-browser.mjs";
import { obtainRedis } from "./lib/obtain-redis.mjs";
import { projectEnvironment, projectNodePath, toolPath } from "./lib/project-node.mjs";
import { runCommand } from "./lib/run-command.mjs";
import { runStep } from "./lib/run-step.mjs";
import { requireSuccess, runMain } from "./lib/step-failure.mjs";
import { addTallies, formatTally, ONE_FAILED, ONE_PASSED, ONE_SKIPPED } from "./lib/tally.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = join(root, ".cache", "reports");

/**
 * Runs a script with the project's Node and gives back its result; throws when interrupted.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} variables
 */
async function runScript(args, variables = {}) {
  const env = { ...projectEnvironment(root), ...variables };
  const result = await runCommand(projectNodePath(root), args, { cwd: root, env });
  if (result.interrupted) requireSuccess(result, "");
  return result;
}

/** @param {string[]} args */
async function check(...args) {
  return (await runScript(args)).status === 0 ? ONE_PASSED : ONE_FAILED;
}

async function runUnitTests() {
  const report = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { status } = await runScript([toolPath(root, "vitest", "vitest"), "run", ...reporters]);
  return countRunner(report, status, countVitest);
}

/** @param {string | undefined} browser */
async function runBrowserTests(browser) {
  if (!browser) {
    console.error("No Chromium could be found or installed: set CHROMIUM_PATH to one.");
    return ONE_FAILED;
  }
  const report = join(reports, "playwright.json");
  const { status } = await runScript(
    [toolPath(root, "@playwright/test", "playwright"), "test", "--reporter=list,json"],
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return countRunner(report, status, countPlaywright);
}

async function runEverything() {
  const installed = await runStep("Install", async () => {
    await installIfNeeded({ root });
    return ONE_PASSED;
  });
  if (installed.failed > 0) return [installed];
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const browser = await obtainBrowser(root);
  if (browser) console.log(`Browser: ${browser}`);
  await obtainRedis(root);

  const biome = toolPath(root, "@biomejs/biome", "biome");
  const tsc = toolPath(root, "typescript", "tsc");
  const knip = toolPath(root, "knip", "knip");
  const generated = await runStep("Generate", () => check("build/generate.ts"));
  const linted = await runStep("Format and lint", () => check(biome, "ci", "."));
  const typed = await runStep("Types", () => check(tsc, "--noEmit"));
  const used = await runStep("Unused code", () => check(knip));
  const units = await runStep("Unit tests", runUnitTests);
  const built = await runStep("Build", async () => {
    if (!(await buildIfChanged(root))) console.log("Unchanged.");
    return ONE_PASSED;
  });
  const browsed = await runStep("Browser tests", async () => {
    if (built.failed === 0) return runBrowserTests(browser);
    console.log("Not run, because the build failed.");
    return ONE_SKIPPED;
  });
  return [generated, linted, typed, used, units, built, browsed];
}

await runMain(async () => {
  const total = addTallies(await runEverything());
  console.log(`\n${formatTally(total)}`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});
