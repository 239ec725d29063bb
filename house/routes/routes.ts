import { paths as generatedPaths, markdownPages } from "#house/site.mjs";
import { defaultLocale, type Locale, locales } from "../../domain/locales/locales.ts";
import type { Page } from "./coded-pages.ts";

export type { Page };

/**
 * The path of every page in every language, letter for letter. Use `findPage` for a page that the house may have left
 * out, or that may be missing in a language.
 */
export const paths = generatedPaths;

/** One page in one language: its name (`about___hr`, what the tag manager receives) and its path. */
export type Route = {
  readonly name: string;
  readonly page: string;
  readonly locale: Locale;
  readonly path: string;
};

/** The page of prices, calendar and stay. */
export const pricesPage = "pricing-and-availability";

/**
 * The page with the enquiry form, at `…/ask` below the prices page. It is not in `paths`: sitemap, navigation and search engines
 * do not know it, and a house without enquiries does not have it.
 */
export const formPage = "enquiry";

/** All routes, page by page, languages in listing order. */
export const routes: readonly Route[] = Object.keys(paths).flatMap((page) =>
  locales.flatMap((locale) => findPage(page, locale) ?? []),
);

/** The enquiry form in each language. */
export const formRoutes: readonly Route[] = locales.flatMap(
  (locale) => findPage(formPage, locale) ?? [],
);

const routesByPath = new Map([...routes, ...formRoutes].map((route) => [route.path, route]));

/** The route whose address is exactly this path, if there is one. */
export function findRoute(path: string): Route | undefined {
  return routesByPath.get(path);
}

/** The route of a page in one language; none for error pages, and where the house has no such page. */
export function findPage(page: string, locale: Locale): Route | undefined {
  const path = page === formPage ? `${paths[pricesPage][locale]}/ask` : paths[page]?.[locale];
  return path === undefined ? undefined : { name: `${page}___${locale}`, page, locale, path };
}

/**
 * The addresses of a page in all its languages, for search engines: `x-default` first, the
 * address in the first language. Empty with one language.
 */
export function listAlternates(
  page: string,
): readonly (readonly [language: string, path: string])[] {
  const versionIn = (locale: Locale, language: string = locale) => {
    const path = findPage(page, locale)?.path;
    return path === undefined ? [] : [[language, path] as const];
  };
  if (locales.length === 1) return [];
  return [
    ...versionIn(defaultLocale, "x-default"),
    ...locales.flatMap((locale) => versionIn(locale)),
  ];
}

/** The path of the same page in another language; else of its list, else of home. */
export function findVersion(page: string, locale: Locale): string {
  const [list = ""] = page.split("/");
  return (findPage(page, locale) ?? findPage(list, locale))?.path ?? paths.home[locale];
}

/** The path of the feed of news in a language, if there are any. */
export function newsFeedPath(locale: Locale): string | undefined {
  const list = findPage("news", locale);
  return list && `${list.path}/feed.xml`;
}

/** The path of a page's data, `{path}/_payload.json`. */
export function payloadPath(path: string): string {
  return `${path.replace(/\/$/, "")}/_payload.json`;
}

/** The prefix of the addresses of a language, `/hr`; empty for the default language. */
export function localePrefix(locale: Locale): string {
  return paths.home[locale].replace(/\/$/, "");
}

/**
 * The errors that have a page: what is missing (404), what went wrong (500), and too many enquiries (429) or
 * stays (503) at once.
 */
export const errorStatuses = [404, 429, 500, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** The path that names an error page, `/hr/404`; no address leads to it. */
export function errorPath(status: ErrorStatus, locale: Locale): string {
  return `${localePrefix(locale)}/${status}`;
}

/** The language that the prefix of a path names, case-insensitively; the default one without. */
export function localeOfPath(path: string): Locale {
  const prefix = path.split("/", 2)[1]?.toLowerCase();
  return locales.find((locale) => locale.toLowerCase() === prefix) ?? defaultLocale;
}

/** Whether a page is one of Markdown: the header keeps its dark logo on them. */
export function isMarkdownPage(page: string): boolean {
  return markdownPages.includes(page);
}

/** No page has this address. Visitors get the error page, which leads on. */
export class RouteError extends Error {
  override readonly name = "RouteError";
  readonly status = 404;
  readonly fatal = false;
  readonly data: { readonly path: string };

  constructor({
    pathname,
    search,
    hash = "",
  }: Pick<URL, "pathname" | "search"> & { hash?: string }) {
    super(`Page not found: ${pathname}${search}${hash}`);
    this.data = { path: pathname };
  }
}
