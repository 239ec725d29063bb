import * as v from "valibot";
import { described, type Fact, text } from "../../domain/fields.ts";

/** The amenities of the house. Their labels are in `amenities.json` of each language. */
export const amenities = v.strictObject({
  highlights: described("Shown large, in this order; each is in a group, too", v.array(text)),
  groups: described(
    "By group, in the order of the page; a group has its name in the texts of the about page",
    v.record(v.string(), v.pipe(v.array(text), v.nonEmpty("is empty; leave it out"))),
  ),
});

export type Amenities = Fact<typeof amenities>;

/** The keys of all amenities of the house in their order. */
export function listAmenities({ groups }: Amenities): readonly string[] {
  return Object.values(groups).flat();
}
