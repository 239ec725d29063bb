// Where the engine, a house and what is made of it lie. Plain JavaScript: `npm start` asks before
// anything is installed.
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

/**
 * Absolute folders: the program, the data of one house, and where its finished site goes. What is
 * made on the way lies in `made`, inside of the house.
 * @typedef {{ readonly engine: string, readonly house: string, readonly out: string, readonly made: string }} Workspace
 */

/** The folder of the program. */
export const engine = join(import.meta.dirname, "..");

/**
 * The workspace that a command names: `--house` and `--out`, else HOUSE and OUT, else the current folder
 * where it is a house, else the first of the engine's `houses/`; and `dist/`.
 * @param {readonly string[]} [args]
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Workspace}
 */
export function readWorkspace(args = process.argv.slice(2), environment = process.env) {
  const option = /** @type {const} */ ({ type: "string" });
  const options = { house: option, out: option };
  const { values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { house = environment["HOUSE"], out = environment["OUT"] } = values;
  return makeWorkspace(house || findHouse(), out || "dist");
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
