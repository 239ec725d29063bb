import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Chromium without the parts that only a window needs: a third quicker at hundreds of short visits. */
const SHELL = "chromium-headless-shell";
const WHOLE_BROWSERS = ["chromium", "chromium-browser", "google-chrome"];
const LINUX_FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];
/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const USUAL_PLACES = {
  darwin: ["Chromium", "Google Chrome"].map((name) =>
    join("/Applications", `${name}.app`, "Contents", "MacOS", name),
  ),
  win32: ["C:\\Program Files", "C:\\Program Files (x86)"].map((folder) =>
    join(folder, "Google", "Chrome", "Application", "chrome.exe"),
  ),
};
const VERSION_TIMEOUT_MS = 20_000;

/**
 * Gives back where a Chromium may be, best first: CHROMIUM_PATH, PATH, the usual places, and the
 * one that Playwright has downloaded. Guests have a whole browser, so figures and pictures are made
 * with one if there is one; tests take the quick one.
 * @param {NodeJS.ProcessEnv} environment
 * @param {NodeJS.Platform} platform
 * @param {string} playwrightPath
 * @param {{ quickFirst?: boolean }} wishes
 */
export function listBrowserPaths(environment, platform, playwrightPath, { quickFirst } = {}) {
  const names = quickFirst ? [SHELL, ...WHOLE_BROWSERS] : [...WHOLE_BROWSERS, SHELL];
  const folders = (environment["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const usualFolders = platform === "linux" ? LINUX_FOLDERS : [];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const usual = names.flatMap((name) => usualFolders.map((folder) => join(folder, name)));
  const given = environment["CHROMIUM_PATH"] ? [environment["CHROMIUM_PATH"]] : [];
  return [...given, ...onPath, ...usual, ...(USUAL_PLACES[platform] ?? []), playwrightPath];
}

/**
 * Gives back the first of the paths that is a browser which starts, or undefined.
 * @param {readonly string[]} paths
 */
export function findBrowser(paths) {
  return paths.find((path) => existsSync(path) && startsUp(path));
}

/**
 * A file of that name is not enough: Ubuntu ships a stand-in, and system libraries may be missing.
 * @param {string} path
 */
function startsUp(path) {
  // On Windows --version opens a window.
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { timeout: VERSION_TIMEOUT_MS }).status === 0;
}
