import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { photos } from "../../content/photos/photos.ts";
import { makeSitemap } from "./make-sitemap.ts";
import { readLastChanges } from "./read-last-changes.ts";

/** Writes what search engines look for below the root of a project: the sitemap and `robots.txt`. */
export async function writeDiscoveryFiles(
  root: string,
  staticDir: string,
  siteUrl: string,
): Promise<void> {
  const pictures: Record<string, { readonly largestJpeg: string }> = JSON.parse(
    await readFile(join(root, "generated/pictures.json"), "utf8"),
  );
  const galleryPictures = photos.flatMap(({ file }) => pictures[file]?.largestJpeg ?? []);
  const lastChanges = readLastChanges(join(root, "content"));
  const sitemap = makeSitemap(siteUrl, { galleryPictures, lastChanges });
  await writeFile(join(staticDir, "sitemap.xml"), sitemap);
  await writeFile(
    join(staticDir, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
