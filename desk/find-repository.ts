import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Workspace } from "../house/workspace/workspace.mjs";

type Folders = Pick<Workspace, "engine" | "house">;

/**
 * The top folder of the repository that a house is in: the nearest above it that is one. Where none can
 * be seen, as in an image, the engine's holds what lies in it, and any other house is one by itself.
 */
export function findRepository({ engine, house }: Folders): string {
  for (let top = house; ; top = dirname(top)) {
    if (existsSync(join(top, ".git"))) return top;
    if (top === dirname(top)) return house.startsWith(engine + sep) ? engine : house;
  }
}

/** The path of a house in its repository, with `/` between folders; empty where it is all of it. */
export function folderInRepository(folders: Folders): string {
  return relative(findRepository(folders), folders.house).replaceAll(sep, "/");
}
