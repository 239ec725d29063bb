import * as v from "valibot";
import { type Fact, numberBetween, text, textLike } from "./fields.ts";

const photoFile = v.strictObject({
  // File name without its ending; it is part of an address.
  file: textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "small letters, digits and hyphens, without .jpg"),
  // Percent from left and from top; crops keep this point in view.
  focalPoint: v.strictTuple([numberBetween(0, 100), numberBetween(0, 100)]),
});

const photo = v.strictObject({
  ...photoFile.entries,
  // The same view taken upright, for what fills a screen that is held so.
  upright: v.exactOptional(photoFile),
  // What search engines want to know of it; the gallery's chapters follow from it.
  shows: v.picklist(["outside", "common-area", "bedroom", "bathroom", "surroundings"]),
  // Taken after sunset: the gallery has a chapter of these.
  evening: v.exactOptional(v.boolean()),
  // The photo from the same place at dusk, to which the first screen turns.
  dusk: v.exactOptional(text),
});

export const pictures = v.strictObject({
  // Every picture of the site, in the order of the gallery.
  photos: v.array(photo),
  // The picture that stands for each page; for one that is not named, that of the home page.
  pages: v.objectWithRest({ home: text }, text),
});

export type Photo = Fact<typeof photo>;
export type PhotoFile = Fact<typeof photoFile>;
