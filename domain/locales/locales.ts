import { languages, rightToLeft } from "#house/site.mjs";

/**
 * The code of a language of the house, such as `de`: the name of a folder in `texts/`. Which there are
 * no code knows; two that stand for them let the compiler tell a value in each language from any record.
 */
export type Locale = "a language of the house" | "another language of the house";

/** The languages of the house, in the order in which they are listed to a visitor. */
export const locales = Object.keys(languages) as Locale[];

/** The language of addresses without a prefix and of visitors whose language we do not speak. */
export const defaultLocale = locales[0] as Locale;

/** A value in each of the languages. */
export type PerLocale<T> = Readonly<Record<Locale, T>>;

/** How the languages name themselves. */
export const languageNames: PerLocale<string> = languages;

/** Whether a value from outside (a cookie, a header, an address) is one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** `rtl` for a language that is read from the right, else nothing. */
export function directionOf(locale: Locale): "rtl" | "" {
  return rightToLeft.includes(locale) ? "rtl" : "";
}
