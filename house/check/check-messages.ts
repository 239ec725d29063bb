import type * as v from "valibot";
import { pluralRules } from "../../domain/locales/formatters.ts";
import { type Content, type HouseText, listMessages, listStrings } from "../content/content.ts";
import { type AllMessages, messageSchemas } from "../content/message-schemas.ts";
import { listAmenities } from "../facts/amenities.ts";
import { listChoices } from "../facts/cookies.ts";
import type { Facts } from "../facts/facts.ts";
import { listOutsideLinks } from "../facts/navigation.ts";
import { placeholders } from "../facts/placeholders.ts";
import { findIssues, nearestOf } from "../findings/describe-issue.ts";
import { type Finding, mistake } from "../findings/finding.ts";
import { findPlaceholders } from "../messages/message-schema.ts";
import { listEngineKeys } from "../words/engine-words.ts";
import { keysOf } from "./check-facts.ts";

/** Mistakes in the messages of every language: empty ones, placeholders, plurals, messages of no fact. */
export function* checkMessages({ facts, words, markdown, files }: Content): Iterable<Finding> {
  for (const [locale, messages] of Object.entries(words)) {
    for (const [name, schema] of Object.entries(messageSchemas)) {
      const value: unknown = messages[name as keyof AllMessages];
      if (value === undefined) continue;
      yield* findIssues(`texts/${locale}/${name}.json`, schema as v.GenericSchema, value);
    }
    yield* checkKeys({ facts, files }, messages, locale);
    yield* checkLabels(facts, messages, locale);
    yield* checkFactNames(messages, locale);
  }
  const [first] = Object.values(words);
  if (first) yield* checkPool(facts, first);
  yield* checkPlurals(listMessages({ words, markdown }));
}

/** Every plural has the forms of its language, and no others. */
function* checkPlurals(all: readonly HouseText[]): Iterable<Finding> {
  const groups = Map.groupBy(all, ({ file, path }) => JSON.stringify([file, path.slice(0, -1)]));
  for (const messages of groups.values()) {
    const forms = messages.map(({ path }) => String(path.at(-1)));
    if (!forms.every((form) => /^(?:zero|one|two|few|many|other)$/.test(form))) continue;
    const [{ locale, file, path }] = messages as [HouseText, ...HouseText[]];
    const parent = path.slice(0, -1);
    const place = parent.join(".");
    const rules = pluralRules(locale, {}).resolvedOptions();
    const needed: readonly string[] = rules.pluralCategories;
    for (const form of needed) {
      // Only numbers of a million and more are `many` in most languages: no text shows one.
      if (form === "many" || forms.includes(form)) continue;
      const text = `${place} has no form "${form}", which the language needs; write it.`;
      yield mistake(file, parent, text);
    }
    for (const form of forms) {
      if (needed.includes(form)) continue;
      const text = `${place}.${form} is a plural form that the language does not have; remove it.`;
      yield mistake(file, [...parent, form], text);
    }
  }
}

/** Every room, passage, place or photo has a text under its key, and every such text belongs to one. */
function* checkKeys(
  { facts, files: { drawings } }: Pick<Content, "facts" | "files">,
  own: AllMessages,
  locale: string,
): Iterable<Finding> {
  const { home, places, pictures, amenities } = facts;
  const { rooms, plan } = facts.rooms;
  const { fees = [], taxes = [], discounts = [], included = [], periods, payment } = facts.prices;
  const choices = listChoices(facts.cookies);
  const purposes = choices.flatMap((choice) =>
    choice.cookies.map(({ name, purpose = name }) => purpose),
  );
  // The path of the messages, what they describe, keys that need one, keys that may have one.
  const all: readonly (readonly [string, string, readonly string[], (readonly string[])?])[] = [
    ["about.rooms", "the room", keysOf(rooms)],
    [
      "about.floors",
      "the floor",
      [...rooms.flatMap(({ floor }) => floor ?? []), ...(plan?.floors ?? [])],
    ],
    ["about.apartments", "the apartment", rooms.flatMap(({ apartment }) => apartment ?? [])],
    ["links.menu", "the link", listOutsideLinks(facts.navigation)],
    ["about.groups", "the group", Object.keys(amenities.groups)],
    ["home.passages", "the passage", keysOf(home.passages)],
    ["location.places", "the place", keysOf(places.places)],
    ["location.stories", "the story of", keysOf(places.stories)],
    // The map omits names that are too long.
    ["location.map.names", "the name on the map", keysOf(places.mapNames), keysOf(places.places)],
    [
      "availability.extras",
      "the fee",
      [
        ...[fees, taxes, discounts].flatMap(keysOf),
        ...included,
        ...(payment?.securityDeposit ? ["securityDeposit"] : []),
      ],
      // Messages for facts that this house does not have.
      Object.keys(own.availability.extras),
    ],
    ["availability.seasons", "the season", [], keysOf(periods)],
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
    const none = path === "links.menu" ? {} : undefined;
    const messages =
      path.split(".").reduce<object | undefined>((tree, name) => Object(tree)[name], own) ?? none;
    if (messages === undefined) continue;
    const place = `texts/${locale}/${file}.json`;
    const at = names.map((name) => `${name}.`).join("");
    for (const key of new Set(keys)) {
      // A value that is not a name is reported by its schema.
      if (typeof key !== "string" || Object.hasOwn(messages, key)) continue;
      const nearest = nearestOf(key, listEngineKeys(path));
      const text = `${what} ${key} has no text; expected one at ${at}"${key}"${nearest}.`;
      yield mistake(place, names, text);
    }
    const known = [...keys, ...others, ...listEngineKeys(path)];
    for (const key of Object.keys(messages)) {
      if (known.includes(key)) continue;
      const nearest = nearestOf(key, known);
      const text = `${at}"${key}" is not used; remove it or correct its name${nearest}.`;
      yield mistake(place, [...names, key], text);
    }
  }
}

/** A choice has one label for each of its links. */
function* checkLabels({ cookies }: Facts, own: AllMessages, locale: string): Iterable<Finding> {
  for (const { id, links = [] } of listChoices(cookies)) {
    const { links: labels = [] } = own.cookies.choices[id] ?? {};
    if (labels.length === links.length) continue;
    yield mistake(
      `texts/${locale}/cookies.json`,
      ["choices", id, "links"],
      `choices.${id}.links has ${labels.length} labels; expected ${links.length}, one for each link of the choice in ` +
        "cookies.json.",
    );
  }
}

/** An amenity whose label says how large the pool is needs a pool. */
function* checkPool({ amenities, villa }: Facts, own: AllMessages): Iterable<Finding> {
  if (villa.pool) return;
  for (const key of listAmenities(amenities)) {
    if (!/\{(?:length|width)\}/.test(own.amenities[key] ?? "")) continue;
    const text =
      `the amenity ${key} says how large the pool is; write "pool": { "lengthMetres": 8, "widthMetres": 4 } with your ` +
      "numbers, or leave the amenity out of amenities.json.";
    yield mistake("villa.json", [], text);
    return;
  }
}

/** Placeholders of good to know are facts, or fees with a label. */
function* checkFactNames(
  { availability, "good-to-know": messages }: AllMessages,
  locale: string,
): Iterable<Finding> {
  const known = [...Object.keys(placeholders), ...Object.keys(availability.extras)];
  for (const { path, text } of listStrings(messages)) {
    for (const name of findPlaceholders(text)) {
      if (known.includes(name)) continue;
      const nearest = nearestOf(name, known);
      yield mistake(
        `texts/${locale}/good-to-know.json`,
        path,
        `${path.join(".")} names {${name}}, which is neither a fact nor a fee; remove it or correct the name${nearest}.`,
      );
    }
  }
}
