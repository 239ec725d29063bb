import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf } from "./hash.ts";
import type { Output } from "./output.ts";
import { readRemembered, remember } from "./remembered.ts";

/** Files by path in the output. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Makes files, unless the last run made them from the same inputs and they are all still there;
 * tells whether it made them. The stamp of the last run lies in the cache folder.
 */
export async function makeOnce(
  output: Output,
  stampFile: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Files>,
): Promise<boolean> {
  const key = hashOf(...inputs);
  const stamps = await readRemembered<readonly string[]>(stampFile);
  const madeBefore = stamps[key];
  if (madeBefore) {
    const kept = await Promise.all(madeBefore.map((file) => output.keep(file)));
    if (!kept.includes(false)) return false;
  }
  const files = await make();
  for (const [path, content] of Object.entries(files)) await output.write(path, content);
  await remember(stampFile, { [key]: Object.keys(files) });
  return true;
}

/** A hash of the source in a folder, tests apart: a step whose code has changed runs again. */
export async function hashOfSource(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return hashOf(...names, ...sources);
}
