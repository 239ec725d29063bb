import type * as v from "valibot";
import { listAmenities } from "../../app/facts/amenities.ts";
import { listChoices } from "../../app/facts/describe-cookies.ts";
import { pluralRules } from "../../app/i18n/formatters.ts";
import { findPlaceholders } from "../../app/i18n/text-schema.ts";
import { houseFacts } from "../../app/pages/pricing-and-availability/house-facts.ts";
import { type Bundles, textSchemas } from "../../app/text-schemas.ts";
import { keysOf } from "./check-facts.ts";
import { type Content, listStrings, listTexts, textsOf } from "./content.ts";
import { describeIssues, nearestOf } from "./describe-issue.ts";

/** Mistakes in the texts of every language: empty ones, placeholders, plurals, texts of no fact. */
export function* checkTexts(content: Content): Iterable<string> {
  for (const locale of content.locales) {
    for (const [name, schema] of Object.entries(textSchemas)) {
      const texts: unknown = textsOf(content, locale)[name as keyof Bundles];
      if (texts === undefined) continue;
      yield* describeIssues(`texts/${locale}/${name}.json`, schema as v.GenericSchema, texts);
    }
    yield* checkKeys(content, locale);
    yield* checkLabels(content, locale);
    yield* checkFactNames(content, locale);
  }
  yield* checkPlurals(content);
}

/** Every plural has the forms of its language, and no others. */
function* checkPlurals(content: Content): Iterable<string> {
  const groups = Map.groupBy(listTexts(content), ({ place }) => place.replace(/[. ][^. ]+$/, ""));
  for (const [place, texts] of groups) {
    const forms = texts.map((text) => text.place.slice(place.length + 1));
    if (!forms.every((form) => /^(?:zero|one|two|few|many|other)$/.test(form))) continue;
    const rules = pluralRules(texts[0]?.locale ?? "", {}).resolvedOptions();
    const needed: readonly string[] = rules.pluralCategories;
    for (const form of needed) {
      // Only numbers of a million and more are `many` in most languages: no text shows one.
      if (form === "many" || forms.includes(form)) continue;
      yield `${place} has no form "${form}", which the language needs; write it.`;
    }
    for (const form of forms) {
      if (needed.includes(form)) continue;
      yield `${place}.${form} is a plural form that the language does not have; remove it.`;
    }
  }
}

/** Every room, passage, place, photo and so on has a text under its key, and every such text a fact. */
function* checkKeys(content: Content, locale: string): Iterable<string> {
  const { home, places, pictures, amenities, drawings } = content;
  const { rooms, plan } = content.rooms;
  const { fees = [], included = [] } = content.prices;
  const choices = listChoices(content.cookies);
  const purposes = choices.flatMap((choice) =>
    choice.cookies.map(({ name, purpose = name }) => purpose),
  );
  // Where the texts are, what they are of, the keys that need one, and keys that may have one.
  const all: readonly (readonly [string, string, readonly string[], (readonly string[])?])[] = [
    ["about.rooms", "the room", keysOf(rooms)],
    [
      "about.floors",
      "the floor",
      [...rooms.flatMap(({ floor }) => floor ?? []), ...(plan?.floors ?? [])],
    ],
    ["about.groups", "the group", Object.keys(amenities.groups)],
    ["home.passages", "the passage", keysOf(home.passages)],
    ["location.places", "the place", keysOf(places.places)],
    ["location.stories", "the story of", keysOf(places.stories)],
    // A place is named on the map only where its name is short enough to be.
    ["location.map.names", "the name on the map", keysOf(places.mapNames), keysOf(places.places)],
    [
      "availability.extras",
      "the fee",
      [...keysOf(fees), ...included],
      // Those that a house may have one day.
      Object.keys(textsOf(content, locale).availability?.extras ?? {}),
    ],
    ["amenities", "the amenity", keysOf(listAmenities(amenities))],
    ["pictures", "the photo", pictures.photos.map(({ file }) => file)],
    ["drawings", "the drawing", [], Object.keys(drawings)],
    ["cookies.choices", "the choice", choices.map(({ id }) => id)],
    ["cookies.purposes", "the purpose", purposes],
  ];
  for (const [path, what, keys, others = []] of all) {
    const [file, ...names] = path.split(".");
    // A page that is left out may have no texts.
    const texts = path.split(".").reduce<unknown>(getOwn, textsOf(content, locale)) as object;
    if (texts === undefined) continue;
    const place = `content/texts/${locale}/${file}.json`;
    const at = names.map((name) => `${name}.`).join("");
    for (const key of new Set(keys)) {
      if (Object.hasOwn(texts, key)) continue;
      yield `${place}: ${what} ${key} has no text; expected one at ${at}"${key}".`;
    }
    const known = [...keys, ...others];
    for (const key of Object.keys(texts)) {
      if (known.includes(key)) continue;
      yield `${place}: ${at}"${key}" is the text of nothing; remove it or correct its ` +
        `name${nearestOf(key, known)}.`;
    }
  }
}

function getOwn(tree: unknown, name: string): unknown {
  return (tree as Readonly<Record<string, unknown>> | undefined)?.[name];
}

/** The links of a choice have as many labels. */
function* checkLabels({ cookies, ...content }: Content, locale: string): Iterable<string> {
  const texts = textsOf(content, locale).cookies.choices;
  for (const { id, links = [] } of listChoices(cookies)) {
    const { links: labels = [] } = texts[id] ?? {};
    if (labels.length === links.length) continue;
    yield `content/texts/${locale}/cookies.json: choices.${id}.links must have ` +
      `${links.length} labels, as many as the choice has links in cookies.json.`;
  }
}

/** Good to know names facts, and fees that have a label. */
function* checkFactNames(content: Content, locale: string): Iterable<string> {
  const { availability, "good-to-know": texts } = textsOf(content, locale);
  const known = [...Object.keys(houseFacts), ...Object.keys(availability.extras)];
  for (const { place, text } of listStrings(texts, `content/texts/${locale}/good-to-know.json:`)) {
    for (const name of findPlaceholders(text)) {
      if (known.includes(name)) continue;
      yield `${place} names {${name}}, which is no fact and no fee${nearestOf(name, known)}.`;
    }
  }
}
