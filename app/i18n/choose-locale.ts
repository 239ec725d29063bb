import { readLocaleCookie } from "./locale-cookie.ts";
import { defaultLocale, isLocale, type Locale } from "./locales.ts";
import { readQualityList } from "./quality-list.ts";

/** What a first visit tells of the visitor's language: two request headers, either may be missing. */
export type LanguageWishes = {
  readonly cookie?: string | null | undefined;
  readonly acceptLanguage?: string | null | undefined;
};

/** The language to greet a visitor in: the remembered one, else the most wanted, else English. */
export function chooseLocale({ cookie, acceptLanguage }: LanguageWishes): Locale {
  return readLocaleCookie(cookie) ?? findWantedLocale(acceptLanguage ?? "") ?? defaultLocale;
}

function findWantedLocale(acceptLanguage: string): Locale | undefined {
  const wanted = readQualityList(acceptLanguage)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ value }) => value.split("-", 1)[0]).find(isLocale);
}
