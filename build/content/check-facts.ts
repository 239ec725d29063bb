import * as v from "valibot";
import { crowDistance } from "../../app/components/map/map-frame.ts";
import { knownAmenities, listAmenities } from "../../app/facts/amenities.ts";
import { schemas } from "../../app/facts/facts.ts";
import { findPlaceholders, listPlaceholders } from "../../app/i18n/text-schema.ts";
import type { Content } from "./content.ts";
import { describeIssue } from "./describe-issue.ts";
import { nearestOf } from "./find-nearest.ts";

/** Facts that are wrong by themselves: each with its file and place. */
export function* checkEachFact(content: Content): Iterable<string> {
  for (const [name, schema] of Object.entries(schemas)) {
    const facts = content[name as keyof typeof schemas];
    const { issues = [] } = v.safeParse(schema as v.GenericSchema, facts);
    for (const issue of issues) yield describeIssue(`${name}.json`, issue);
  }
}

/** Facts that do not go together: named twice, or without what others count on. */
export function* checkFactsTogether(content: Content): Iterable<string> {
  const { rooms, home, places, prices, villa, links } = content;
  const lists = {
    "rooms.json: two rooms": rooms,
    "home.json: two passages": home.passages,
    "places.json: two places": places.places,
    "prices.json: two periods": prices.periods,
  };
  for (const [who, list] of Object.entries(lists)) {
    for (const key of findRepeated(keysOf(list))) {
      yield `content/${who} have the key ${key}; give each a key of its own.`;
    }
  }
  for (const locale of findRepeated(villa.locales)) {
    yield `content/villa.json: locales names ${locale} more than once; keep it once.`;
  }
  const found = listPlaceholders(findPlaceholders(links.flagService));
  if (found !== "{country}") {
    yield `content/links.json: flagService has the placeholders ${found}; expected {country}.`;
  }
  yield* checkAmenities(content);
  yield* checkDistances(content);
}

/** An amenity is known, or says what its icon is, and stands once. */
function* checkAmenities({ amenities }: Content): Iterable<string> {
  const file = "content/amenities.json";
  const listed = listAmenities(amenities);
  for (const key of findRepeated(keysOf(listed))) {
    yield `${file}: "${key}" is listed more than once; keep it in one group.`;
  }
  for (const { key, icon } of listed) {
    if (icon !== undefined) continue;
    yield `${file}: "${key}" is not known${nearestOf(key, Object.keys(knownAmenities))}. For one ` +
      `of your own write { "key": "${key}", "icon": "the name of a Lucide icon" }.`;
  }
}

/** No road is shorter than the straight line between the house and the place that it leads to. */
function* checkDistances({ villa, places }: Content): Iterable<string> {
  for (const { key, coordinates, distanceKilometres } of places.places) {
    const straight = crowDistance(villa.coordinates, coordinates);
    if (distanceKilometres >= straight) continue;
    const areExchanged = straight > 300 && straight > 10 * distanceKilometres;
    yield `content/places.json: places (${key}).distanceKilometres is ${distanceKilometres}, but ` +
      `the straight line from the house is ${straight.toFixed(2)} km; ` +
      (areExchanged
        ? "see whether latitude and longitude are exchanged."
        : "correct the distance or the coordinates.");
  }
}

/** The keys of some facts, in their order. */
export function keysOf(items: readonly { readonly key: string }[]): string[] {
  return items.map(({ key }) => key);
}

/** The values that occur more than once, each once. */
export function findRepeated<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
