import * as v from "valibot";
import { type Fact, numberBetween, text } from "./fields.ts";

const bed = v.strictObject({
  kind: v.picklist(["double", "single", "sofa-bed", "bunk"]),
  widthCentimetres: numberBetween(60, 300),
  lengthCentimetres: numberBetween(120, 250),
});

const room = v.strictObject({
  key: text,
  // The room first, then a corner of it or its bathroom.
  photos: v.pipe(v.array(text), v.nonEmpty("is empty; expected at least one photo")),
  // How large the page shows it; `half` where it is left out.
  show: v.exactOptional(v.picklist(["full", "half", "small"])),
  // A key of the floors' names in the texts (`outside` is no floor of the house); left out for what
  // is on every floor.
  floor: v.exactOptional(text),
  // Each bed by itself, twins twice.
  beds: v.exactOptional(v.array(bed)),
  bathroom: v.exactOptional(v.picklist(["bath", "shower"])),
});

export const rooms = v.array(room);

export type Room = Fact<typeof room>;
export type Bed = Fact<typeof bed>;
