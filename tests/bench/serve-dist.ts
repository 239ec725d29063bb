import { join } from "node:path";
import { type ServedBuild, serveBuild } from "../support/serve-build.ts";

/** Serves the build of the project. */
export function serveDist(): Promise<ServedBuild> {
  return serveBuild(join(import.meta.dirname, "..", "..", "dist"));
}
