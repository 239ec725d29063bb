import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Site } from "../../server/site.ts";

/** Files that only the pages of their own build ask for. */
const ownToBuild = /^\/(?:assets|builds\/meta)\//;

/** Moves `dist/` aside while the next build is made; gives back where it is then. */
export async function putBuildAside(dist: string, cache: string): Promise<string> {
  const folder = join(cache, "previous-build");
  await rm(folder, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  if (existsSync(dist)) await rename(dist, folder);
  return folder;
}

/** Puts the previous build back where it was, because the new one has failed. */
export async function restoreBuild(folder: string, dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, dist);
}

/**
 * Copies the scripts and styles of the previous build into the new one, so that a tab that was open
 * during a deployment never meets a missing chunk; what that build itself had kept is dropped.
 * Gives back the addresses that are kept.
 */
export async function keepPreviousFiles(
  folder: string,
  staticDir: string,
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (const [path, { file, isKept }] of Object.entries(await readFiles(folder))) {
    const target = join(staticDir, file);
    if (isKept || !ownToBuild.test(path) || existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await cp(join(folder, "static", file), target);
    kept.add(path);
  }
  return kept;
}

/** An unfinished build has no table, and nothing worth keeping. */
async function readFiles(folder: string): Promise<Site["files"]> {
  try {
    const site: Site = JSON.parse(await readFile(join(folder, "site.json"), "utf8"));
    return site.files;
  } catch {
    return {};
  }
}
