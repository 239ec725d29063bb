import * as v from "valibot";
import {
  described,
  type Fact,
  optional,
  percentFrom,
  photoName,
  text,
  textLike,
} from "../../domain/fields.ts";

const photoFile = v.strictObject({
  file: described(
    "Its file; the name is part of an address",
    v.pipe(
      textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "small letters, digits and hyphens, without .jpg"),
      v.metadata({ format: "photo" }),
    ),
  ),
  focalPoint: described(
    "In percent; crops keep this point in view",
    v.strictTuple([percentFrom("left"), percentFrom("top")]),
  ),
});

const photo = v.strictObject({
  ...photoFile.entries,
  upright: optional(
    "The same view taken upright, for what fills a screen that is held so",
    photoFile,
  ),
  shows: described(
    "What search engines want to know of it; the gallery's chapters follow from it",
    v.picklist(["outside", "common-area", "bedroom", "bathroom", "surroundings"]),
  ),
  chapter: optional(
    "Another chapter of the gallery; its name is among `chapters` of the texts",
    text,
  ),
  weight: optional(
    "In the gallery a `large` one has a row to itself, a `small` one stands beside others",
    v.picklist(["large", "small"]),
  ),
  evening: optional("Taken after sunset: the gallery has a chapter of these", v.boolean()),
  dusk: optional(
    "The photo from the same place at dusk, to which the first screen turns",
    photoName,
  ),
});

export const pictures = v.strictObject({
  photos: described("Every picture of the site, in the order of the gallery", v.array(photo)),
  pages: described(
    "The picture that stands for each page, for one that is not named that of the home page; `location` above the ways to the house",
    v.objectWithRest({ home: photoName }, photoName),
  ),
});

export type Photo = Fact<typeof photo>;
export type PhotoFile = Fact<typeof photoFile>;
