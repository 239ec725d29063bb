import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isSystemFile } from "./house-folder.mjs";

/** The folder of a house whose files are served as they are. */
export const staticFolder = "static";

/** A file of that folder: its path below it, with `/` between folders, and its size. */
export type StaticFile = { readonly path: string; readonly bytes: number };

/** The files that a house has served as they are, in order; none where there is no such folder. */
export function listStaticFiles(house: string): readonly StaticFile[] {
  return list(join(house, staticFolder), "");
}

/** Where the file is that a house has served at this path of the site; undefined where it has none. */
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
      // A link may lead out of the house: what is served lies in it.
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
