import type * as v from "valibot";
import { crowDistance } from "../../domain/map/map-view.ts";
import { findListMistakes } from "../../domain/prices/list-mistakes.ts";
import type { Content } from "../content/content.ts";
import { listAmenities } from "../facts/amenities.ts";
import { readBlocked } from "../facts/blocked.ts";
import { type Facts, schemas } from "../facts/facts.ts";
import { findIssues, nearestOf } from "../findings/describe-issue.ts";
import { type Finding, mistake, type Path } from "../findings/finding.ts";

/** Mistakes within facts, without other files. */
export function* checkEachFact(facts: Facts): Iterable<Finding> {
  for (const [name, schema] of Object.entries(schemas)) {
    const value = facts[name as keyof Facts];
    yield* findIssues(`${name}.json`, schema as v.GenericSchema, value);
  }
}

/** Each amenity is listed once. */
export function* checkAmenities({ amenities }: Facts): Iterable<Finding> {
  for (const key of findRepeated(listAmenities(amenities))) {
    const [group = "", keys = []] =
      Object.entries(amenities.groups).findLast(([, all]) => all.includes(key)) ?? [];
    yield mistake(
      "amenities.json",
      ["groups", group, keys.lastIndexOf(key)],
      `"${key}" is listed more than once; keep it in one group.`,
    );
  }
}

/** A calendar kept by hand has the day of its last check; blocked nights beside feeds have none. */
export function* checkCalendar({ villa, blocked }: Facts): Iterable<Finding> {
  const { checked } = readBlocked(blocked);
  const isOwn = villa.calendar === "own";
  if (isOwn && checked === null) {
    const text =
      'calendar is "own", but blocked.json does not say when it was last right; write ' +
      '{ "checked": "2027-01-31", "nights": […] } there, with the day on which you looked.';
    yield mistake("villa.json", ["calendar"], text);
  }
  const unused = 'needs "calendar": "own" in villa.json; write that there, or remove it.';
  if (!isOwn && checked !== null) {
    yield mistake("blocked.json", ["checked"], `checked ${unused}`);
  }
  if (!isOwn && villa.calendarDays !== undefined) {
    yield mistake("villa.json", ["calendarDays"], `calendarDays ${unused}`);
  }
}

/** No road is shorter than the straight line between the house and the place that it leads to. */
export function* checkDistances({ villa, places }: Facts): Iterable<Finding> {
  for (const [index, { key, coordinates, distanceKilometres }] of places.places.entries()) {
    const straight = crowDistance(villa.coordinates, coordinates);
    if (distanceKilometres >= straight) continue;
    const areExchanged = straight > 300 && straight > 10 * distanceKilometres;
    yield mistake(
      "places.json",
      ["places", index, "distanceKilometres"],
      `places (${key}).distanceKilometres is ${distanceKilometres}, but the straight line from the ` +
        `house is ${straight.toFixed(2)} km; ` +
        (areExchanged
          ? "see whether latitude and longitude are exchanged."
          : "correct the distance or the coordinates."),
    );
  }
}

/** The rooms in the house are no larger than the house. */
export function* checkAreas({ villa, rooms: { rooms } }: Facts): Iterable<Finding> {
  const area = rooms.reduce(
    (sum, { floor, areaSquareMetres = 0 }) => sum + (floor === "outside" ? 0 : areaSquareMetres),
    0,
  );
  if (area <= villa.areaSquareMetres) return;
  yield mistake(
    "rooms.json",
    [],
    `the rooms have ${area} m² together, more than the ${villa.areaSquareMetres} m² of ` +
      "areaSquareMetres in villa.json; correct one of them.",
  );
}

/** Contradictions within the price list, or to the number of guests. */
export function* checkPrices({ prices, villa }: Facts): Iterable<Finding> {
  for (const { path, text } of findListMistakes(prices)) yield mistake("prices.json", path, text);
  const { maximum } = prices.guests ?? {};
  if (maximum === undefined || maximum <= villa.maximumPersons) return;
  const text = `guests.maximum is ${maximum}, more than the ${villa.maximumPersons} of maximumPersons in villa.json; correct one of them.`;
  yield mistake("prices.json", ["guests", "maximum"], text);
}

type Kind = "photo" | "drawing" | "place" | "amenity";
/** A name within a file, and how a sentence refers to what has it. */
type Reference = readonly [
  kind: Kind,
  file: string,
  path: Path,
  owner: string,
  named: string | readonly string[] | undefined,
];

/** References of facts that lead nowhere: photos, drawings, places, amenities. */
export function* checkReferences({ facts, files: { drawings } }: Content): Iterable<Finding> {
  const { pictures, places, amenities } = facts;
  const known: Readonly<Record<Kind, readonly [list: string, names: readonly string[]]>> = {
    photo: ["pictures.json", pictures.photos.map(({ file }) => file)],
    drawing: ["drawings", Object.keys(drawings)],
    place: ["places.json", keysOf(places.places)],
    amenity: ["any group", listAmenities(amenities)],
  };
  for (const [kind, file, path, owner, named] of listReferences(facts)) {
    const [list, names] = known[kind];
    for (const [index, name] of [named ?? []].flat().entries()) {
      if (names.includes(name)) continue;
      const place = Array.isArray(named) ? [...path, index] : path;
      const nearest = nearestOf(name, names);
      const text = `${owner} names the ${kind} "${name}", which is not in ${list}; add it there or correct the name${nearest}.`;
      yield mistake(file, place, text);
    }
  }
}

function* listReferences(facts: Facts): Iterable<Reference> {
  const { pictures, places, amenities, rooms, home, villa } = facts;
  for (const [index, { key, photos }] of rooms.rooms.entries()) {
    yield ["photo", "rooms.json", ["rooms", index, "photos"], `the room ${key}`, photos];
  }
  for (const [index, { key, photos, drawing }] of home.passages.entries()) {
    const path = ["passages", index];
    yield ["photo", "home.json", [...path, "photos"], `the passage ${key}`, photos];
    yield ["drawing", "home.json", [...path, "drawing"], `the passage ${key}`, drawing];
  }
  for (const [index, { file, dusk }] of pictures.photos.entries()) {
    yield ["photo", "pictures.json", ["photos", index, "dusk"], `the dusk of ${file}`, dusk];
  }
  for (const [page, photo] of Object.entries(pictures.pages)) {
    yield ["photo", "pictures.json", ["pages", page], `the page ${page}`, photo];
  }
  yield ["photo", "places.json", ["photo"], "the page", places.photo];
  for (const [index, { key, photo, drawing }] of places.stories.entries()) {
    const path = ["stories", index];
    yield ["photo", "places.json", [...path, "photo"], `the story of ${key}`, photo];
    yield ["drawing", "places.json", [...path, "drawing"], `the story of ${key}`, drawing];
  }
  yield ["drawing", "villa.json", ["host", "drawing"], "the host", villa.host?.drawing];
  yield ["drawing", "home.json", ["ornament"], "the ornament", home.ornament];
  for (const what of ["places", "town", "sea"] as const) {
    yield ["place", "home.json", ["surroundings", what], "surroundings", home.surroundings[what]];
  }
  yield ["amenity", "amenities.json", ["highlights"], "highlights", amenities.highlights];
}

/** The keys of some facts, in their order. */
export function keysOf(items: readonly { readonly key: string }[]): string[] {
  return items.map(({ key }) => key);
}

/** The values that occur more than once, each once. */
export function findRepeated<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
