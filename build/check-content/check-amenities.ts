import { amenityKeys } from "../../src/facts/amenity-keys.ts";
import type { Amenities } from "../../src/facts/facts.ts";
import { findNearest } from "./find-nearest.ts";
import { findRepeated } from "./find-repeated.ts";

const file = "content/amenities.ts";

/** Mistakes in the grouping of amenities: each known key belongs in exactly one group. */
export function checkAmenities(amenities: Amenities): string[] {
  const used: string[] = Object.values(amenities).flat();
  const known: readonly string[] = amenityKeys;
  const unknown = used.filter((key) => !known.includes(key));
  const missing = known.filter((key) => !used.includes(key));
  return [
    ...unknown.map(
      (key) =>
        `${file}: "${key}" is no known amenity; the nearest is "${findNearest(key, known)}".`,
    ),
    ...missing.map((key) => `${file}: "${key}" is in no group; add it to one.`),
    ...findRepeated(used).map(
      (key) => `${file}: "${key}" is listed more than once; keep it in one group.`,
    ),
  ];
}
