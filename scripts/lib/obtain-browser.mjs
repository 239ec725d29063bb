import { spawnSync } from "node:child_process";
import { aptInstall, attempt } from "./apt-install.mjs";
import { findBrowser, listBrowserPaths } from "./find-browser.mjs";
import { projectNodePath, toolPath } from "./project-node.mjs";

const PRINT_PLAYWRIGHT_PATH =
  'import { chromium } from "@playwright/test"; console.log(chromium.executablePath());';

/**
 * Gives back the path of a Chromium that starts: an installed one, else it has Playwright download
 * one, else apt-get; undefined when nothing helped. Says each attempt in one line.
 * @param {string} root
 */
export async function obtainBrowser(root) {
  const own = readPlaywrightPath(root);
  const paths = listBrowserPaths(process.env, process.platform, own, { quickFirst: true });
  const given = process.env["CHROMIUM_PATH"];
  const installed = findBrowser(paths);
  if (given && installed !== given) console.log(`CHROMIUM_PATH (${given}) does not start.`);
  if (installed) return installed;

  const playwright = toolPath(root, "@playwright/test", "playwright");
  console.log("No Chromium found: downloading Playwright's …");
  await attempt(root, [projectNodePath(root), playwright, "install", "chromium"]);
  const downloaded = findBrowser(paths);
  if (downloaded || process.platform !== "linux") return downloaded;

  // Not every distribution has the quick one.
  for (const name of ["chromium-headless-shell", "chromium"]) {
    console.log(`Still none: installing ${name} with apt-get …`);
    await aptInstall(root, name);
    const found = findBrowser(paths);
    if (found) return found;
  }
  return undefined;
}

/** @param {string} root */
function readPlaywrightPath(root) {
  const args = ["--input-type=module", "--eval", PRINT_PLAYWRIGHT_PATH];
  return spawnSync(projectNodePath(root), args, { cwd: root, encoding: "utf8" }).stdout.trim();
}
