import { formats } from "#house/formats.mjs";
import { fillMessage, type Message } from "./fill-message.ts";
import type { Locale } from "./locales.ts";

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
