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
  const galleryPictures = await Promise.all(
    photos.map(async ({ file }): Promise<string> => {
      const picture = await readFile(join(root, `generated/photos/${file}.json`), "utf8");
      return JSON.parse(picture).largestJpeg;
    }),
  );
  const lastChanges = readLastChanges(join(root, "content"));
  const sitemap = makeSitemap(siteUrl, { galleryPictures, lastChanges });
  await writeFile(join(staticDir, "sitemap.xml"), sitemap);
  await writeFile(
    join(staticDir, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
