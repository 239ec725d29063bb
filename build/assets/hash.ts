import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A hash of these parts, eight hexadecimal digits. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    // The length distinguishes "ab" + "c" from "a" + "bc".
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest("hex").slice(0, 8);
}

/** A hash of the source in a folder, tests apart: a step whose code has changed runs again. */
export async function hashOfSource(folder: string): Promise<string> {
  const names = (await readdir(folder))
    .filter((name) => /(?<!\.test)\.(?:ts|json)$/.test(name))
    .sort();
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return hashOf(...names, ...sources);
}
