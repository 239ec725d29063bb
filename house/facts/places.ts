import * as v from "valibot";
import {
  aboveZero,
  coordinates,
  described,
  type Fact,
  keyed,
  optional,
  photoName,
  text,
} from "../../domain/fields.ts";

/** The kinds of places; each has a mark on the map. The last two are ways to get here. */
const placeKinds = [
  "village",
  "town",
  "beach",
  "sight",
  "nature",
  "food",
  "winery",
  "boat",
  "industry",
  "airport",
  "station",
] as const;

/** A place with its way by road from the house, at an easy speed. */
const place = v.strictObject({
  key: text,
  kind: v.picklist(placeKinds),
  distanceKilometres: aboveZero,
  travelMinutes: aboveZero,
  by: v.picklist(["foot", "car"]),
  coordinates,
});

/** A place with a story: its text is under its key, its picture a photo or a drawing. */
const placeStory = v.strictObject({
  key: text,
  photo: v.exactOptional(photoName),
  drawing: v.exactOptional(text),
  numbers: optional(
    "Figures that the story names, by their placeholder: written as the language writes numbers, or plain",
    v.record(text, v.number()),
  ),
  years: v.exactOptional(v.record(text, v.number())),
});

/** The way by car from a place that guests come from. */
const drive = v.strictObject({
  key: text,
  distanceKilometres: aboveZero,
  travelMinutes: aboveZero,
});

/** A name on the drawn map: localities at their place, the others in the middle of the word. */
const mapName = v.strictObject({
  key: text,
  kind: v.picklist(["country", "sea", "region", "locality"]),
  coordinates,
});

export const places = v.strictObject({
  places: described("Nearest first: the order in which the location page lists them", keyed(place)),
  drives: described("Where guests come from by car, and how long it takes them", v.array(drive)),
  stories: described("Places with a story on the location page", v.array(placeStory)),
  mapNames: described("What else the drawn map names", v.array(mapName)),
  photo: optional("What is seen at the head of the location page, above the map", photoName),
});

export type Place = Fact<typeof place>;
export type MapName = Fact<typeof mapName>;
