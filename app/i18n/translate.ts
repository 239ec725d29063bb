import { isLocale, type Translatable } from "./locales.ts";

/**
 * The text in one language; a plain string is the same in all.
 * Throws, in the specification's words, for a language that the text does not have.
 */
export function translate(text: Translatable, locale: string | undefined): string {
  if (typeof text === "string") return text;
  if (!locale) throw new Error("No locale given for translatable that is not a string.");
  const translation = isLocale(locale) ? text[locale] : undefined;
  if (translation === undefined) {
    throw new Error(`Could not get translation for locale ${locale}.`);
  }
  return translation;
}
