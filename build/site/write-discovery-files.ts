import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { photos } from "../../content/photos/photos.ts";
import { villa } from "../../content/villa.ts";
import { makeSitemap } from "./make-sitemap.ts";
import { readPictureAddresses } from "./read-picture-addresses.ts";

/** Writes what machines look for: the sitemap, `robots.txt` and the web manifest. */
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
  await writeFile(
    join(staticDir, "site.webmanifest"),
    JSON.stringify({
      name: villa.name,
      short_name: villa.name,
      start_url: "/",
      display: "browser",
      background_color: "#f7f3ec",
      theme_color: "#f7f3ec",
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        {
          src: "/icon-maskable-512.png",
          sizes: "512x512",
          type: "image/png",
          purpose: "maskable",
        },
      ],
    }),
  );
}
