import type * as v from "valibot";
import { listAmenities } from "../../app/facts/amenities.ts";
import { listChoices } from "../../app/facts/cookies.ts";
import type { Facts } from "../../app/facts/facts.ts";
import { pluralRules } from "../../app/i18n/formatters.ts";
import { findPlaceholders } from "../../app/i18n/message-schema.ts";
import { type AllMessages, messageSchemas } from "../../app/message-schemas.ts";
import { houseFacts } from "../../app/pages/pricing-and-availability/house-facts.ts";
import { keysOf } from "./check-facts.ts";
import { type Content, listMessages, listStrings } from "./content.ts";
import { describeIssues, nearestOf } from "./describe-issue.ts";
import { listEngineKeys } from "./engine-words.ts";

/** Mistakes in the messages of every language: empty ones, placeholders, plurals, messages of no fact. */
export function* checkMessages({ facts, words, pages, files }: Content): Iterable<string> {
  for (const [locale, messages] of Object.entries(words)) {
    for (const [name, schema] of Object.entries(messageSchemas)) {
      const value: unknown = messages[name as keyof AllMessages];
      if (value === undefined) continue;
      yield* describeIssues(`texts/${locale}/${name}.json`, schema as v.GenericSchema, value);
    }
    yield* checkKeys({ facts, files }, messages, locale);
    yield* checkLabels(facts, messages, locale);
    yield* checkFactNames(messages, locale);
  }
  yield* checkPlurals(listMessages({ words, pages }));
}

/** Every plural has the forms of its language, and no others. */
function* checkPlurals(all: ReturnType<typeof listMessages>): Iterable<string> {
  const groups = Map.groupBy(all, ({ place }) => place.replace(/[. ][^. ]+$/, ""));
  for (const [place, messages] of groups) {
    const forms = messages.map((text) => text.place.slice(place.length + 1));
    if (!forms.every((form) => /^(?:zero|one|two|few|many|other)$/.test(form))) continue;
    const rules = pluralRules(messages[0]?.locale ?? "", {}).resolvedOptions();
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
function* checkKeys(
  { facts, files: { drawings } }: Pick<Content, "facts" | "files">,
  own: AllMessages,
  locale: string,
): Iterable<string> {
  const { home, places, pictures, amenities } = facts;
  const { rooms, plan } = facts.rooms;
  const { fees = [], included = [] } = facts.prices;
  const choices = listChoices(facts.cookies);
  const purposes = choices.flatMap((choice) =>
    choice.cookies.map(({ name, purpose = name }) => purpose),
  );
  // Where the messages are, what they are of, the keys that need one, and keys that may have one.
  const all: readonly (readonly [string, string, readonly string[], (readonly string[])?])[] = [
    ["about.rooms", "the room", keysOf(rooms)],
    [
      "about.floors",
      "the floor",
      [...rooms.flatMap(({ floor }) => floor ?? []), ...(plan?.floors ?? [])],
    ],
    ["about.apartments", "the apartment", rooms.flatMap(({ apartment }) => apartment ?? [])],
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
      Object.keys(own.availability.extras),
    ],
    ["amenities", "the amenity", listAmenities(amenities)],
    ["gallery.chapters", "the chapter", pictures.photos.flatMap(({ chapter }) => chapter ?? [])],
    ["pictures", "the photo", pictures.photos.map(({ file }) => file)],
    ["drawings", "the drawing", [], Object.keys(drawings)],
    ["cookies.choices", "the choice", choices.map(({ id }) => id)],
    ["cookies.purposes", "the purpose", purposes],
  ];
  for (const [path, what, keys, others = []] of all) {
    const [file, ...names] = path.split(".");
    // A page that is left out may have no messages.
    const messages = path.split(".").reduce<object>((tree, name) => Object(tree)[name], own);
    if (messages === undefined) continue;
    const place = `texts/${locale}/${file}.json`;
    const at = names.map((name) => `${name}.`).join("");
    for (const key of new Set(keys)) {
      // What is no name is told already.
      if (typeof key !== "string" || Object.hasOwn(messages, key)) continue;
      const nearest = nearestOf(key, listEngineKeys(path));
      yield `${place}: ${what} ${key} has no text; expected one at ${at}"${key}"${nearest}.`;
    }
    const known = [...keys, ...others, ...listEngineKeys(path)];
    for (const key of Object.keys(messages)) {
      if (known.includes(key)) continue;
      yield `${place}: ${at}"${key}" is the text of nothing; remove it or correct its ` +
        `name${nearestOf(key, known)}.`;
    }
  }
}

/** The links of a choice have as many labels. */
function* checkLabels({ cookies }: Facts, own: AllMessages, locale: string): Iterable<string> {
  for (const { id, links = [] } of listChoices(cookies)) {
    const { links: labels = [] } = own.cookies.choices[id] ?? {};
    if (labels.length === links.length) continue;
    yield `texts/${locale}/cookies.json: choices.${id}.links must have ` +
      `${links.length} labels, as many as the choice has links in cookies.json.`;
  }
}

/** Good to know names facts, and fees that have a label. */
function* checkFactNames(
  { availability, "good-to-know": messages }: AllMessages,
  locale: string,
): Iterable<string> {
  const known = [...Object.keys(houseFacts), ...Object.keys(availability.extras)];
  for (const { place, text } of listStrings(messages, `texts/${locale}/good-to-know.json:`)) {
    for (const name of findPlaceholders(text)) {
      if (known.includes(name)) continue;
      yield `${place} names {${name}}, which is no fact and no fee${nearestOf(name, known)}.`;
    }
  }
}
