import type * as v from "valibot";
import { crowDistance } from "../../app/components/map/map-view.ts";
import { datesBetween, isDayWithin } from "../../app/dates/calendar-date.ts";
import { listAmenities } from "../../app/facts/amenities.ts";
import { type Facts, schemas } from "../../app/facts/facts.ts";
import { isDayOfYear } from "../../app/facts/fields.ts";
import type { PricePeriod } from "../../app/facts/prices.ts";
import type { Content } from "./content.ts";
import { describeIssues, nearestOf } from "./describe-issue.ts";

/** Facts that are wrong by themselves: each with its file and place. */
export function* checkEachFact(facts: Facts): Iterable<string> {
  for (const [name, schema] of Object.entries(schemas)) {
    const value = facts[name as keyof Facts];
    yield* describeIssues(`${name}.json`, schema as v.GenericSchema, value);
  }
}

/** An amenity stands once. */
export function* checkAmenities({ amenities }: Facts): Iterable<string> {
  for (const key of findRepeated(listAmenities(amenities))) {
    yield `amenities.json: "${key}" is listed more than once; keep it in one group.`;
  }
}

/** No road is shorter than the straight line between the house and the place that it leads to. */
export function* checkDistances({ villa, places }: Facts): Iterable<string> {
  for (const { key, coordinates, distanceKilometres } of places.places) {
    const straight = crowDistance(villa.coordinates, coordinates);
    if (distanceKilometres >= straight) continue;
    const areExchanged = straight > 300 && straight > 10 * distanceKilometres;
    yield `places.json: places (${key}).distanceKilometres is ${distanceKilometres}, but ` +
      `the straight line from the house is ${straight.toFixed(2)} km; ` +
      (areExchanged
        ? "see whether latitude and longitude are exchanged."
        : "correct the distance or the coordinates.");
  }
}

/** The rooms in the house are no larger than the house. */
export function* checkAreas({ villa, rooms: { rooms } }: Facts): Iterable<string> {
  const area = rooms.reduce(
    (sum, { floor, areaSquareMetres = 0 }) => sum + (floor === "outside" ? 0 : areaSquareMetres),
    0,
  );
  if (area <= villa.areaSquareMetres) return;
  yield `rooms.json: the rooms have ${area} m² together, more than the ` +
    `${villa.areaSquareMetres} m² of areaSquareMetres in villa.json; correct one of them.`;
}

/** No night has two prices, and nothing that is charged is in the price. */
export function* checkPrices({ prices }: Facts): Iterable<string> {
  const { fees = [], included = [] } = prices;
  for (const key of findRepeated([...keysOf(fees), ...new Set(included)])) {
    yield `prices.json: "${key}" is charged in fees and named in included; take it out of ` +
      "one of them.";
  }
  const right = prices.periods.filter(({ from, to }) => isDayOfYear(from) && isDayOfYear(to));
  for (const [index, one] of right.entries()) {
    for (const other of right.slice(index + 1)) {
      const shared = daysOfYear.filter((day) => isDayWithin(one, day) && isDayWithin(other, day));
      const [first, last] = [shared[0], shared.at(-1)];
      if (first === undefined) continue;
      const span = first === last ? `on ${first}` : `from ${first} to ${last}`;
      yield `prices.json: the periods ${nameOf(one)} and ${nameOf(other)} overlap ${span}; ` +
        "give every night one price.";
    }
  }
}

/** All days of a year, `MM-DD`, with 29 February. */
const daysOfYear = datesBetween("2024-01-01", "2025-01-01").map((day) => day.slice("YYYY-".length));

function nameOf({ key, from, to }: PricePeriod): string {
  return `${key} (${from} to ${to})`;
}

/** What facts name and another file does not have: photos, drawings, places, amenities. */
export function* checkReferences({ facts, files: { drawings } }: Content): Iterable<string> {
  const { pictures, places, amenities, rooms, home, villa } = facts;
  const known = {
    photo: { names: pictures.photos.map(({ file }) => file), list: "pictures.json" },
    "whole photo": {
      names: pictures.photos.filter(({ crop }) => !crop).map(({ file }) => file),
      list: "pictures.json",
    },
    drawing: { names: Object.keys(drawings), list: "drawings" },
    place: { names: keysOf(places.places), list: "places.json" },
    amenity: { names: listAmenities(amenities), list: "any group" },
  };

  for (const { key, photos } of rooms.rooms) {
    yield* check("photo", `rooms.json: the room ${key}`, photos);
  }
  for (const { key, photos = [], drawing } of home.passages) {
    yield* check("photo", `home.json: the passage ${key}`, photos);
    yield* check("drawing", `home.json: the passage ${key}`, [drawing]);
  }
  for (const { file, dusk, crop } of pictures.photos) {
    yield* check("whole photo", `pictures.json: the dusk of ${file}`, [dusk]);
    yield* check("whole photo", `pictures.json: the crop ${file}`, [crop?.of]);
  }
  for (const [page, photo] of Object.entries(pictures.pages)) {
    yield* check("whole photo", `pictures.json: the page ${page}`, [photo]);
  }
  yield* check("whole photo", "pictures.json: closing", Object.values(pictures.closing ?? {}));
  yield* check("photo", "places.json", [places.photo]);
  for (const { key, photo, drawing } of places.stories) {
    yield* check("photo", `places.json: the story of ${key}`, [photo]);
    yield* check("drawing", `places.json: the story of ${key}`, [drawing]);
  }
  yield* check("drawing", "villa.json: the host", [villa.host?.drawing]);
  const { drawing, resting } = home.ornament ?? {};
  yield* check("drawing", "home.json: the ornament", [drawing, resting]);
  const { places: shown, town, sea, photo } = home.surroundings;
  yield* check("place", "home.json: surroundings", [...shown, town, sea]);
  yield* check("photo", "home.json: surroundings", [photo]);
  yield* check("photo", "home.json: the season", [home.season]);
  yield* check("amenity", "amenities.json: highlights", amenities.highlights);

  function* check(
    kind: keyof typeof known,
    who: string,
    named: readonly (string | undefined)[],
  ): Iterable<string> {
    const { names, list } = known[kind];
    for (const name of new Set(named)) {
      if (name === undefined || names.includes(name)) continue;
      const nearest = nearestOf(name, names);
      yield `${who} names the ${kind} "${name}", which is not in ${list}${nearest}.`;
    }
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
