import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { photos } from "../../content/photos/photos.ts";
import { makeSitemap } from "./make-sitemap.ts";
import { readPictureAddresses } from "./read-picture-addresses.ts";

/** Writes what search engines look for: the sitemap and `robots.txt`. */
export async function writeDiscoveryFiles(
  staticDir: string,
  siteUrl: string,
  now: Date,
): Promise<void> {
  const addresses = await readPictureAddresses(photos.map((photo) => photo.file));
  const sitemap = makeSitemap(siteUrl, now, addresses);
  await writeFile(join(staticDir, "sitemap.xml"), sitemap);
  await writeFile(
    join(staticDir, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
