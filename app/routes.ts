import { pages as generatedPages } from "../generated/site.ts";
import { defaultLocale, isLocale, type Locale, locales, type PerLocale } from "./i18n/locales.ts";
import type { Page } from "./page-names.ts";

export type { Page };

/** The addresses of every page in every language, letter for letter. */
export const pages: Readonly<Record<Page, PerLocale<string>>> = generatedPages;

/** One page in one language: its name (`about___hr`, what the tag manager receives) and its path. */
export type Route = {
  readonly name: `${Page}___${Locale}`;
  readonly page: Page;
  readonly locale: Locale;
  readonly path: string;
};

/** All routes, page by page, languages in listing order. */
export const routes: readonly Route[] = (Object.keys(pages) as Page[]).flatMap((page) =>
  locales.map(
    (locale): Route => ({ name: `${page}___${locale}`, page, locale, path: pages[page][locale] }),
  ),
);

const routesByPath = new Map(routes.map((route) => [route.path, route]));

/** The route whose address is exactly this path, if there is one. */
export function findRoute(path: string): Route | undefined {
  return routesByPath.get(path);
}

/** The path of a page's data, `{path}/_payload.json`. */
export function payloadPath(path: string): string {
  return `${path.replace(/\/$/, "")}/_payload.json`;
}

/** What the addresses of a language begin with, `/hr`; nothing for the default language. */
export function localePrefix(locale: Locale): string {
  return pages.home[locale].replace(/\/$/, "");
}

/** The language that the prefix of a path names, case-insensitively; the default one without. */
export function localeOfPath(path: string): Locale {
  const prefix = path.split("/", 2)[1]?.toLowerCase();
  return isLocale(prefix) ? prefix : defaultLocale;
}

/** Pages of legal text: the header keeps its dark logo on them, and they are not advertised. */
export function isLegalPage(page: Page): boolean {
  return page === "cookies" || page === "gdpr";
}
