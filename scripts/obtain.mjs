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
 * Installs in CI what some tests need beside a browser: they are skipped without. On a machine that
 * somebody works at these would become services that run, so there it is left to its owner.
 */
export async function obtainServers() {
  if (!process.env["CI"]) return;
  const packages = { "redis-server": "redis-server", nginx: "nginx-light", caddy: "caddy" };
  const missing = Object.entries(packages).filter(([name]) => spawnSync(name, ["-v"]).error);
  if (missing.length > 0) await aptInstall(...missing.map(([, name]) => name));
}

/** @param {string[]} names */
async function aptInstall(...names) {
  if (process.platform !== "linux") return;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", ...(process.stdin.isTTY ? [] : ["-n"])];
  // A stale or partly unreachable package list need not stop the installation.
  const [program = "", ...args] = [...sudo, "apt-get"];
  await attempt(program, [...args, "update"]);
  await attempt(program, [...args, "install", "-y", ...names]);
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
