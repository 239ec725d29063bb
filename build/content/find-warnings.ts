import { isDeepStrictEqual } from "node:util";
import { isExample } from "../../app/facts/example-number.ts";
import { findMissingPages } from "./check-pages.ts";
import type { Content } from "./content.ts";
import { listTexts } from "./list-texts.ts";

/** What nobody should publish, one sentence each; the build goes on. */
export function findWarnings(content: Content): string[] {
  return [
    ...findExampleNumbers(content),
    ...findOtherNames(content),
    ...findUntranslated(content),
    ...findCopiedAddresses(content),
    ...findMissingPages(content),
  ];
}

function findExampleNumbers({ villa }: Content): string[] {
  return Object.entries(villa.operator)
    .filter(([, value]) => isExample(value))
    .map(
      ([key, value]) =>
        `content/villa.json: operator.${key} is ${value}, an example; write the real one before ` +
        "the site goes online.",
    );
}

/** A place that `npm run new` leaves to the owner: `[who, in two sentences …]`. */
export const blank = /\[[^\]]*…\]/g;

/** Names of houses as texts of our languages write them: `Villa Aurora`, `Casa del Sole`. */
const houseName =
  /(?<!\p{L})(?:Villa|Vila|Casa|Haus|House|Kuća|Maison|Chalet|Finca|Masseria)(?: (?:de[il]?|da|am|im|u|la|le))? \p{Lu}\p{L}+/gu;

/** Names of a house that is neither this one nor its sister: left from a former one, perhaps. */
function findOtherNames(content: Content): string[] {
  const { name, sisterName } = content.villa;
  return listTexts(content).flatMap(({ place, text }) =>
    [...text.matchAll(houseName)]
      .filter(([other]) => !`${name} ${sisterName}`.includes(other))
      .map(([other]) => `${place} says “${other}”; the house is called ${name}.`),
  );
}

/** Sentences that are the same, word for word, in two languages. */
function findUntranslated(content: Content): string[] {
  const seen = new Map<string, string>();
  return listTexts(content).flatMap(({ place, locale, text }) => {
    const first = seen.get(text);
    if (first === undefined) seen.set(text, locale);
    const words = text.replaceAll(/\{\w+\}|https?:\S+/g, "").match(/\p{L}+/gu) ?? [];
    // A blank is the owner's to fill in every language.
    if (first === undefined || first === locale || words.length < 4 || text.match(blank)) return [];
    return [`${place} is the same as in ${first}; it is perhaps not translated.`];
  });
}

/** Languages whose addresses are those of another one, as `npm run new` writes them. */
function findCopiedAddresses({ locales, texts }: Content): string[] {
  return locales.flatMap((locale, index) => {
    const addresses = texts[locale]?.addresses;
    const first = locales
      .slice(0, index)
      .find((other) => isDeepStrictEqual(texts[other]?.addresses, addresses));
    return first === undefined
      ? []
      : `content/texts/${locale}/addresses.json is the same as texts/${first}/addresses.json; translate it.`;
  });
}
