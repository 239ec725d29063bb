import { pictures } from "../../house/facts/facts.server.ts";
import { markdownFile } from "../../house/markdown/news-names.ts";
import { kindOf } from "../../house/routes/coded-pages.ts";
import { listAlternates, type Route, routes } from "../../house/routes/routes.ts";
import { pictureFiles } from "../../site/pages/picture-data.server.ts";
import { jpegAddress } from "../../site/pictures/picture-address.ts";
import type { Files } from "../assets/generated-folder.ts";
import { readLastChanges } from "./read-last-changes.ts";

/** Sitemap and `robots.txt` of the house in this folder. */
export function makeDiscoveryFiles(house: string, siteUrl: string): Files {
  const galleryPictures = pictures.photos.map(({ file }) => jpegAddress(pictureFiles(file)));
  const lastChanges = readLastChanges(house);
  return {
    "sitemap.xml": makeSitemap(siteUrl, galleryPictures, lastChanges),
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  };
}

/**
 * The sitemap: all addresses with their languages, the gallery with its pictures. `lastChanges` has a date (`YYYY-MM-DD`)
 * by file of the house; the date of a page is that of its texts.
 */
export function makeSitemap(
  siteUrl: string,
  galleryPictures: readonly string[],
  lastChanges: ReadonlyMap<string, string>,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    '  xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    '  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...routes.flatMap(describeRoute),
    "</urlset>",
    "",
  ].join("\n");

  function describeRoute({ page, locale, path }: Route): readonly string[] {
    const isCoded = kindOf(page) === "listed" || kindOf(page) === "additional";
    const file = isCoded ? `texts/${locale}/${page}.json` : markdownFile(locale, page);
    const lastChange = lastChanges.get(file);
    const pictures = page === "gallery" ? galleryPictures : [];
    return [
      "  <url>",
      `    <loc>${siteUrl}${path}</loc>`,
      ...(lastChange ? [`    <lastmod>${lastChange}</lastmod>`] : []),
      ...listAlternates(page).map(
        ([language, alternate]) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${alternate}"/>`,
      ),
      ...pictures.map(
        (picture) => `    <image:image><image:loc>${siteUrl}${picture}</image:loc></image:image>`,
      ),
      "  </url>",
    ];
  }
}
