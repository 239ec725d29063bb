import { readFile } from "node:fs/promises";
import { writeIfChanged } from "./output.ts";

/** What a cache file remembers, by key; nothing where the file is missing or cannot be read. */
export async function readRemembered<T>(file: string): Promise<Readonly<Record<string, T>>> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Record<string, T>;
  } catch {
    return {};
  }
}

/** Replaces what a cache file remembers. */
export function remember<T>(file: string, values: Readonly<Record<string, T>>): Promise<void> {
  return writeIfChanged(file, Buffer.from(`${JSON.stringify(values)}\n`));
}
