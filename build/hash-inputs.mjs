import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { isSystemFile } from "../house/workspace/house-folder.mjs";
import { builtFolders } from "../house/workspace/workspace.mjs";

// package-lock.json includes the version of Node, which is a dependency.
const engineFiles = ["package.json", "package-lock.json", "tsconfig.json"];
const notBuilt = /\.test\.tsx?$/;
const buildVariables = ["SITE_URL", "TAG_MANAGER_ID", "DESK_REPOSITORY", "DESK_APPLICATION_ID"];

/**
 * Returns a hash of the names and bytes of everything a build reads and of the settings that are fixed at build; an
 * empty setting equals an unset one. 14 MB of photos take 40 ms, so nothing is cached.
 * @param {import("../house/workspace/workspace.mjs").Workspace} workspace
 * @param {NodeJS.ProcessEnv} environment
 */
export function hashInputs({ engine, house, out }, environment) {
  const hash = createHash("sha256");
  const ofHouse = (existsSync(house) ? readdirSync(house) : []).filter(
    (name) => name !== "node_modules",
  );
  const inputs = [
    ...[...builtFolders, ...engineFiles].map((name) => /** @type {const} */ ([engine, name])),
    ...ofHouse.map((name) => /** @type {const} */ ([house, name])),
  ];
  for (const [folder, name] of inputs) {
    if (join(folder, name) === out) continue;
    for (const path of listFiles(folder, name)) {
      const bytes = readFileSync(join(folder, path));
      hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    }
  }
  for (const name of buildVariables) hash.update(`${name}\0${environment[name] ?? ""}\0`);
  return hash.digest("hex");
}

/**
 * The file of this name, or all files below the folder of this name, that a build reads.
 * @param {string} folder
 * @param {string} name
 * @returns {string[]}
 */
function listFiles(folder, name) {
  const path = join(folder, name);
  if (!isInput(name) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isInput)
    .sort();
}

/** @param {string} file */
function isInput(file) {
  return !notBuilt.test(file) && !file.split(/[\\/]/).some(isSystemFile);
}
