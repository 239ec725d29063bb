import * as v from "valibot";
import { described, type Fact, text } from "./fields.ts";

/**
 * The amenities that the site knows, each with its drawing: a name in the set Lucide. Search engines
 * are told of some of them (`structured-data.server.ts`).
 */
export const knownAmenities: Readonly<Record<string, string>> = {
  garden: "trees",
  "air-condition": "air-vent",
  parking: "square-parking",
  "swimming-pool": "waves-ladder",
  fencing: "fence",
  solar: "solar-panel",
  gym: "dumbbell",
  "fire-exting": "fire-extinguisher",
  "children-playground": "toy-brick",
  "security-system": "shield-check",
  stove: "cooking-pot",
  dishwasher: "utensils",
  refrigerator: "refrigerator",
  toaster: "sandwich",
  "cooking-utensils": "chef-hat",
  oven: "heater",
  microwave: "microwave",
  coffee: "coffee",
  "satellite-tv": "satellite-dish",
  heating: "thermometer-sun",
  fireplace: "flame-kindling",
  internet: "wifi",
  "living-room": "house",
  "linens-provided": "bed-single",
  "towels-provided": "towel-rack",
  "final-cleaning": "brush-cleaning",
  sofa: "sofa",
  "heated-swimming-pool": "waves",
  "covered-parking": "warehouse",
  soaps: "soap-dispenser-droplet",
  "hair-dryer": "wind",
  safe: "vault",
  "iron-and-board": "shirt",
  freezer: "snowflake",
  cycling: "bike",
  "outdoor-dining-table": "utensils-crossed",
  "washing-machine": "washing-machine",
  barbecue: "beef",
  cot: "baby",
  "high-chair": "rocking-chair",
  "clothes-dryer": "fan",
  "sun-loungers": "umbrella",
  "smoke-alarms": "alarm-smoke",
  "first-aid": "briefcase-medical",
};

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
