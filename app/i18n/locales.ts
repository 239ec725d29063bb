/** The four languages of the site, in the order in which they are listed to a visitor. */
export const locales = ["en", "hr", "de", "it"] as const;

export type Locale = (typeof locales)[number];

/** The language of addresses without a prefix and of visitors whose language we do not speak. */
export const defaultLocale: Locale = "en";

/** A value in each of the four languages. */
export type PerLocale<T> = Readonly<Record<Locale, T>>;

/** A text that is the same everywhere, or one per language. */
export type Translatable = string | Partial<PerLocale<string>>;

/** Open Graph's `language_TERRITORY` and the region used for formatting numbers and dates. */
export const territories: PerLocale<string> = { en: "US", hr: "HR", de: "DE", it: "IT" };

/** The name that the language list shows, and the name of the language in itself. */
export const localeNames: PerLocale<{ short: string; own: string }> = {
  en: { short: "EN", own: "English" },
  hr: { short: "HR", own: "Hrvatski" },
  de: { short: "DE", own: "Deutsch" },
  it: { short: "IT", own: "Italiano" },
};

/** Whether a value from outside (a cookie, a header, an address) is one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
