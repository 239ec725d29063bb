import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, ManifestEntry } from "../../server/manifest.ts";

/** A page as it was built, error pages among them. */
export type BuiltPage = { readonly path: string; readonly html: string; readonly isError: boolean };

/** A finished site, read from its folder. */
export type BuiltSite = ReturnType<typeof readSite>;

/** Reads the site of a build. */
export function readSite(dist: string) {
  const folder = join(dist, "static");
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
  const read = (entries: Manifest["files"], isError: boolean): BuiltPage[] =>
    Object.entries(entries)
      .filter(([path, { type }]) => type.startsWith("text/html") && path !== "/desk")
      .map(([path, { file }]) => ({
        path,
        html: readFileSync(join(folder, file), "utf8"),
        isError,
      }));
  return {
    manifest,
    pages: [...read(manifest.files, false), ...read(manifest.errorPages, true)],
    /** The file at an address of the site, with what is known of it; nothing where there is none. */
    find(path: string): (Partial<ManifestEntry> & { readonly file: string }) | undefined {
      const entry = manifest.files[path] ?? manifest.errorPages[path];
      const file = join(folder, entry?.file ?? path);
      return existsSync(file) ? { ...entry, file } : undefined;
    },
  };
}
