// The plan of a house as `floor-plan.json` had it, floor by floor. All in metres: x to the east, y to the south, from one corner
// for all floors, so that they lie over each other.
import * as v from "valibot";
import { aboveZero, type Fact, text, wholeFrom } from "../app/facts/fields.ts";

const place = { x: v.number(), y: v.number() };
const rectangle = { ...place, width: aboveZero, depth: aboveZero };

// Where the name stands; in the middle where it is left out.
const label = v.exactOptional(v.strictObject(place));
const side = v.picklist(["north", "east", "south", "west"]);

/** Its beginning is measured from the western or northern end of the wall of the space. */
const opening = v.strictObject({ wall: side, at: v.number(), width: aboveZero });

// What is not said to be glass or open has a leaf.
const door = v.strictObject({
  ...opening.entries,
  kind: v.exactOptional(v.picklist(["glass", "open"])),
});

const space = v.strictObject({
  // A room of rooms.json, or a word in `plan.spaces` of the about page's texts.
  key: text,
  // The room that it belongs to, such as the bedroom of a bathroom.
  room: v.exactOptional(text),
  ...rectangle,
  label,
  // Between two spaces a door stands in one of them, the one that it opens into.
  doors: v.exactOptional(v.array(door)),
  windows: v.exactOptional(v.array(opening)),
  // Their north-western corner and the side of their head; their size is that of the room's beds.
  beds: v.exactOptional(v.array(v.strictObject({ ...place, head: side }))),
});

const furniture = v.strictObject({
  kind: v.picklist([
    "basin",
    "bath",
    "counter",
    "fireplace",
    "lounger",
    "shower",
    "sofa",
    "stairs",
    "table",
    "toilet",
  ]),
  ...rectangle,
  // Chairs around a table.
  seats: v.exactOptional(wholeFrom(1)),
});

const floor = v.strictObject({
  // As the rooms name their floor.
  key: text,
  // The outlines of the house; what no space takes of them is wall.
  walls: v.pipe(v.array(v.strictObject(rectangle)), v.nonEmpty("is empty; draw the outer walls")),
  spaces: v.array(space),
  // Terraces and the like, named as spaces are.
  outside: v.exactOptional(v.array(v.strictObject({ key: text, ...rectangle, label }))),
  // The pool's north-western corner; it is as long and wide as in villa.json, its length from west to
  // east unless it is turned.
  pool: v.exactOptional(v.strictObject({ ...place, isTurned: v.exactOptional(v.boolean()) })),
  furniture: v.exactOptional(v.array(furniture)),
});

export const floorPlan = v.strictObject({ floors: v.array(floor) });

export type FloorPlan = Fact<typeof floorPlan>;
export type Floor = Fact<typeof floor>;
export type Space = Fact<typeof space>;
export type Opening = Fact<typeof opening>;
export type Furniture = Fact<typeof furniture>;
export type Side = Fact<typeof side>;
