import type { roofs, SeenFloor } from "../../../app/facts/floor-drawing.ts";
import { type readPlan, writeShape } from "../../content/read-plan.ts";
import { measureRing } from "../measure-ring.ts";
import {
  drawFaces,
  drawLines,
  drawRings,
  heightOf,
  type Plan,
  risen,
  seenOf,
  type Turn,
  turnFor,
} from "./draw-faces.ts";
import { eavesReach, type Place, raiseChimney, raiseRoof, raiseWalls } from "./faces.ts";
import { findOpenings } from "./openings.ts";
import { boxAround, isWithin, type Point, type Ring, readRings } from "./outlines.ts";
import { drawPergola } from "./pergola.ts";

type Floor = Pick<ReturnType<typeof readPlan>[number], "told" | "shapes">;

/** Heights in units of the plan: a storey, its walls where they are cut, the steps of which these are made. */
const [storey, cutHeight, step] = [270, 100, 6];

/** How many times as wide as high the name of a room is. */
const nameShape = 2.2;

/** Paths that only draw lines are as well one. */
const betweenPaths = '"/><path d="';

/** Where strokes begin on water, as parts of its width and depth, and how long they are, in units of the plan. */
const rippleLength = 110;
const ripples = [
  [0.12, 0.2],
  [0.52, 0.36],
  [0.3, 0.7],
] as const;

/** How much land there is around the house, and what lies before it. */
const landReach = 90;

/** Air between floors that are apart, and around all. */
const [air, margin] = [66, 12];

/**
 * The house of a plan as it is seen from a corner, with groups for pages to take apart: `land`, `terrace`, `pool`, and
 * of each floor its `floor`, `room-<key>`, `furniture` and raised `walls`, the `shell` of a closed house and its `roof`.
 * Colours are the page's. With it, what pages are told, and styles that say how far each level lifts. Nothing without
 * walls.
 */
export function drawHouse(
  floors: readonly Floor[],
  { seenFrom = "lower-left", hasShutters = false }: Partial<Plan> = {},
) {
  const turn = turnFor(seenFrom);
  const outlines = floors.map(({ shapes }) => findOutlines(shapes));
  if (outlines.flat().length === 0) return undefined;
  const drawn = floors.map((floor, level) =>
    drawFloor(floor, outlines.slice(level), { level, turn, hasShutters }),
  );
  // What stands a storey above a floor is lifted until it is clear of that: the floors on it, and the roof.
  const clear = outlines.map(
    (rings) => heightOf(boxAround(rings.flat())) + (cutHeight - storey) * risen + air,
  );
  const lifts = clear.map((_, level) =>
    clear.slice(1, level + 1).reduce((sum, lift) => sum + lift, 0),
  );
  const ends = drawn.flatMap(({ ends, lifted }, level) => [
    ...ends,
    ...lifted.map(([x, y]): Point => [x, y - (lifts[level] ?? 0)]),
  ]);
  const [[left, top], [right, end]] = boxAround(ends);
  const [width, height] = [right - left + 2 * margin, end - top + 2 * margin];
  const liftBy = (lift = 0) => `{--lift:${((-100 * lift) / height).toFixed(1)}%}`;
  const rules = [
    `[data-house]${liftBy(clear.at(-1))}`,
    ...lifts.map((lift, level) => `[data-level="${level}"]${liftBy(lift)}`),
  ];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg">${drawn.flatMap(({ groups }) => groups).join("")}</svg>\n`,
    css: `@layer pages {\n${rules.join("\n")}\n}\n`,
    told: {
      viewBox: [left - margin, top - margin, width, height].map(Math.round).join(" "),
      width: Math.round(width),
      floors: drawn.map(({ seen }) => seen),
    },
  };
}

/** The groups of a floor, what lies farthest out in them, and what pages are told of it. */
function drawFloor(
  { told: { key, rooms, names }, shapes }: Floor,
  [own = [], above = []]: readonly (readonly Ring[])[],
  { level, turn, hasShutters }: { level: number; turn: Turn; hasShutters: boolean },
) {
  const [base, ceiling] = [level * storey, (level + 1) * storey];
  const ringsOf = (part: string) => (shapes.get(part) ?? []).flatMap(readRings);
  const group = (id: string, inner: string) => (inner ? [`<g id="${id}">${inner}</g>`] : []);
  const lying = (part: string) => {
    const written = (shapes.get(part) ?? []).map((shape) => writeShape(shape, "")).join("");
    const matrix = `matrix(${turn.matrix} 0 ${Math.round(-base * risen)})`;
    return written && `<g transform="${matrix}">${written}</g>`;
  };
  const outside = level === 0 ? ["terrace", "pool"] : [];
  // Eaves would reach into what stands above.
  const reach = above.length > 0 ? 0 : eavesReach;
  const roof = (shapes.get("roof") ?? []).flatMap((shape) => {
    const kind = shape.inherited["data-roof"] as (typeof roofs)[number];
    return readRings(shape).flatMap((ring) => raiseRoof(kind, ring, ceiling, reach));
  });
  const chimneys = ringsOf("chimney").flatMap((ring) => raiseChimney(ring, roof));
  // Without a roof, and with nothing above, one looks in.
  const isClosed = roof.length > 0 || above.length > 0;
  const shell = isClosed ? own.flatMap((ring) => raiseWalls(ring, base, ceiling)) : [];
  const [walls, slopes] = [seenOf(shell, turn), seenOf(roof, turn)];
  const openings = ringsOf("openings");
  const front = drawFaces(walls, turn, (wall) => {
    const found = findOpenings(wall, openings, level);
    const shutters = found.flatMap(({ leaves }) => (hasShutters ? leaves : []));
    const panes = found.flatMap((opening) => opening.panes);
    return drawRings(panes, turn, "glass") + drawRings(shutters, turn, "shutters");
  });
  const pergolas = isClosed ? ringsOf("pergola") : [];
  const pergola = pergolas
    .map((ring, at) => drawPergola(ring, `${key}-${at}`, { base, walls: own, turn }))
    .join("");
  const isPergolaBehind = nearness(pergolas, turn) < nearness(own, turn);
  const lowest = [...outside, ...rooms.map((room) => `room-${room.key}`)].flatMap(ringsOf);
  const at = (rings: readonly Ring[], height: number) =>
    rings.map((ring) => ring.map(([x, y]): Place => [x, y, height]));
  const around = level === 0 ? [landAround([...own, ...outside.flatMap(ringsOf)])] : [];
  const land = at(around, base);
  const isFront = nearness(ringsOf("roof"), turn) > nearness(above, turn);
  const named = names.filter(({ kind }) => kind === "room");
  return {
    groups: [
      ...group("land", drawRings(land, turn)),
      ...outside.flatMap((part) =>
        group(part, lying(part) + (part === "pool" ? drawRipples(ringsOf(part), turn) : "")),
      ),
      ...group(`floor-${key}`, drawRings(at(own, base), turn)),
      ...rooms.flatMap((room) => group(`room-${room.key}`, lying(`room-${room.key}`))),
      ...group(`furniture-${key}`, lying("furniture").replaceAll(betweenPaths, "")),
      ...group(`walls-${key}`, raiseSlices(key, lying("walls"))),
      ...group(`shell-${key}`, isPergolaBehind ? pergola + front : front + pergola),
      ...group(`roof-${key}`, drawFaces([...slopes, ...seenOf(chimneys, turn)], turn)),
    ],
    ends: [
      ...land,
      ...at(pergolas, ceiling),
      ...[...shell, ...roof, ...chimneys].map((face) => face.corners),
    ]
      .flat()
      .map(turn.project),
    lifted: [...at([...own, ...lowest], base), ...at(own, base + cutHeight)]
      .flat()
      .map(turn.project),
    seen: {
      key,
      hasShell: walls.length > 0,
      roof: slopes.length === 0 ? undefined : isFront ? "front" : "behind",
      places: Object.fromEntries(
        named.map(({ key: room, x, y }) => {
          const ring = ringsOf(`room-${room}`).find((ring) => isWithin([x, y], ring)) ?? [[x, y]];
          const isOutside = rooms.some(({ key, isOutside }) => key === room && isOutside);
          const floor = ring.map(([x, y]) => turn.project([x, y, base]));
          return [room, findNamePlace(floor, isOutside ? 0 : cutHeight * risen)];
        }),
      ),
    } satisfies SeenFloor,
  };
}

/** What the house and all around it lies on. */
function landAround(rings: readonly Ring[]): Ring {
  const [[left, top], [right, end]] = boxAround(rings.flat());
  return [
    [left - landReach, top - landReach],
    [right + landReach, top - landReach],
    [right + landReach, end + landReach],
    [left - landReach, end + landReach],
  ];
}

/** The middle of the largest name that fits on a floor, as seen: walls before it hide so much of it. */
function findNamePlace(floor: Ring, hidden: number): Point {
  const [[left, top], [right, end]] = boxAround(floor);
  const middle = middleOf(floor);
  const ways = Array.from({ length: 31 }, (_, index) => index / 30);
  const places = ways
    .flatMap((x) => ways.map((y): Point => [left + x * (right - left), top + y * (end - top)]))
    .toSorted((a, b) => distance(a, middle) - distance(b, middle));
  const fits = ([x, y]: Point, half: number) =>
    [x - nameShape * half, x + nameShape * half].every((across) =>
      [y - half, y + half, y - half + hidden, y + half + hidden].every((down) =>
        isWithin([across, down], floor),
      ),
    );
  let [best, half] = [middle, 0];
  for (const place of places) {
    for (; fits(place, half + 2); half += 2) best = place;
  }
  return [Math.round(best[0]), Math.round(best[1])];
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(x - toX, y - toY);
}

/** How near to the eye the middle of some rings is; nothing is nearer than no rings. */
function nearness(rings: readonly Ring[], { project }: Turn): number {
  return rings.length > 0 ? project([...middleOf(rings.flat()), 0])[1] : Number.POSITIVE_INFINITY;
}

function middleOf(ring: Ring): Point {
  const [[left, top], [right, end]] = boxAround(ring);
  return [(left + right) / 2, (top + end) / 2];
}

/** The rings of the walls that lie in no larger one: what the house stands on. */
function findOutlines(shapes: Floor["shapes"]): readonly Ring[] {
  const sizeOf = (ring: Ring) => Math.abs(measureRing(ring));
  const rings = (shapes.get("walls") ?? [])
    .flatMap(readRings)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return rings.filter(
    (ring, at) => !rings.slice(0, at).some((larger) => isWithin(middleOf(ring), larger)),
  );
}

/** Strokes on water, from left to right, where they have room. */
function drawRipples(rings: readonly Ring[], turn: Turn): string {
  const lines = rings.flatMap((ring) => {
    const [[left, top], [right, end]] = boxAround(ring);
    return ripples
      .map(([x, y]) =>
        [0, rippleLength].map((along): Place => {
          return [left + x * (right - left) + along, top + y * (end - top), 0];
        }),
      )
      .filter((line) => line.every(([x, y]) => isWithin([x, y], ring)));
  });
  const d = drawLines(lines, turn);
  return d && `<path d="${d}"/>`;
}

/** Walls from the floor to where they are cut: each slice lies upon the one before, and hides what is behind it. */
function raiseSlices(key: string, slice: string): string {
  const top = Math.round(cutHeight * risen);
  const raised = (height: number, look = "") => `<use href="#slice-${key}" y="-${height}"${look}/>`;
  const slices = Array.from({ length: top / step - 1 }, (_, at) => raised((at + 1) * step));
  return (
    slice &&
    `<g stroke="var(--cut)"><g id="slice-${key}">${slice}</g></g>${slices.join("")}${raised(top, ' fill="var(--cut)"')}`
  );
}
