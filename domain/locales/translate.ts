import { isLocale, type PerLocale } from "./locales.ts";

/**
 * What is said in one language. Throws for a language that the house does not have.
 */
export function translate<T>(values: Partial<PerLocale<T>>, locale: string | undefined): T {
  if (!locale) throw new Error("No locale given for translatable that is not a string.");
  const value = isLocale(locale) ? values[locale] : undefined;
  if (value === undefined) throw new Error(`Could not get translation for locale ${locale}.`);
  return value;
}
