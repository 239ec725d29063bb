import type { Floor, FloorPlan, Opening, Space } from "../../facts/floor-plan.ts";
import { areaOf, findGap, placeBed, type Rectangle } from "../../facts/floor-plan-geometry.ts";
import type { Bed } from "../../facts/rooms.ts";
import { drawBed, drawBoxes, drawFurniture, drawLines, toUnits } from "./draw-furniture.server.ts";

/** A floor as paths, in units of 5 cm. */
export type FloorDrawing = ReturnType<typeof drawPlan>[number];

/** Lines of text around a point. */
export type PlanLabel = ReturnType<typeof placeLabel>;

/** What the drawing takes from elsewhere: the facts of the house and the names of its parts. */
export type PlanFacts = {
  readonly rooms: readonly { readonly key: string; readonly beds?: readonly Bed[] }[];
  readonly pool: { readonly lengthMetres: number; readonly widthMetres: number } | undefined;
  readonly nameOf: (key: string) => string;
  /** A second line below a room's name. */
  readonly describeArea: (squareMetres: number) => string;
  readonly poolName: string;
};

/** Metres that a letter takes on a narrow screen, where the drawing is smallest. */
const letterWidth = 0.33;

/** Draws a plan, one floor after the other. */
export function drawPlan({ floors }: FloorPlan, facts: PlanFacts) {
  const drawn = floors.map((floor) => [
    ...floor.walls,
    ...(floor.outside ?? []),
    ...placePool(floor, facts),
  ]);
  const west = Math.min(...drawn.flat().map(({ x }) => x));
  const east = Math.max(...drawn.flat().map(({ x, width }) => x + width));
  return floors.map((floor, index) => {
    const extent = drawn[index] ?? [];
    const north = Math.min(...extent.map(({ y }) => y));
    const south = Math.max(...extent.map(({ y, depth }) => y + depth));
    return {
      ...drawFloor(floor, facts),
      /** Its corner, then width and height: all floors are equally wide, so that one scale holds. */
      viewBox: [west, north, east - west, south - north].map(toUnits).join(" "),
      /** Outlines of the floor below, beyond which this one may not reach. */
      below: drawBoxes(floors[index - 1]?.walls ?? []),
    };
  });
}

function drawFloor(floor: Floor, facts: PlanFacts) {
  const { key, spaces, walls, outside = [], furniture = [] } = floor;
  const pool = placePool(floor, facts);
  const places = [...spaces, ...outside];
  const isRoom = (name: string) => facts.rooms.some((room) => room.key === name);
  return {
    key,
    outside: drawBoxes(outside),
    pool: drawBoxes(pool),
    walls: drawBoxes(walls),
    /** What is not wall: spaces, doors and windows. */
    open: drawBoxes([...spaces, ...spaces.flatMap((space) => findGaps(floor, space))]),
    /** Beds, furniture, the leaves of doors, the glass of windows. */
    lines: [
      ...spaces.map((space) => drawOpenings(floor, space)),
      ...spaces.flatMap((space) => drawBeds(space, facts)),
      ...furniture.map(drawFurniture),
    ].join(""),
    /** Rooms that the page tells of, with the spaces that belong to them. */
    rooms: places
      .filter((space) => isRoom(space.key))
      .map((space) => {
        const area = areaOf([space]);
        const others = spaces.filter(({ room }) => room === space.key);
        const lines = [
          ...breakName(facts.nameOf(space.key), space.width),
          facts.describeArea(area),
        ];
        return {
          key: space.key,
          path: drawBoxes([space, ...others]),
          area,
          label: placeLabel(space, lines),
        };
      }),
    /** Words at spaces that lead nowhere. */
    labels: [
      ...places
        .filter((space) => !isRoom(space.key) && !("room" in space))
        .map((space) => placeLabel(space, breakName(facts.nameOf(space.key), space.width))),
      ...pool.map((water) => placeLabel(water, [facts.poolName])),
    ],
  };
}

function placePool({ pool }: Floor, facts: PlanFacts): readonly Rectangle[] {
  if (!pool || !facts.pool) return [];
  const { lengthMetres, widthMetres } = facts.pool;
  const [width, depth] = pool.isTurned ? [widthMetres, lengthMetres] : [lengthMetres, widthMetres];
  return [{ x: pool.x, y: pool.y, width, depth }];
}

function findGaps(floor: Floor, space: Space): Rectangle[] {
  const { doors = [], windows = [] } = space;
  return [...doors, ...windows].flatMap((opening) => findGap(floor, space, opening) ?? []);
}

/** Glass in the middle of the wall, a window's sill at its sides; leaves of doors with their arc. */
function drawOpenings(floor: Floor, space: Space): string {
  const { doors = [], windows = [] } = space;
  const glass = [...windows, ...doors.filter(({ kind }) => kind === "glass")];
  const leaves = doors.filter(({ kind }) => kind === undefined);
  const gaps = windows.flatMap((window) => findGap(floor, space, window) ?? []);
  return [
    drawBoxes(gaps),
    ...glass.map((opening) => drawGlass(opening, findGap(floor, space, opening))),
    ...leaves.map((door) => drawLeaf(door, space)),
  ].join("");
}

function drawGlass({ wall }: Opening, gap: Rectangle | undefined): string {
  if (!gap) return "";
  const { x, y, width, depth } = gap;
  return wall === "north" || wall === "south"
    ? drawLines([{ x, y: y + depth / 2, width }])
    : drawLines([{ x: x + width / 2, y, depth }]);
}

function drawLeaf({ wall, at, width }: Opening, space: Space): string {
  const isLying = wall === "north" || wall === "south";
  const [x, y] = [
    isLying ? space.x + at : space.x + (wall === "east" ? space.width : 0),
    isLying ? space.y + (wall === "south" ? space.depth : 0) : space.y + at,
  ];
  const inward = wall === "north" || wall === "west" ? width : -width;
  const tip = isLying ? [x, y + inward] : [x + inward, y];
  const end = isLying ? [x + width, y] : [x, y + width];
  const sweep = wall === "north" || wall === "east" ? 0 : 1;
  const point = (place: readonly number[]) => place.map(toUnits).join(" ");
  const radius = toUnits(width);
  return `M${point([x, y])}L${point(tip)}A${radius} ${radius} 0 0 ${sweep} ${point(end)}`;
}

function drawBeds({ key, beds = [] }: Space, { rooms }: PlanFacts): readonly string[] {
  const sizes = rooms.find((room) => room.key === key)?.beds ?? [];
  return beds.flatMap((bed, index) => {
    const size = sizes[index];
    return size ? drawBed(placeBed(bed, size), bed.head) : [];
  });
}

function placeLabel(
  { x, y, width, depth, label }: Rectangle & Pick<Space, "label">,
  lines: readonly string[],
) {
  const middle = label ?? { x: x + width / 2, y: y + depth / 2 };
  const longest = Math.max(...lines.map((line) => line.length));
  return {
    x: toUnits(middle.x),
    y: toUnits(middle.y),
    lines,
    /** Too wide for a narrow screen: left out there. */
    isWide: longest * letterWidth > width,
  };
}

/** A name in lines that fit, broken at spaces and soft hyphens; none where a word is too long. */
function breakName(name: string, width: number): readonly string[] {
  const most = Math.floor(width / letterWidth);
  const lines: string[] = [];
  for (const part of name.split(/(?<=[ \u00ad])/)) {
    const line = `${lines.at(-1) ?? ""}${part}`;
    if (lines.length > 0 && line.trim().length <= most) lines[lines.length - 1] = line;
    else lines.push(part);
  }
  return lines.map((line) =>
    line
      .trim()
      .replace(/\u00ad$/, "-")
      .replaceAll("\u00ad", ""),
  );
}
