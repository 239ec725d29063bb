import { type Locale, locales, type PerLocale } from "./i18n/locales.ts";

/**
 * The addresses of every page in every language, letter for letter. Odd spellings
 * (`dostpunost`, `/de/galleria`) are public and stay; `redirects.ts` leads the right ones here.
 */
export const pages = {
  home: { en: "/", hr: "/hr", de: "/de", it: "/it" },
  about: { en: "/about", hr: "/hr/o-vili", de: "/de/uber-villa", it: "/it/sulla-villa" },
  gallery: { en: "/gallery", hr: "/hr/galerija", de: "/de/galleria", it: "/it/galerie" },
  location: { en: "/location", hr: "/hr/lokacija", de: "/de/lage", it: "/it/posizione" },
  "pricing-and-availability": {
    en: "/pricing-and-availability",
    hr: "/hr/cijene-i-dostpunost",
    de: "/de/preise-und-verfugbarkeit",
    it: "/it/prezzi-e-disponibilita",
  },
  cookies: { en: "/cookies", hr: "/hr/cookies", de: "/de/cookies", it: "/it/cookies" },
  gdpr: { en: "/gdpr", hr: "/hr/gdpr", de: "/de/gdpr", it: "/it/gdpr" },
} as const satisfies Record<string, PerLocale<`/${string}`>>;

export type Page = keyof typeof pages;

/** One page in one language: its name (`about___hr`, what the tag manager receives) and its path. */
export type Route = {
  readonly name: `${Page}___${Locale}`;
  readonly page: Page;
  readonly locale: Locale;
  readonly path: string;
};

/** All 28 routes, page by page, languages in listing order. */
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

/** The language that the prefix of a path names, case-insensitively; English without a prefix. */
export function localeOfPath(path: string): Locale {
  const prefix = /^\/(en|hr|de|it)(?:\/|$)/i.exec(path)?.[1];
  return (prefix?.toLowerCase() as Locale | undefined) ?? "en";
}

/** Pages of legal text: the header keeps its dark logo on them, and they are not advertised. */
export function isLegalPage(page: Page): boolean {
  return page === "cookies" || page === "gdpr";
}
