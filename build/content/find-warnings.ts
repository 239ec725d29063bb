import { isExample } from "../../app/facts/example-number.ts";
import { codedPages } from "../../app/pages.ts";
import { findHead } from "./addresses.ts";
import { findMissingPages, findUnfitDescriptions } from "./check-pages.ts";
import { type Content, listMessages, listStrings } from "./content.ts";
import { listEnglishWords } from "./engine-words.ts";
import { findDoubts } from "./find-doubts.ts";

/** A place that `npm run new` leaves to the owner: `[who, in two sentences …]`. */
export const blank = /\[[^\]]*…\]/g;

/** Names of houses as messages of our languages write them: `Villa Aurora`, `Casa del Sole`. */
const houseName =
  /(?<!\p{L})(?:Villa|Vila|Willa|Βίλα|Casa|Haus|House|Kuća|Hiša|Dům|Maison|Chalet|Finca|Masseria)(?: (?:de[il]?|da|am|im|u|la|le))? \p{Lu}\p{L}+/gu;

/** Numbers of the operator that are examples: nobody should publish them. */
export function* findExamples({ facts }: Content): Iterable<string> {
  for (const [key, value] of Object.entries(facts.villa.operator)) {
    if (!isExample(String(value))) continue;
    yield `villa.json: operator.${key} is ${value}, an example; write the real one before ` +
      "the site goes online.";
  }
}

/** What an owner should look at again, one sentence each; the build goes on. */
export function* findWarnings(content: Content): Iterable<string> {
  const { name, sisterName } = content.facts.villa;
  const messages = listMessages(content);
  yield* content.warnings;
  yield* findDoubts(content);
  // Left from a former house, perhaps.
  for (const { place, text } of messages) {
    for (const [other] of text.matchAll(houseName)) {
      if (`${name} ${sisterName}`.includes(other)) continue;
      yield `${place} says “${other}”; the house is called ${name}.`;
    }
  }
  yield* findUntranslated(messages);
  yield* findCopiedAddresses(content);
  yield* findMissingPages(content);
  yield* findUnfitDescriptions(content);
}

/** Sentences that are the same, word for word, in two languages. */
function* findUntranslated(messages: ReturnType<typeof listMessages>): Iterable<string> {
  const seen = new Map<string, string>();
  // That words of the engine are in English is told already.
  const lent = new Set(listStrings(listEnglishWords(), "").map(({ text }) => text));
  for (const { place, locale, text } of messages) {
    const first = seen.get(text);
    if (first === undefined) seen.set(text, locale);
    if (lent.has(text)) continue;
    const words = text.replaceAll(/\{\w+\}|https?:\S+/g, "").match(/\p{L}+/gu) ?? [];
    // A text that is still a blank, “[…]”, is told by `npm run ready` in any case.
    if (first === undefined || first === locale || words.length < 4 || text.match(blank)) continue;
    yield `${place} is the same as in ${first}; it is perhaps not translated.`;
  }
}

/** Languages whose addresses are those of another one, as `npm run new` writes them. */
function* findCopiedAddresses(content: Content): Iterable<string> {
  const seen = new Map<string, string>();
  for (const locale of content.facts.villa.locales) {
    const addresses = codedPages.map((page) => findHead(content, page, locale)?.address).join();
    const first = seen.get(addresses);
    seen.set(addresses, first ?? locale);
    if (first === undefined) continue;
    yield `texts/${locale}: the addresses of its pages are those of ${first}; translate each.`;
  }
}
