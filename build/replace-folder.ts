import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/** Puts a complete folder in the place of another, which is removed; both on one disk. */
export async function replaceFolder(folder: string, by: string): Promise<void> {
  const old = `${by}-replaces`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(by, folder);
  await rm(old, { recursive: true, force: true });
}
