import { join } from "node:path";
import { type ServedBuild, serveBuild } from "../support/serve-build.ts";

/** Where the build of the project is. */
export const distFolder = join(import.meta.dirname, "..", "..", "dist");

/** Serves the build of the project. */
export function serveDist(): Promise<ServedBuild> {
  return serveBuild(distFolder);
}
