import type { Locale } from "../../../app/i18n/locales.ts";

/** The languages of the house of unit tests: the one that is being built may have others. */
export const [english, croatian, german, italian] = [
  "en",
  "hr",
  "de",
  "it",
] as unknown as readonly [Locale, Locale, Locale, Locale];
