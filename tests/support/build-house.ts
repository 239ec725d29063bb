import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { hashInputs } from "../../build/hash-inputs.mjs";
import { takeAnswers } from "../../scripts/new/ask.ts";
import { makeHouse } from "../../scripts/new/make-house.ts";
import { copyProject } from "./copy-project.ts";

const root = join(import.meta.dirname, "..", "..");
const houses = join(root, "tests", "houses");
const cache = join(root, ".cache", "houses");

/** Where a house's content is, and the site that was built of it. */
export type BuiltHouse = { readonly content: string; readonly dist: string };

/**
 * Builds a house of `tests/houses`: what `npm run new` makes of its answers, with its own files over
 * that. It is built in a copy of the project, and again only when something has changed.
 */
export async function buildHouse(
  name: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<BuiltHouse> {
  const folder = join(cache, [name, ...Object.values(changes)].join(" "));
  const content = join(folder, "content");
  await writeHouse(content, name, changes);

  const dist = join(folder, "dist");
  const env = { ...process.env, SITE_URL: "", TAG_MANAGER_ID: "", CONTENT: content };
  const inputs = hashInputs(root, env);
  const marker = join(folder, ".built");
  if (existsSync(marker) && readFileSync(marker, "utf8") === inputs) return { content, dist };
  const project = join(cache, "project");
  copyProject(root, project, []);
  mkdirSync(join(folder, "steps"), { recursive: true });
  mkdirSync(join(project, ".cache"));
  symlinkSync(join(folder, "steps"), join(project, ".cache", "steps"));
  const { status, stderr } = spawnSync(process.execPath, [join("build", "build.ts")], {
    cwd: project,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the house ${name} could not be built: ${stderr}`);
  rmSync(dist, { recursive: true, force: true });
  cpSync(join(project, "dist"), dist, { recursive: true });
  writeFileSync(marker, inputs);
  return { content, dist };
}

async function writeHouse(content: string, name: string, changes: object): Promise<void> {
  const answers = readJson(join(houses, name, "answers.json"));
  const files = await makeHouse(takeAnswers({ ...answers, ...changes }));
  rmSync(content, { recursive: true, force: true });
  for (const [path, made] of Object.entries(files)) write(join(content, path), made);
  addOwnFiles(join(houses, name), content);
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
