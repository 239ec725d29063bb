import { isDeepStrictEqual } from "node:util";
import { isExample } from "../../app/facts/example-number.ts";
import { findMissingPages } from "./check-pages.ts";
import { type Content, listTexts, textsOf } from "./content.ts";

/** A place that `npm run new` leaves to the owner: `[who, in two sentences …]`. */
export const blank = /\[[^\]]*…\]/g;

/** Names of houses as texts of our languages write them: `Villa Aurora`, `Casa del Sole`. */
const houseName =
  /(?<!\p{L})(?:Villa|Vila|Casa|Haus|House|Kuća|Maison|Chalet|Finca|Masseria)(?: (?:de[il]?|da|am|im|u|la|le))? \p{Lu}\p{L}+/gu;

/** How our languages say that nothing comes on top of the price, and that no deposit is asked for. */
const noExtras = [
  ...["no extras", "everything included", "all of it is in the price", "nessun extra"],
  ...["bez doplata", "sve uključeno", "sve je uključeno", "sve je u cijeni", "sve je već u cijeni"],
  ...["nebenkosten inklusive", "nichts kommt dazu", "alles inklusive"],
  ...["alles steckt schon im preis", "tutto incluso", "tutto nel prezzo"],
];
const noDeposit = [
  ...["no security deposit", "jamčevinu ne tražimo", "kaution verlangen wir nicht"],
  ...["non chiediamo cauzioni"],
];

/** The texts of a house that speak of what it costs; those under `included` list what is in the price. */
const pricedTexts = /\/(?:home|pricing-and-availability|good-to-know)\.json: (included\b)?/;

/** What nobody should publish, one sentence each; the build goes on. */
export function* findWarnings(content: Content): Iterable<string> {
  const { operator, name, sisterName } = content.villa;
  for (const [key, value] of Object.entries(operator)) {
    if (!isExample(value)) continue;
    yield `content/villa.json: operator.${key} is ${value}, an example; write the real one before ` +
      "the site goes online.";
  }
  // Left from a former house, perhaps.
  for (const { place, text } of listTexts(content)) {
    for (const [other] of text.matchAll(houseName)) {
      if (`${name} ${sisterName}`.includes(other)) continue;
      yield `${place} says “${other}”; the house is called ${name}.`;
    }
  }
  yield* findDeniedFees(content);
  yield* findUntranslated(content);
  yield* findCopiedAddresses(content);
  yield* findMissingPages(content);
}

/** Where there are fees, sentences by which there are none, or by which one is in the price. */
function* findDeniedFees(content: Content): Iterable<string> {
  const { fees = [] } = content.prices;
  const promises = [
    ...(fees.some(({ isReturned }) => !isReturned) ? noExtras : []),
    ...(fees.some(({ isReturned }) => isReturned) ? noDeposit : []),
  ];
  for (const { place, locale, text } of fees.length > 0 ? listTexts(content) : []) {
    const [isPriced, isIncluded] = pricedTexts.exec(place) ?? [];
    const { extras } = textsOf(content, locale).availability;
    const labels = isIncluded ? fees.map(({ key }) => extras[key] ?? key) : [];
    const said = [...promises, ...labels].find((words) =>
      text.toLowerCase().includes(words.toLowerCase()),
    );
    if (!isPriced || said === undefined) continue;
    yield `${place} says “${said}”, but there are fees in prices.json; read it again.`;
  }
}

/** Sentences that are the same, word for word, in two languages. */
function* findUntranslated(content: Content): Iterable<string> {
  const seen = new Map<string, string>();
  for (const { place, locale, text } of listTexts(content)) {
    const first = seen.get(text);
    if (first === undefined) seen.set(text, locale);
    const words = text.replaceAll(/\{\w+\}|https?:\S+/g, "").match(/\p{L}+/gu) ?? [];
    // A blank is the owner's to fill in every language.
    if (first === undefined || first === locale || words.length < 4 || text.match(blank)) continue;
    yield `${place} is the same as in ${first}; it is perhaps not translated.`;
  }
}

/** Languages whose addresses are those of another one, as `npm run new` writes them. */
function* findCopiedAddresses({ locales, texts }: Content): Iterable<string> {
  for (const [index, locale] of locales.entries()) {
    const addresses = texts[locale]?.addresses;
    const first = locales
      .slice(0, index)
      .find((other) => isDeepStrictEqual(texts[other]?.addresses, addresses));
    if (first === undefined) continue;
    yield `content/texts/${locale}/addresses.json is the same as texts/${first}/addresses.json; translate it.`;
  }
}
