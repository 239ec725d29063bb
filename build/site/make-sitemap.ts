import { defaultLocale, locales } from "../../src/i18n/locales.ts";
import { pages, type Route, routes } from "../../src/routes.ts";

/** All addresses with their languages; the gallery's with its pictures. `now` is their last change. */
export function makeSitemap(
  siteUrl: string,
  now: Date,
  galleryPictures: readonly string[],
): string {
  const lastModified = now.toISOString().slice(0, 10);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    '  xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    '  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...routes.flatMap(describeRoute),
    "</urlset>",
    "",
  ].join("\n");

  function describeRoute({ page, path }: Route): readonly string[] {
    const pictures = page === "gallery" ? galleryPictures : [];
    return [
      "  <url>",
      `    <loc>${siteUrl}${path}</loc>`,
      `    <lastmod>${lastModified}</lastmod>`,
      alternate("x-default", pages[page][defaultLocale]),
      ...locales.map((locale) => alternate(locale, pages[page][locale])),
      ...pictures.map(
        (picture) => `    <image:image><image:loc>${siteUrl}${picture}</image:loc></image:image>`,
      ),
      "  </url>",
    ];
  }

  function alternate(language: string, path: string): string {
    return `    <xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`;
  }
}
