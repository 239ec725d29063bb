import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

let written = 0;

/**
 * Writes a file that is always whole, old or new, also after a power cut: beside its place, flushed to the
 * disk, and then put there, by default in place of the one before. A killed process leaves at most a
 * `.tmp` behind.
 */
export async function writeWhole(
  file: string,
  value: string | Uint8Array,
  put: (from: string, to: string) => Promise<void> = rename,
): Promise<void> {
  written += 1;
  const unfinished = `${file}.${process.pid}-${written}.tmp`;
  const made = await mkdir(dirname(file), { recursive: true });
  if (made !== undefined) await flushFolder(dirname(made));
  try {
    await writeFile(unfinished, value, { flush: true });
    await put(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  await flushFolder(dirname(file));
}

/** Makes sure that the names in a folder are on the disk. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows flushes them by itself, and opens no folder.
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** The text of a file; null where there is none. */
export function readIfThere(file: string): Promise<string | null> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
