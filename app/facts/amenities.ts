import * as v from "valibot";
import { described, type Fact, text } from "./fields.ts";

/** One that the engine has a label for by its key, or one of the owner's own. */
const amenity = v.union(
  [text, v.object({ key: text })],
  "is no amenity; expected the key of a known one, or one of your own with its key",
);

/** What the house offers. The labels of all of it stand in `amenities.json` of each language. */
export const amenities = v.strictObject({
  highlights: described("Shown large, in this order; each is in a group, too", v.array(text)),
  groups: described(
    "By group, in the order of the page; a group has its name in the texts of the about page",
    v.record(v.string(), v.pipe(v.array(amenity), v.nonEmpty("is empty; leave it out"))),
  ),
});

export type Amenities = Fact<typeof amenities>;

/** The key of an amenity, which is that of its label. */
export function keyOfAmenity(listed: Fact<typeof amenity>): string {
  return typeof listed === "string" ? listed : listed.key;
}

/** The keys of all amenities of the house in their order. */
export function listAmenities({ groups }: Amenities): readonly string[] {
  return Object.values(groups).flatMap((group) => group.map(keyOfAmenity));
}
