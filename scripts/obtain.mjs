import { spawnSync } from "node:child_process";
import { canStart, findBrowser } from "./find-browser.mjs";
import { run } from "./run.mjs";

/**
 * Makes sure that the tests have a Chromium: an installed one, else one downloaded by Playwright, else one installed by
 * apt-get. Returns whether there is one; prints a line for each attempt.
 */
export async function obtainBrowser() {
  const { chromium } = await import("@playwright/test");
  const isThere = () => findBrowser() !== undefined || canStart(chromium.executablePath());
  const attempts = [
    () =>
      attempt(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]),
    () => aptInstall("chromium-headless-shell"),
    // Not every distribution has the headless shell.
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
 * Installs in CI the fastest browser, and the programs without which some tests are skipped. On a personal machine these
 * would run as services, so they are not installed there.
 */
export async function obtainPackages() {
  if (!process.env["CI"]) return;
  const packages = {
    "chromium-headless-shell": "chromium-headless-shell",
    ...{ "redis-server": "redis-server", nginx: "nginx-light", caddy: "caddy" },
  };
  const missing = Object.entries(packages).filter(
    ([name]) => spawnSync(name, ["--version"], { timeout: 20_000 }).error,
  );
  if (missing.length > 0) await aptInstall(...missing.map(([, name]) => name));
}

/** @param {string[]} names */
async function aptInstall(...names) {
  if (process.platform !== "linux") return;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", ...(process.stdin.isTTY ? [] : ["-n"])];
  // A stale package list does not stop the installation.
  const [program = "", ...args] = [...sudo, "apt-get"];
  await attempt(program, [...args, "update"]);
  // One by one, because a package missing in a distribution would stop the others.
  for (const name of names) await attempt(program, [...args, "install", "-y", name]);
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
