import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { takeAnswers } from "../../scripts/new/answers.ts";
import { makeHouse } from "../../scripts/new/make-house.ts";
import { buildCopy } from "./copy-project.ts";

const root = join(import.meta.dirname, "..", "..");
const houses = join(root, "tests", "houses");

/**
 * Writes the content of a house of `tests/houses`: what `npm run new` makes of its answers, with its
 * own files over that, to a folder of this name. Gives back where it is.
 */
export async function writeHouse(name: string, folder = name): Promise<string> {
  const content = join(root, ".cache", "houses", folder);
  const files = await makeHouse(takeAnswers(readJson(join(houses, name, "answers.json"))));
  rmSync(content, { recursive: true, force: true });
  for (const [path, made] of Object.entries(files)) write(join(content, path), made);
  addOwnFiles(join(houses, name), content);
  return content;
}

/** Builds such a house; gives back where its content is, and the site that was built of it. */
export async function buildHouse(name: string) {
  const content = await writeHouse(name);
  return { content, dist: buildCopy(name, { CONTENT: content }) };
}

/** Puts a house's own files over those that were made: JSON into JSON, others in their place. */
function addOwnFiles(own: string, content: string): void {
  for (const path of readdirSync(own, { recursive: true, encoding: "utf8" })) {
    const file = join(own, path);
    const made = join(content, path);
    if (path === "answers.json" || !/\.\w+$/.test(path)) continue;
    if (!path.endsWith(".json") || !existsSync(made)) write(made, readFileSync(file));
    else write(made, JSON.stringify(merge(readJson(made), readJson(file))));
  }
}

/** Keys of objects one by one, everything else whole; `null` takes a key away. */
function merge(made: unknown, own: unknown): unknown {
  if (!isTree(made) || !isTree(own)) return own;
  const merged = { ...made };
  for (const [key, value] of Object.entries(own)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}
