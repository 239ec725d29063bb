import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "../../server/manifest.ts";

/** A finished site, read from its folder. */
export type BuiltSite = ReturnType<typeof readSite>;

/** Reads the site of a build: its pages with those of errors, and which addresses have a file. */
export function readSite(dist: string) {
  const folder = join(dist, "static");
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  const entries = { ...manifest.files, ...manifest.errorPages };
  return {
    siteUrl: manifest.siteUrl,
    pages: Object.entries(entries)
      .filter(([path, { type }]) => type.startsWith("text/html") && path !== "/desk")
      .map(([path, { file }]) => ({ path, html: readFileSync(join(folder, file), "utf8") })),
    hasFile: (path: string) => existsSync(join(folder, entries[path]?.file ?? path)),
  };
}
