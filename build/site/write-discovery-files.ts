import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { jpegAddress } from "../../app/components/picture-address.ts";
import { pictures } from "../../app/facts/facts.server.ts";
import { makeSitemap } from "./make-sitemap.ts";
import { readLastChanges } from "./read-last-changes.ts";

/** Writes what search engines look for in a site made of this content: sitemap and `robots.txt`. */
export async function writeDiscoveryFiles(
  { root, content }: { readonly root: string; readonly content: string },
  staticDir: string,
  siteUrl: string,
): Promise<void> {
  const galleryPictures = await Promise.all(
    pictures.photos.map(async ({ file }): Promise<string> => {
      const picture = await readFile(join(root, `generated/photos/${file}.json`), "utf8");
      return jpegAddress({ file, hash: JSON.parse(picture).hash });
    }),
  );
  const lastChanges = readLastChanges(content);
  const sitemap = makeSitemap(siteUrl, { galleryPictures, lastChanges });
  await writeFile(join(staticDir, "sitemap.xml"), sitemap);
  await writeFile(
    join(staticDir, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
