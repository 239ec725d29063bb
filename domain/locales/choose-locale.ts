import { readLocaleCookie } from "./locale-cookie.ts";
import { defaultLocale, type Locale, locales } from "./locales.ts";
import { readQualityList } from "./quality-list.ts";

/** The language to greet a visitor in, from two headers: the remembered one, else the most wanted, else the default. */
export function chooseLocale(cookie = "", acceptLanguage = ""): Locale {
  return readLocaleCookie(cookie) ?? findWantedLocale(acceptLanguage) ?? defaultLocale;
}

function findWantedLocale(acceptLanguage: string): Locale | undefined {
  const wanted = readQualityList(acceptLanguage)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ value }) => findLocale(value.toLowerCase())).find(Boolean);
}

/** Ours for a tag: the same, or another of its language: `pt` for `pt-BR`, `en-US` for `en`. */
function findLocale(tag: string): Locale | undefined {
  const languageOf = (code: string) => code.toLowerCase().split("-", 1)[0];
  return (
    locales.find((locale) => locale.toLowerCase() === tag) ??
    locales.find((locale) => languageOf(locale) === languageOf(tag))
  );
}
