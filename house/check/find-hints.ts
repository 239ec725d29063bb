import { findHead } from "../content/addresses.ts";
import {
  type Content,
  type HouseText,
  listMessages,
  listStrings,
  pathAt,
  subjectOf,
} from "../content/content.ts";
import { isExample } from "../facts/telephone.ts";
import { type Finding, hint, warning } from "../findings/finding.ts";
import { pagesOfKind } from "../routes/coded-pages.ts";
import { blank, listEnglishWords } from "../words/engine-words.ts";
import { findUnusedEmbeds } from "./check-markdown.ts";
import { findMissingPages, findUnfitDescriptions } from "./check-pages.ts";
import { findDoubts } from "./find-doubts.ts";

/** Names of houses in texts: `Villa Aurora`, `Casa del Sole`; not `das Haus Ihnen`, as German writes to guests. */
const houseName =
  /(?<!\p{L})(?:Villa|Vila|Willa|Βίλα|Casa|Haus|House|Kuća|Hiša|Dům|Maison|Chalet|Finca|Masseria)(?: (?:de[il]?|da|am|im|u|la|le))? (?!(?:Sie|Ihn|Ihr)\p{L}*)\p{Lu}\p{L}+/gu;

/** Example numbers of the operator, not for publication. */
export function* findExamples({ facts }: Content): Iterable<Finding> {
  for (const [key, value] of Object.entries(facts.villa.operator)) {
    if (!isExample(String(value))) continue;
    const text = `operator.${key} is ${value}, an example; write the real one before the site goes online.`;
    yield warning("villa.json", ["operator", key], text);
  }
}

/** Hints: probably slips. */
export function* findHints(content: Content): Iterable<Finding> {
  const { name, sisterName } = content.facts.villa;
  const messages = listMessages(content);
  yield* content.findings;
  yield* findDoubts(content);
  // Perhaps copied from another house.
  for (const message of messages) {
    for (const { 0: other, index } of message.text.matchAll(houseName)) {
      if (`${name} ${sisterName}`.includes(other)) continue;
      const text = `${subjectOf(message)} says “${other}”; the house is called ${name}.`;
      yield hint(message.file, pathAt(message, index), text);
    }
  }
  yield* findUntranslated(content, messages);
  yield* findCopiedAddresses(content);
  yield* findMissingPages(content);
  yield* findUnusedEmbeds(content);
  yield* findUnfitDescriptions(content);
}

/** Sentences that are identical in two languages. */
function* findUntranslated(
  { facts: { villa } }: Content,
  messages: readonly HouseText[],
): Iterable<Finding> {
  const seen = new Map<string, string>();
  const names = [villa.name, villa.address.locality, villa.address.region];
  // English words of the engine are listed while loading.
  const english = new Set(listStrings(listEnglishWords()).map(({ text }) => text));
  for (const message of messages) {
    const { locale, text } = message;
    const first = seen.get(text);
    if (first === undefined) seen.set(text, locale);
    if (english.has(text)) continue;
    const ours = names.reduce((rest, name) => rest.replaceAll(name, ""), text);
    const words = ours.replaceAll(/\{\w+\}|https?:\S+/g, "").match(/\p{L}+/gu) ?? [];
    // `villa ready` lists blanks, “[…]”.
    if (first === undefined || first === locale || words.length < 4 || text.match(blank)) continue;
    yield hint(
      message.file,
      message.path,
      `${subjectOf(message)} is the same as in ${first}; it may be untranslated.`,
    );
  }
}

/** Languages with the addresses of another one, as `npm run new` writes them. */
function* findCopiedAddresses(content: Content): Iterable<Finding> {
  const seen = new Map<string, string>();
  for (const locale of content.facts.villa.locales) {
    const addresses = pagesOfKind("listed")
      .map((page) => findHead(content, page, locale)?.address)
      .join();
    const first = seen.get(addresses);
    seen.set(addresses, first ?? locale);
    if (first === undefined) continue;
    const text = `the addresses of its pages are those of ${first}; translate each.`;
    yield hint(`texts/${locale}`, [], text);
  }
}
