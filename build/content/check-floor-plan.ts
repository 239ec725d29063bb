import type { Floor, Furniture, Space } from "../../app/facts/floor-plan.ts";
import {
  areaOf,
  findGap,
  isWithin,
  overlap,
  placeBed,
} from "../../app/facts/floor-plan-geometry.ts";
import { keysOf } from "./check-facts.ts";
import type { Content } from "./content.ts";

const file = "content/floor-plan.json";

/** What does not go together in the plan of the house, or with what is said of its rooms. */
export function* checkFloorPlan(content: Content): Iterable<string> {
  const { "floor-plan": plan, rooms, villa } = content;
  if (!plan) return;
  const { floors } = plan;
  for (const floor of floors) {
    for (const what of checkFloor(floor, content)) {
      yield `${file}: on the floor ${floor.key} ${what}.`;
    }
  }
  const drawn = floors.flatMap(({ spaces, outside = [] }) => keysOf([...spaces, ...outside]));
  for (const { key, floor } of rooms) {
    if (floor === undefined || !keysOf(floors).includes(floor) || drawn.includes(key)) continue;
    yield `${file}: the room ${key} is missing on the floor ${floor}.`;
  }
  const area = Math.round(areaOf(floors.flatMap(({ spaces }) => spaces)));
  if (area > villa.areaSquareMetres) {
    yield `${file}: the spaces have ${area} m² together, more than the ` +
      `${villa.areaSquareMetres} m² of areaSquareMetres in villa.json; correct one of them.`;
  }
}

function* checkFloor(floor: Floor, { rooms, villa }: Content): Iterable<string> {
  const { spaces, walls, outside = [], furniture = [], pool } = floor;
  for (const [index, space] of spaces.entries()) {
    for (const other of spaces.slice(index + 1)) {
      if (overlap(space, other)) yield `${space.key} and ${other.key} overlap`;
    }
    if (!walls.some((wall) => isWithin(space, wall))) yield `${space.key} reaches beyond the walls`;
    yield* checkOpenings(space);
    yield* checkRoom(space);
  }
  for (const piece of furniture) {
    if (standsInWall(piece)) yield `the ${piece.kind} at ${piece.x}, ${piece.y} stands in a wall`;
  }
  if (pool && !villa.pool) yield "there is a pool; villa.json has none";

  function* checkOpenings(space: Space): Iterable<string> {
    const { doors = [], windows = [] } = space;
    for (const [what, openings] of Object.entries({ door: doors, window: windows })) {
      for (const opening of openings) {
        if (findGap(floor, space, opening)) continue;
        yield `the ${what} of ${space.key}, ${opening.wall} at ${opening.at}, is in no wall`;
      }
    }
  }

  function* checkRoom(space: Space): Iterable<string> {
    const { key, beds = [] } = space;
    const { floor: known = floor.key, beds: sizes = [] } =
      rooms.find((room) => room.key === key) ?? {};
    if (known !== floor.key) yield `there is ${key}, which rooms.json has on the floor ${known}`;
    if (beds.length !== sizes.length) {
      yield `${key} has ${beds.length} beds; rooms.json has ${sizes.length}`;
    }
    for (const [index, bed] of beds.entries()) {
      const size = sizes[index];
      if (size && !isWithin(placeBed(bed, size), space)) {
        yield `bed ${index + 1} does not fit into ${key}`;
      }
    }
  }

  function standsInWall(piece: Furniture): boolean {
    const isInside = [...spaces, ...outside].some((space) => isWithin(piece, space));
    return !isInside && walls.some((wall) => overlap(piece, wall));
  }
}
