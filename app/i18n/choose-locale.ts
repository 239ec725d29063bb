import { readLocaleCookie } from "./locale-cookie.ts";
import { defaultLocale, isLocale, type Locale } from "./locales.ts";
import { readQualityList } from "./quality-list.ts";

/** The language to greet a visitor in, from two headers: the remembered one, else the most wanted, else the default. */
export function chooseLocale(cookie = "", acceptLanguage = ""): Locale {
  return readLocaleCookie(cookie) ?? findWantedLocale(acceptLanguage) ?? defaultLocale;
}

function findWantedLocale(acceptLanguage: string): Locale | undefined {
  const wanted = readQualityList(acceptLanguage)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ value }) => value.split("-", 1)[0]).find(isLocale);
}
