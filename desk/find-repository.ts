import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Workspace } from "../house/workspace/workspace.mjs";

type Folders = Pick<Workspace, "engine" | "house">;

/**
 * The top folder of the house's repository: the nearest one above it. Without any, as in an image, a house inside of the
 * engine is in the engine's, and any other house is a repository by itself.
 */
export function findRepository({ engine, house }: Folders): string {
  for (let top = house; ; top = dirname(top)) {
    if (existsSync(join(top, ".git"))) return top;
    if (top === dirname(top)) return house.startsWith(engine + sep) ? engine : house;
  }
}

/** The path of a house in its repository, with `/` between folders; empty if it is the whole repository. */
export function folderInRepository(folders: Folders): string {
  return relative(findRepository(folders), folders.house).replaceAll(sep, "/");
}
