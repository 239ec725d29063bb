import { formats } from "#house/formats.mjs";
import { fillMessage, type Message, type Plural } from "./fill-message.ts";
import { numberFormatter, pluralRules } from "./formatters.ts";
import { isLocale, type Locale, type PerLocale } from "./locales.ts";

/** The message for a number of things, `{count}` filled in as the language writes numbers. */
export function fillPlural<Name extends string = never>(
  plural: Plural<Name>,
  count: number,
  locale: Locale,
  values = {} as Readonly<Record<Name, string | number>>,
): string {
  const text: Message<Name | "count"> =
    plural[pluralRules(locale, {}).select(count)] ?? plural.other;
  const written = numberFormatter(locale, {}).format(count);
  return fillMessage(text, { ...values, count: written } as Record<Name | "count", string>);
}

/**
 * The text with its values, of which some are dates or numbers: before these an article may change, as in
 * Italian, `al {date}`: `al 1º agosto`, `all’8 agosto`.
 */
export function fillDated<Name extends string>(
  text: Message<Name>,
  values: Readonly<Record<Name, string | number>>,
  locale: Locale,
): string {
  const filled = fillMessage(text, values);
  return formats[locale].startsWith("it") ? elideArticles(filled) : filled;
}

/** Articles of Italian before a number that is spoken with a vowel first: otto, ottanta, undici. */
const articles = /\b(i|a|da|de|ne|su)l (?=8|11(?!\d))/gi;

function elideArticles(text: string): string {
  return text.replace(articles, (_article, stem: string) =>
    stem.toLowerCase() === "i" ? `${stem === "I" ? "L" : "l"}’` : `${stem}ll’`,
  );
}

/**
 * The value for one language. Throws for a language that the house does not have.
 */
export function translate<T>(values: Partial<PerLocale<T>>, locale: string | undefined): T {
  if (!locale) throw new Error("No locale given for translatable that is not a string.");
  const value = isLocale(locale) ? values[locale] : undefined;
  if (value === undefined) throw new Error(`Could not get translation for locale ${locale}.`);
  return value;
}
