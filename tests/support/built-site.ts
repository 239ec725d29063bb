import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "../../server/manifest.ts";

/** The folder of the build under test. */
export const distFolder = join(import.meta.dirname, "..", "..", "dist");

/** What the build says about itself; `siteUrl` is the origin in canonical links and the sitemap. */
export const builtSite: Manifest = JSON.parse(
  readFileSync(join(distFolder, "manifest.json"), "utf8"),
);

/** The path of an absolute address of this site. Throws for an address elsewhere. */
export function pathOnSite(address: string): string {
  const { origin, pathname, search } = new URL(address);
  if (origin !== builtSite.siteUrl) throw new Error(`${address} is not on ${builtSite.siteUrl}`);
  return pathname + search;
}
