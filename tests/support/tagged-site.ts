import { buildCopy } from "./copy-project.ts";
import { type ServedBuild, serveBuild } from "./serve-build.ts";

/** The id that the site of these tests is built with; nobody has it. */
export const taggedSiteId = "GTM-TEST123";

/** Serves the site with a tag manager, whose id is part of a build. */
export function serveTaggedSite(): Promise<ServedBuild> {
  return serveBuild(buildCopy("tagged", { TAG_MANAGER_ID: taggedSiteId }));
}
