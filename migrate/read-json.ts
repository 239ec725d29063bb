import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../server/start-error.ts";

/** A file of a content as it is; throws where it cannot be read. */
export function readJson(folder: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, path), "utf8"));
  } catch (error) {
    throw new StartError(`${path} cannot be read (${(error as Error).message}).`);
  }
}

/** Writes a file of a content. */
export function writeJson(folder: string, path: string, value: unknown): void {
  writeFileSync(join(folder, path), `${JSON.stringify(value, undefined, 2)}\n`);
}
