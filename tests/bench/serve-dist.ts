import { workspace } from "../support/built-site.ts";
import { type ServedBuild, serveBuild } from "../support/serve-build.ts";

/** Serves the site that has been built. */
export function serveDist(): Promise<ServedBuild> {
  return serveBuild(workspace.out);
}
