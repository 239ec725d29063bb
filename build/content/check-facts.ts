import * as v from "valibot";
import { amenityKeys } from "../../app/facts/amenity-keys.ts";
import { schemas } from "../../app/facts/facts.ts";
import type { Content } from "./content.ts";
import { describeIssue } from "./describe-issue.ts";
import { nearestOf } from "./find-nearest.ts";
import { findPlaceholders, listPlaceholders } from "./placeholders.ts";

/** Facts that are wrong by themselves: each with its file and place. */
export function checkEachFact(content: Content): string[] {
  return Object.entries(schemas).flatMap(([file, schema]) => {
    const { issues = [] } = v.safeParse(schema as v.GenericSchema, content);
    return issues.map((issue) => describeIssue(file, issue));
  });
}

/** Facts that do not go together: named twice, named nowhere, or without what others count on. */
export function checkFactsTogether(content: Content): string[] {
  const { rooms, homePassages, places, amenities } = content;
  const listed: readonly string[] = Object.values(amenities).flat();
  return [
    ...sayRepeated("content/villa.ts: two rooms", keysOf(rooms)),
    ...sayRepeated("content/villa.ts: two passages", keysOf(homePassages)),
    ...sayRepeated("content/places.ts: two places", keysOf(places)),
    ...findRepeated(listed).map(
      (key) => `content/amenities.ts: "${key}" is listed more than once; keep it in one group.`,
    ),
    ...amenityKeys
      .filter((key) => !listed.includes(key))
      .map((key) => `content/amenities.ts: "${key}" is in no group; add it to one.`),
    ...checkSurroundings(content),
    ...checkPlaceholders(content),
  ];
}

/** The home page measures its distances from the list of places, the one to the village always. */
function checkSurroundings({ homeSurroundings, places }: Content): string[] {
  const keys = keysOf(places);
  const named = new Set([...homeSurroundings.places, homeSurroundings.town]);
  const mistakes = [...named]
    .filter((key) => !keys.includes(key))
    .map(
      (key) =>
        `content/villa.ts: homeSurroundings names the place "${key}", which is not in ` +
        `places.ts${nearestOf(key, keys)}.`,
    );
  if (!keys.includes("village")) {
    mistakes.push(
      "content/places.ts: the place village is missing; the home page says how far it is.",
    );
  }
  return mistakes;
}

function checkPlaceholders({ links }: Content): string[] {
  return listAddresses(links).flatMap(([path, address]) => {
    const found = listPlaceholders(findPlaceholders(address));
    const expected = listPlaceholders(placeholdersOf(path));
    if (found === expected) return [];
    return [`content/links.ts: ${path} has the placeholders ${found}; expected ${expected}.`];
  });
}

function placeholdersOf(path: string): string[] {
  if (path.startsWith("booking.stay")) return ["arrival", "departure"];
  return path === "flagService" ? ["country"] : [];
}

function listAddresses(links: object, prefix = ""): [path: string, address: string][] {
  return Object.entries(links).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${prefix}${key}`, value] as [string, string]]
      : listAddresses(value, `${prefix}${key}.`),
  );
}

function keysOf(items: readonly { readonly key: string }[]): string[] {
  return items.map(({ key }) => key);
}

function sayRepeated(who: string, keys: readonly string[]): string[] {
  return findRepeated(keys).map((key) => `${who} have the key ${key}; give each a key of its own.`);
}

/** The values that occur more than once, each once. */
export function findRepeated<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
