import type { Bed } from "../app/facts/rooms.ts";
import { drawBed, drawBoxes, drawFurniture, drawLines, toUnits } from "./draw-furniture.ts";
import type { Floor, FloorPlan, Opening, Space } from "./floor-plan.ts";
import { findGap, intersect, placeBed, type Rectangle } from "./geometry.ts";

/** What a drawing takes from elsewhere: rooms of the house, its pool, words that the engine has for spaces. */
export type HouseFacts = {
  readonly rooms: readonly { readonly key: string; readonly beds?: readonly Required<Bed>[] }[];
  readonly pool?: { readonly lengthMetres: number; readonly widthMetres: number } | undefined;
  readonly words: readonly string[];
};

/** What stands for a space that the engine has no word for; it is drawn without a name. */
const unnamed = "store";

/** The drawings of a plan, SVG by key of the floor. */
export function drawPlan({ floors }: FloorPlan, facts: HouseFacts): Map<string, string> {
  const extents = floors.map((floor) => [
    ...floor.walls,
    ...(floor.outside ?? []),
    ...placePool(floor, facts),
  ]);
  const all = extents.flat();
  const west = Math.min(...all.map(({ x }) => x));
  const north = Math.min(...all.map(({ y }) => y));
  const east = Math.max(...all.map(({ x, width }) => x + width));
  return new Map(
    floors.map((floor, index) => {
      const south = Math.max(...(extents[index] ?? []).map(({ y, depth }) => y + depth));
      const viewBox = [west, north, east - west, south - north].map(toUnits).join(" ");
      return [floor.key, drawFloor(floor, viewBox, facts)];
    }),
  );
}

/** Colours and lines are for whoever opens the drawing; a page has its own. */
function drawFloor(floor: Floor, viewBox: string, facts: HouseFacts): string {
  const { spaces, walls, outside = [], furniture = [] } = floor;
  const gaps = spaces.flatMap((space) => findGaps(floor, space));
  const open = [...spaces, ...gaps];
  const cut = walls.map((wall) =>
    drawBoxes([wall, ...open.flatMap((one) => intersect(one, wall) ?? [])]),
  );
  const lines = [
    ...spaces.map((space) => drawOpenings(floor, space)),
    ...spaces.flatMap((space) => drawBeds(space, facts)),
    ...furniture.map(drawFurniture),
  ].filter(Boolean);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="#fff" stroke="#888" stroke-width="3">`,
    ...outside.map((space) => drawSpace(space, facts, ' data-part="terrace" fill="#ece5d8"')),
    ...placePool(floor, facts).map((pool) =>
      drawBox(pool, ` data-part="pool"${nameAt(pool)} fill="#cbdcdc"`),
    ),
    ...spaces.map((space) => drawSpace(space, facts)),
    '  <g data-part="walls" fill="#363d29" stroke="none" fill-rule="evenodd">',
    ...cut.map((path) => `    <path d="${path}"/>`),
    "  </g>",
    ...(gaps.length > 0
      ? [`  <path data-part="openings" stroke="none" d="${drawBoxes(gaps)}"/>`]
      : []),
    '  <g data-part="furniture" fill="none">',
    ...lines.map((path) => `    <path d="${path}"/>`),
    "  </g>",
    "</svg>",
    "",
  ].join("\n");
}

/** A space with what it is: a room, the bathroom of one, or a space that has a word. */
function drawSpace(
  space: Rectangle & Pick<Space, "key" | "room" | "label">,
  { rooms, words }: HouseFacts,
  more = "",
): string {
  const { key, room } = space;
  if (rooms.some((one) => one.key === key)) {
    return drawBox(space, ` data-room="${key}"${nameAt(space)}${more}`);
  }
  if (room) return drawBox(space, ` data-bathroom-of="${room}"${more}`);
  return words.includes(key)
    ? drawBox(space, ` data-space="${key}"${nameAt(space)}${more}`)
    : drawBox(space, ` data-space="${unnamed}"${more}`);
}

function drawBox({ x, y, width, depth }: Rectangle, attributes: string): string {
  const [left, top, across, down] = [x, y, width, depth].map(toUnits);
  return `  <rect${attributes} x="${left}" y="${top}" width="${across}" height="${down}"/>`;
}

function nameAt({ x, y, width, depth, label }: Rectangle & Pick<Space, "label">): string {
  const middle = label ?? { x: x + width / 2, y: y + depth / 2 };
  return ` data-name-at="${toUnits(middle.x)} ${toUnits(middle.y)}"`;
}

function placePool({ pool }: Floor, facts: HouseFacts): readonly Rectangle[] {
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

function drawBeds({ key, beds = [] }: Space, { rooms }: HouseFacts): readonly string[] {
  const sizes = rooms.find((room) => room.key === key)?.beds ?? [];
  return beds.flatMap((bed, index) => {
    const size = sizes[index];
    return size ? drawBed(placeBed(bed, size), bed.head) : [];
  });
}
