import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { photos } from "../../content/photos/photos.ts";
import { villa } from "../../content/villa.ts";
import { readColour } from "../generate/read-colour.ts";
import { makeSitemap } from "./make-sitemap.ts";
import { readPictureAddresses } from "./read-picture-addresses.ts";

const project = join(import.meta.dirname, "../..");

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
  const tokens = await readFile(join(project, "src/styles/tokens.css"), "utf8");
  const ground = readColour(tokens, "limestone");
  await writeFile(
    join(staticDir, "site.webmanifest"),
    JSON.stringify({
      name: villa.name,
      short_name: villa.name,
      start_url: "/",
      display: "browser",
      background_color: ground,
      theme_color: ground,
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
