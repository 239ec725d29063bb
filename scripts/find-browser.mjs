import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The headless shell comes first: it is a third faster at hundreds of short visits. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const applications = ["Chromium", "Google Chrome"].map((name) =>
  join("/Applications", `${name}.app`, "Contents", "MacOS", name),
);

/**
 * The path of an installed Chromium: CHROMIUM_PATH unchecked, else the first on the PATH that starts; undefined if there
 * is none, so that Playwright uses its own.
 */
export function findBrowser() {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return given;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...applications].find(canStart);
}

/**
 * Whether a browser starts. The file alone is not enough: Ubuntu ships a stub, and system libraries may be missing.
 * @param {string} path
 */
export function canStart(path) {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}
