import * as v from "valibot";
import { type Fact, keyed, optional, photoName, text } from "../../domain/fields.ts";

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
  isAlone: optional("Its heading is larger than those of the others", v.boolean()),
  isDark: optional("After sunset: light letters on a dark ground", v.boolean()),
});

/** The home page: a day at the house, and the way to places, by their keys. */
export const home = v.strictObject({
  passages: keyed(passage),
  surroundings: v.strictObject({
    places: v.array(text),
    town: optional("The town that its texts measure the way to", text),
    sea: optional("The place by the sea that they measure it to", text),
  }),
  ornament: optional(
    "A drawing that goes with the house, a bird, a boat, a star: it stands on the page that is not found",
    text,
  ),
});

export type Passage = Fact<typeof passage>;
