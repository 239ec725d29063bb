import { defaultLocale, locales } from "../../app/i18n/locales.ts";
import { optionsOf } from "../../app/pages.ts";
import { pages, type Route, routes } from "../../app/routes.ts";

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
    const files = [`texts/${locale}/${page}`, ...(optionsOf(page)?.facts ?? [])];
    const days = files.flatMap((file) =>
      [`${file}.json`, `texts/${locale}/pages/${page}.md`].flatMap(
        (one) => lastChanges.get(one) ?? [],
      ),
    );
    const lastChange = days.sort().at(-1);
    const pictures = page === "gallery" ? galleryPictures : [];
    return [
      "  <url>",
      `    <loc>${siteUrl}${path}</loc>`,
      ...(lastChange ? [`    <lastmod>${lastChange}</lastmod>`] : []),
      ...alternate("x-default", pages[page]?.[defaultLocale]),
      ...locales.flatMap((to) => alternate(to, pages[page]?.[to])),
      ...pictures.map(
        (picture) => `    <image:image><image:loc>${siteUrl}${picture}</image:loc></image:image>`,
      ),
      "  </url>",
    ];
  }

  function alternate(language: string, path: string | undefined): readonly string[] {
    if (path === undefined) return [];
    return [`    <xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`];
  }
}
