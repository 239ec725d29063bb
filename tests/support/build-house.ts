import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { hashInputs } from "../../build/hash-inputs.mjs";
import { takeAnswers } from "../../cli/new/answers.ts";
import { makeHouse } from "../../cli/new/make-house.ts";
import { makeWorkspace } from "../../house/workspace/workspace.mjs";
import { drawStandIns, listStandIns, nameStandIns } from "./stand-ins.ts";

const engine = join(import.meta.dirname, "..", "..");
const houses = join(engine, "tests", "houses");
const written = join(engine, ".cache", "houses");
/** How many photos are drawn for a house beside those of its own. */
const standInsFile = "stand-ins.json";

/** What is made of a house, and stays when it is written anew. */
const made = [".villa", "dist"];

/**
 * Writes a house of `tests/houses`: what `npm run new` makes of its answers, with its own files over
 * that, to a folder of this name. Gives back where it is.
 */
export async function writeHouse(name: string, folder = name): Promise<string> {
  const house = clear(folder);
  const files = await makeHouse(takeAnswers(readJson(join(houses, name, "answers.json"))));
  for (const [path, content] of Object.entries(files)) write(join(house, path), content);
  addOwnFiles(join(houses, name), house);
  checkCalendar(join(house, "blocked.json"));
  await addStandIns(join(houses, name, standInsFile), house);
  return house;
}

/** A calendar that is kept by hand counts for 30 days: this one was found right today, whatever the day. */
function checkCalendar(file: string): void {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const today = new Date().toISOString().slice(0, "YYYY-MM-DD".length);
  if (text) write(file, text.replace(/("checked": )"[\d-]+"/, `$1"${today}"`));
}

/** Where the house written to a folder of this name is. */
export function findHouse(folder: string): string {
  return join(written, folder);
}

/** Copies a house, with the steps that have been made of it, to a folder of this name. */
export function copyHouse(house: string, folder: string): string {
  const copy = clear(folder);
  const isCopied = (path: string) => ![...made, "node_modules"].includes(basename(path));
  cpSync(house, copy, { recursive: true, filter: (path) => path === house || isCopied(path) });
  const steps = join(".villa", "steps");
  if (existsSync(join(house, steps)))
    cpSync(join(house, steps), join(copy, steps), { recursive: true });
  return copy;
}

/**
 * Builds a house with these settings, and again only when what a build reads has changed: about 15 s.
 * Gives back the folder of its site.
 */
export async function buildHouse(
  house: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, SITE_URL: "", TAG_MANAGER_ID: "", ...settings };
  const out = join(house, "dist");
  const marker = join(out, ".built");
  const inputs = hashInputs(makeWorkspace(house, out), env);
  if (existsSync(marker) && readFileSync(marker, "utf8") === inputs) return out;
  const args = [join(engine, "build/build.ts"), "--house", house, "--out", out];
  const build = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const output = [text(build.stdout), text(build.stderr)];
  const [status, signal] = await once(build, "close");
  if (status !== 0) {
    const told = (await Promise.all(output)).join("");
    throw new Error(`${house} could not be built (${signal ?? `status ${status}`}):\n${told}`);
  }
  return out;
}

/** An empty folder for a house, in which only what was made of it is left. */
function clear(folder: string): string {
  const house = findHouse(folder);
  mkdirSync(house, { recursive: true });
  for (const name of readdirSync(house)) {
    if (!made.includes(name)) rmSync(join(house, name), { recursive: true });
  }
  return house;
}

/** Puts a house's own files over those that were made: JSON into JSON, others in their place. */
function addOwnFiles(own: string, house: string): void {
  for (const path of readdirSync(own, { recursive: true, encoding: "utf8" })) {
    const file = join(own, path);
    const target = join(house, path);
    if (path === "answers.json" || path === standInsFile || !/\.\w+$/.test(path)) continue;
    if (!path.endsWith(".json") || !existsSync(target)) write(target, readFileSync(file));
    else writeJson(target, merge(readJson(target), readJson(file)));
  }
}

/** Draws as many photos as a house wants beside its own, and names them in its languages. */
async function addStandIns(wanted: string, house: string): Promise<void> {
  if (!existsSync(wanted)) return;
  const photos = listStandIns(readJson(wanted).photos);
  const change = (path: string, how: (value: Record<string, unknown>) => object) =>
    writeJson(join(house, path), how(readJson(join(house, path))));
  change("pictures.json", (pictures) => ({
    ...pictures,
    photos: [...(pictures["photos"] as object[]), ...photos],
  }));
  for (const locale of readJson(join(house, "villa.json")).locales) {
    change(`texts/${locale}/pictures.json`, (texts) => ({
      ...texts,
      ...nameStandIns(photos, locale),
    }));
  }
  await drawStandIns(photos, join(house, "photos"));
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

function writeJson(file: string, value: unknown): void {
  write(file, `${JSON.stringify(value, undefined, 2)}\n`);
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}
