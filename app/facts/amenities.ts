import * as v from "valibot";
import { described, type Fact, text } from "./fields.ts";
import known from "./known-amenities.json" with { type: "json" };

/**
 * The amenities that the site knows, each with its drawing: a name in the set Lucide. Search engines
 * are told of some of them (`structured-data.server.ts`).
 */
export const knownAmenities: Readonly<Record<string, string>> = known;

/** A known amenity by its key, or one of the owner's own with the name of a Lucide icon. */
const amenity = v.union(
  [text, v.strictObject({ key: text, icon: text })],
  "is no amenity; expected the key of a known one, or one of your own with its key and its icon",
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

type Amenity = Fact<typeof amenity>;

/** An amenity's key and icon; one that nobody knows has no icon. */
export function nameAmenity(listed: Amenity): { key: string; icon?: string | undefined } {
  return typeof listed === "string" ? { key: listed, icon: knownAmenities[listed] } : listed;
}

/** All amenities of the house in their order. */
export function listAmenities({ groups }: Amenities): ReturnType<typeof nameAmenity>[] {
  return Object.values(groups).flatMap((group) => group.map(nameAmenity));
}
