// The folders of the engine, a house and its output. Plain JavaScript: `npm start` uses it before
// anything is installed.
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

/**
 * Absolute folders: the engine, the data of one house, its finished site (`out`), and generated data (`made`), inside of
 * the house.
 * @typedef {{ readonly engine: string, readonly house: string, readonly out: string, readonly made: string }} Workspace
 */

/** The folder of the program. */
export const engine = join(import.meta.dirname, "../..");

/** The folders of the engine that a build reads. */
export const builtFolders = [
  ...["domain", "house", "words", "site", "browser", "render", "server", "build", "desk"],
];

/**
 * The workspaces that a command names: each `--house`, and `--out`, else HOUSE and OUT, else the current
 * folder where it is a house, else the first of the engine's `houses/`; and `dist/`, of several houses
 * that in each.
 * @param {readonly string[]} [args]
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {[Workspace, ...Workspace[]]}
 */
export function readWorkspaces(args = process.argv.slice(2), environment = process.env) {
  const options = /** @type {const} */ ({
    house: { type: "string", multiple: true },
    out: { type: "string" },
  });
  const { values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { house = [], out = environment["OUT"] } = values;
  const [first = environment["HOUSE"], ...others] = house.filter((name) => name !== "");
  if (others.length === 0) return [makeWorkspace(first || findHouse(), out || "dist")];
  const [one, ...more] = house.map((name) => makeWorkspace(name, join(name, "dist")));
  return [/** @type {Workspace} */ (one), ...more];
}

/**
 * The workspace of a command that works on one house.
 * @param {Parameters<typeof readWorkspaces>} given
 */
export function readWorkspace(...given) {
  return readWorkspaces(...given)[0];
}

/**
 * @param {string} house
 * @param {string} out
 * @returns {Workspace}
 */
export function makeWorkspace(house, out) {
  const folder = resolve(house);
  return { engine, house: folder, out: resolve(out), made: join(folder, ".villa") };
}

function findHouse() {
  if (existsSync("villa.json")) return ".";
  const houses = join(engine, "houses");
  const names = existsSync(houses) ? readdirSync(houses).sort() : [];
  return join(houses, names.find((name) => existsSync(join(houses, name, "villa.json"))) ?? "");
}
