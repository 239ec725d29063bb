import type { Bed } from "../app/facts/rooms.ts";
import type { Floor, Opening, Side, Space } from "./floor-plan.ts";

/** In metres, from its north-western corner: width to the east, depth to the south. */
export type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
};

/** Metres; what is thicker is no wall. */
const thickestWall = 1.2;

/** Metres; what is nearer touches. */
const tolerance = 0.005;

/** What two rectangles share; nothing where that is no more than an edge. */
export function intersect(one: Rectangle, other: Rectangle): Rectangle | undefined {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const depth = Math.min(one.y + one.depth, other.y + other.depth) - y;
  return width > tolerance && depth > tolerance ? { x, y, width, depth } : undefined;
}

/** The part of a wall that a door or window takes; nothing where no wall is that wide and thin. */
export function findGap(
  floor: Floor,
  space: Space,
  { wall, at, width }: Opening,
): Rectangle | undefined {
  // Walls to the west and east are looked at with x and y changed.
  const turn = wall === "west" || wall === "east" ? transpose : (same: Rectangle) => same;
  const isFarSide = wall === "south" || wall === "east";
  const inside = turn(space);
  const edge = isFarSide ? inside.y + inside.depth : inside.y;
  const x = inside.x + at;
  const beyond = (rectangles: readonly Rectangle[], toFarEdge: boolean) =>
    rectangles
      .map(turn)
      .filter((other) => other.x < x + width / 2 && x + width / 2 < other.x + other.width)
      .map((other) => (toFarEdge ? other.y + other.depth : other.y))
      .map((y) => (isFarSide ? y - edge : edge - y));
  const others = floor.spaces.filter((other) => other !== space);
  const thickness = Math.min(
    ...[...beyond(others, !isFarSide), ...beyond(floor.walls, isFarSide)].filter(
      (distance) => distance > -tolerance,
    ),
  );
  const fits = at > -tolerance && at + width < inside.width + tolerance;
  if (!fits || thickness > thickestWall) return undefined;
  return turn({ x, y: isFarSide ? edge : edge - thickness, width, depth: thickness });
}

/** What a bed takes, its head at one side. */
export function placeBed(
  { x, y, head }: { readonly x: number; readonly y: number; readonly head: Side },
  { widthCentimetres, lengthCentimetres }: Required<Bed>,
): Rectangle {
  const bed = { x, y, width: widthCentimetres / 100, depth: lengthCentimetres / 100 };
  const isLying = head === "west" || head === "east";
  return isLying ? { x, y, width: bed.depth, depth: bed.width } : bed;
}

function transpose({ x, y, width, depth }: Rectangle): Rectangle {
  return { x: y, y: x, width: depth, depth: width };
}
