import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isSystemFile } from "./house-folder.mjs";

/** The folder of files that are served unchanged. */
export const staticFolder = "static";

/** A file of that folder: its path below it, with `/` between folders, and its size. */
export type StaticFile = { readonly path: string; readonly bytes: number };

/** The static files of a house, sorted. */
export function listStaticFiles(house: string): readonly StaticFile[] {
  return list(join(house, staticFolder), "");
}

/** The static file at a path of the site, if there is one. */
export function findStaticFile(house: string, address: string): string | undefined {
  const found = listStaticFiles(house).find(({ path }) => `/${path}` === address);
  return found && join(house, staticFolder, found.path);
}

function list(folder: string, prefix: string): readonly StaticFile[] {
  const entries = readdirSyncOrNone(folder).filter(({ name }) => !isSystemFile(name));
  return entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = prefix + entry.name;
      const full = join(folder, entry.name);
      // A symbolic link must not lead out of the folder.
      if (entry.isDirectory()) return list(full, `${path}/`);
      return entry.isFile() ? [{ path, bytes: statSync(full).size }] : [];
    });
}

function readdirSyncOrNone(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
