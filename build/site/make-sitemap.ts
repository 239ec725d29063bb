import { defaultLocale, locales } from "../../app/i18n/locales.ts";
import { type Page, pages, type Route, routes } from "../../app/routes.ts";

/** The files of `content/` that hold what a page says: its words, then its facts. */
const pageFiles: Readonly<Record<Page, readonly [words: string, ...facts: string[]]>> = {
  home: ["homepage.json", "villa.json", "home.json", "places.json"],
  about: ["about.json", "villa.json", "rooms.json", "amenities.json"],
  gallery: ["gallery.json", "pictures.json"],
  location: ["location.json", "places.json"],
  "pricing-and-availability": ["pricing-and-availability.json", "prices.json"],
  cookies: ["legal/cookies.md", "cookies.json"],
  gdpr: ["legal/gdpr.md", "villa.json"],
};

/**
 * All addresses with their languages; the gallery's with its pictures. `lastChanges` are days
 * (`YYYY-MM-DD`) by file of `content/`: a page has changed when any of its files has.
 */
export function makeSitemap(
  siteUrl: string,
  {
    galleryPictures,
    lastChanges,
  }: {
    readonly galleryPictures: readonly string[];
    readonly lastChanges: ReadonlyMap<string, string>;
  },
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
    const [words, ...facts] = pageFiles[page];
    const days = [`texts/${locale}/${words}`, ...facts].flatMap(
      (file) => lastChanges.get(file) ?? [],
    );
    const lastChange = days.sort().at(-1);
    const pictures = page === "gallery" ? galleryPictures : [];
    return [
      "  <url>",
      `    <loc>${siteUrl}${path}</loc>`,
      ...(lastChange ? [`    <lastmod>${lastChange}</lastmod>`] : []),
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
