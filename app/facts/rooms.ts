import * as v from "valibot";
import { described, type Fact, keyed, numberBetween, optional, photoName, text } from "./fields.ts";

const bed = v.strictObject({
  kind: v.picklist(["double", "single", "sofa-bed", "bunk"]),
  widthCentimetres: numberBetween(60, 300),
  lengthCentimetres: numberBetween(120, 250),
});

const room = v.strictObject({
  key: text,
  photos: described(
    "The room first, then a corner of it or its bathroom",
    v.pipe(v.array(photoName), v.nonEmpty("is empty; expected at least one photo")),
  ),
  show: optional(
    "How large the page shows it; `half` where it is left out",
    v.picklist(["full", "half"]),
  ),
  floor: optional(
    "A key of the floors' names in the texts (`outside` is no floor of the house); left out for what is on every floor",
    text,
  ),
  beds: optional("Each bed by itself, twins twice", v.array(bed)),
  bathroom: v.exactOptional(v.picklist(["bath", "shower"])),
});

export const rooms = keyed(room);

export type Room = Fact<typeof room>;
export type Bed = Fact<typeof bed>;
