import * as v from "valibot";
import {
  aboveZero,
  described,
  type Fact,
  isEachOnce,
  keyed,
  numberBetween,
  optional,
  photoName,
  text,
} from "../../domain/fields.ts";
import { colour } from "./colours.ts";

const bed = v.strictObject({
  kind: v.picklist(["double", "single", "sofa-bed", "bunk"]),
  widthCentimetres: v.exactOptional(numberBetween(60, 300)),
  lengthCentimetres: v.exactOptional(numberBetween(120, 250)),
});

const room = v.strictObject({
  key: text,
  photos: described(
    "The room first, then a corner of it or its bathroom",
    v.pipe(v.array(photoName), v.nonEmpty("is empty; expected at least one photo")),
  ),
  show: optional(
    "How large the page shows it; `half` where it is left out, `small` ones stand apart from their floor",
    v.picklist(["full", "half", "small"]),
  ),
  isDark: optional("On a dark ground, for an evening picture", v.boolean()),
  colour: optional("That of its wall: the room and its bathroom have it on the plan", colour),
  floor: optional(
    "A key of the floors' names in the texts (`outside` is no floor of the house); left out for what is on every floor",
    text,
  ),
  apartment: optional(
    "A key of the apartments' names in the texts, where several are let as one house; left out for what all share",
    text,
  ),
  areaSquareMetres: v.exactOptional(aboveZero),
  beds: optional("Each bed by itself, twins twice", v.array(bed)),
  bathroom: v.exactOptional(v.picklist(["bath", "shower"])),
});

const plan = v.strictObject({
  floors: described(
    "From the lowest to the highest; each is drawn in `drawings/plan-<floor>.svg`",
    v.pipe(
      v.array(text),
      v.nonEmpty("is empty; expected at least one floor"),
      v.check(isEachOnce, "names a floor twice; keep it once"),
    ),
  ),
});

export const rooms = v.strictObject({
  plan: optional("Left out where the house has no plan", plan),
  rooms: keyed(room),
});

export type Room = Fact<typeof room>;
export type Bed = Fact<typeof bed>;

/** American names of beds, from the narrowest, each up to the width in centimetres at which the next begins. */
const bedWidths = { twin: 120, full: 145, queen: 170, king: 300 } as const;

/** The American name of a bed of this width; undefined for a sofa, a bunk or a bed of unknown width. */
export function nameBed({ kind, widthCentimetres }: Bed): keyof typeof bedWidths | undefined {
  if (widthCentimetres === undefined || !["double", "single"].includes(kind)) return undefined;
  const names = Object.keys(bedWidths) as readonly (keyof typeof bedWidths)[];
  return names.find((name) => widthCentimetres <= bedWidths[name]);
}

const sleepersIn = { double: 2, single: 1, "sofa-bed": 2, bunk: 2 } as const;

/** The number of people who can sleep in these rooms. */
export function countSleepers(some: readonly Room[]): number {
  const beds = some.flatMap((room) => room.beds ?? []);
  return beds.reduce((sum, { kind }) => sum + sleepersIn[kind], 0);
}
