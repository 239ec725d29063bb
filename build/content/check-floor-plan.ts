import type { Floor, Space } from "../../app/facts/floor-plan.ts";
import {
  areaOf,
  findGap,
  isWithin,
  overlap,
  placeBed,
  type Rectangle,
} from "../../app/facts/floor-plan-geometry.ts";
import type { Content } from "./content.ts";
import { nearestOf } from "./find-nearest.ts";

const file = "content/floor-plan.json";

/** What does not go together in the plan of the house, or with what is said of its rooms. */
export function checkFloorPlan(content: Content): string[] {
  const { "floor-plan": plan, rooms, villa } = content;
  if (!plan) return [];
  const { floors } = plan;
  const area = Math.round(areaOf(floors.flatMap(({ spaces }) => spaces)));
  const drawn = new Set(
    floors.flatMap(({ spaces, outside = [] }) => [...spaces, ...outside].map(({ key }) => key)),
  );
  return [
    ...floors.flatMap((floor) => checkFloor(floor, content)),
    ...rooms
      .filter(({ key, floor }) => floors.some((one) => one.key === floor) && !drawn.has(key))
      .map(({ key, floor }) => `${file}: the room ${key} is missing on the floor ${floor}.`),
    ...(area > villa.areaSquareMetres
      ? [
          `${file}: the spaces have ${area} m² together, more than the ` +
            `${villa.areaSquareMetres} m² of areaSquareMetres in villa.json; correct one of them.`,
        ]
      : []),
  ];
}

function checkFloor(floor: Floor, { rooms, villa }: Content): string[] {
  const { spaces, walls, outside = [], furniture = [] } = floor;
  const say = (what: string) => `${file}: on the floor ${floor.key} ${what}.`;
  const roomKeys = rooms.map(({ key }) => key);
  return [
    ...spaces.flatMap((space, index) =>
      spaces
        .slice(index + 1)
        .filter((other) => overlap(space, other))
        .map((other) => say(`${space.key} and ${other.key} overlap`)),
    ),
    ...spaces
      .filter((space) => !walls.some((wall) => isWithin(space, wall)))
      .map(({ key }) => say(`${key} reaches beyond the walls`)),
    ...spaces.flatMap(checkSpace),
    ...spaces
      .flatMap(({ room }) => room ?? [])
      .filter((room) => !roomKeys.includes(room))
      .map((room) => say(`a space belongs to "${room}", no room${nearestOf(room, roomKeys)}`)),
    ...furniture
      .filter(standsInWall)
      .map(({ kind, x, y }) => say(`the ${kind} at ${x}, ${y} stands in a wall`)),
    ...(floor.pool && !villa.pool ? [say("there is a pool; villa.json has none")] : []),
  ];

  function checkSpace(space: Space): string[] {
    const { key, doors = [], windows = [], beds = [] } = space;
    const room = rooms.find((one) => one.key === key);
    const known = room?.beds ?? [];
    const sentences: string[] = [];
    for (const [what, openings] of Object.entries({ door: doors, window: windows })) {
      for (const opening of openings.filter((one) => !findGap(floor, space, one))) {
        sentences.push(
          say(`the ${what} of ${key}, ${opening.wall} at ${opening.at}, is in no wall`),
        );
      }
    }
    if (room?.floor !== undefined && room.floor !== floor.key) {
      sentences.push(say(`there is ${key}, which rooms.json has on the floor ${room.floor}`));
    }
    if (beds.length !== known.length) {
      sentences.push(say(`${key} has ${beds.length} beds; rooms.json has ${known.length}`));
    }
    for (const [index, bed] of beds.entries()) {
      const size = known[index];
      if (size && !isWithin(placeBed(bed, size), space)) {
        sentences.push(say(`bed ${index + 1} does not fit into ${key}`));
      }
    }
    return sentences;
  }

  function standsInWall(piece: Rectangle): boolean {
    const isInside = [...spaces, ...outside].some((space) => isWithin(piece, space));
    return !isInside && walls.some((wall) => overlap(piece, wall));
  }
}
