import { spawnSync } from "node:child_process";
import { canStart, findBrowser } from "./find-browser.mjs";
import { run } from "./run.mjs";

/**
 * Makes sure that the tests have a Chromium: an installed one, else Playwright downloads one, else
 * apt-get installs one. Gives back whether there is one; says each attempt in a line.
 */
export async function obtainBrowser() {
  const { chromium } = await import("@playwright/test");
  const isThere = () => findBrowser() !== undefined || canStart(chromium.executablePath());
  const attempts = [
    () =>
      attempt(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]),
    () => aptInstall("chromium-headless-shell"),
    // Not every distribution has the quick one.
    () => aptInstall("chromium"),
  ];
  for (const obtain of attempts) {
    if (isThere()) return true;
    await obtain();
  }
  if (!isThere()) console.error("No Chromium could be found or installed: set CHROMIUM_PATH.");
  return isThere();
}

/**
 * Installs Redis in CI where there is none: its tests are skipped without. On a machine that
 * somebody works at it would become a service that runs, so there it is left to its owner.
 */
export async function obtainRedis() {
  const isThere = spawnSync("redis-server", ["--version"]).status === 0;
  if (!isThere && process.env["CI"]) await aptInstall("redis-server");
}

/** @param {string} name */
async function aptInstall(name) {
  if (process.platform !== "linux") return;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", ...(process.stdin.isTTY ? [] : ["-n"])];
  // A stale or partly unreachable package list need not stop the installation.
  const [program = "", ...args] = [...sudo, "apt-get"];
  await attempt(program, [...args, "update"]);
  await attempt(program, [...args, "install", "-y", name]);
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function attempt(program, args) {
  console.log(`${[program, ...args].join(" ")} …`);
  const { status, output } = await run(program, args, { quiet: true });
  if (status !== 0) console.log(`That did not work: ${output.trim().split("\n").at(-1)}`);
}
