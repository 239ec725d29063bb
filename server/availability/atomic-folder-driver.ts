import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Driver } from "unstorage";
import createFolderDriver from "unstorage/drivers/fs-lite";

/**
 * A storage driver for a folder in which a file is always whole, old or new: it is written beside
 * its place, flushed to the disk, and renamed. A killed process leaves at most a `.tmp` behind.
 */
export function createAtomicFolderDriver(folder: string): Driver {
  return {
    ...createFolderDriver({ base: folder }),
    setItem: async (key, value) => {
      const file = join(folder, ...key.split(":"));
      const unfinished = `${file}.${process.pid}.tmp`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(unfinished, value, { flush: true });
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}
