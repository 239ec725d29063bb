import * as v from "valibot";
import { knownAmenities, listAmenities } from "../../app/facts/amenities.ts";
import { schemas } from "../../app/facts/facts.ts";
import { findPlaceholders, listPlaceholders } from "../../app/i18n/text-schema.ts";
import type { Content } from "./content.ts";
import { describeIssue } from "./describe-issue.ts";
import { nearestOf } from "./find-nearest.ts";

/** Facts that are wrong by themselves: each with its file and place. */
export function checkEachFact(content: Content): string[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const facts = content[name as keyof typeof schemas];
    const { issues = [] } = v.safeParse(schema as v.GenericSchema, facts);
    return issues.map((issue) => describeIssue(`${name}.json`, issue));
  });
}

/** Facts that do not go together: named twice, named nowhere, or without what others count on. */
export function checkFactsTogether(content: Content): string[] {
  const { rooms, home, places, villa } = content;
  return [
    ...sayRepeated("content/rooms.json: two rooms", keysOf(rooms)),
    ...sayRepeated("content/home.json: two passages", keysOf(home.passages)),
    ...sayRepeated("content/places.json: two places", keysOf(places.places)),
    ...findRepeated(villa.locales).map(
      (locale) => `content/villa.json: locales names ${locale} more than once; keep it once.`,
    ),
    ...checkAmenities(content),
    ...checkSurroundings(content),
    ...checkPlaceholders(content),
  ];
}

/** An amenity is known, or says what its icon is, and stands once. */
function checkAmenities({ amenities }: Content): string[] {
  const file = "content/amenities.json";
  const listed = listAmenities(amenities);
  const keys = keysOf(listed);
  return [
    ...findRepeated(keys).map(
      (key) => `${file}: "${key}" is listed more than once; keep it in one group.`,
    ),
    ...listed
      .filter(({ icon }) => icon === undefined)
      .map(
        ({ key }) =>
          `${file}: "${key}" is not known${nearestOf(key, Object.keys(knownAmenities))}. For one ` +
          `of your own write { "key": "${key}", "icon": "the name of a Lucide icon" }.`,
      ),
    ...amenities.highlights
      .filter((key) => !keys.includes(key))
      .map((key) => `${file}: the highlight "${key}" is in no group${nearestOf(key, keys)}.`),
  ];
}

/** The home page measures the way to places of the list. */
function checkSurroundings({ home: { surroundings }, places }: Content): string[] {
  const keys = keysOf(places.places);
  const { places: shown, town, sea } = surroundings;
  const named = new Set([...shown, town, sea].filter((key) => key !== undefined));
  return [...named]
    .filter((key) => !keys.includes(key))
    .map(
      (key) =>
        `content/home.json: surroundings names the place "${key}", which is not in ` +
        `places.json${nearestOf(key, keys)}.`,
    );
}

function checkPlaceholders({ links: { flagService } }: Content): string[] {
  const found = listPlaceholders(findPlaceholders(flagService));
  if (found === "{country}") return [];
  return [`content/links.json: flagService has the placeholders ${found}; expected {country}.`];
}

/** The keys of some facts, in their order. */
export function keysOf(items: readonly { readonly key: string }[]): string[] {
  return items.map(({ key }) => key);
}

function sayRepeated(who: string, keys: readonly string[]): string[] {
  return findRepeated(keys).map((key) => `${who} have the key ${key}; give each a key of its own.`);
}

/** The values that occur more than once, each once. */
export function findRepeated<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
