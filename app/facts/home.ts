import * as v from "valibot";
import {
  described,
  type Fact,
  keyed,
  optional,
  percent,
  photoName,
  text,
} from "../../domain/fields.ts";

/**
 * A passage of the home page: a text found under its key, and what shows it. One photo fills the
 * width, or half of it where it is upright; two stand side by side.
 */
const passage = v.strictObject({
  key: text,
  photos: v.exactOptional(
    v.pipe(v.array(photoName), v.maxLength(2, "has too many; expected one or two")),
  ),
  drawing: v.exactOptional(text),
  isAlone: optional(
    "Its heading is large, and on phones its one photo fills the screen before the text comes",
    v.boolean(),
  ),
  isDark: optional("After sunset: light letters on a dark ground", v.boolean()),
});

const place = v.strictTuple([percent("left"), percent("top")]);

/** A drawing that goes with the house: a bird, a boat, a star. */
const ornament = v.strictObject({
  drawing: described("Stands beside the story of the name", text),
  from: optional(
    "In percent of the first picture: above this place the drawing begins, and moves through the day of the home page",
    place,
  ),
  upright: optional("The same place in the upright picture", place),
  resting: optional(
    "Another drawing of it, at rest: it stands where the home page ends, and on error pages",
    text,
  ),
});

/** What the home page shows: a day at the house, and the way to places, by their key. */
export const home = v.strictObject({
  passages: keyed(passage),
  surroundings: v.strictObject({
    places: v.array(text),
    town: optional("The town that its texts measure the way to", text),
    sea: optional("The place by the sea that they measure it to", text),
    photo: optional("What is seen above the ways to them", photoName),
  }),
  season: optional("What is seen beside the seasons of the year on wide screens", photoName),
  ornament: v.exactOptional(ornament),
});

export type Ornament = Fact<typeof ornament>;
export type Passage = Fact<typeof passage>;
