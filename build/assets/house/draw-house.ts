import type { Facts } from "../../../app/facts/facts.ts";
import type { roofs, SeenFloor } from "../../../app/facts/floor-drawing.ts";
import { type readPlan, writeShape } from "../../content/read-plan.ts";
import { type Face, outwards, type Place, raiseRoof, raiseWalls } from "./faces.ts";
import { boxAround, isWithin, measureRing, type Point, type Ring, readRings } from "./outlines.ts";

type Floor = Pick<ReturnType<typeof readPlan>[number], "told" | "shapes">;

type Corner = NonNullable<NonNullable<Facts["rooms"]["plan"]>["seenFrom"]>;

/** The plan is turned by so much, and pressed as if one looked down at it; what stands on it is pressed likewise. */
const degrees = 26;
const pressed = 0.7;
const risen = 0.72;

/** Heights in units of the plan: a storey, its walls where they are cut, the steps of which these are made. */
const [storey, cutHeight, step] = [270, 108, 4];

/** Windows begin and end so high; what is wider, on the lowest floor, is a door. */
const [sill, lintel, widestWindow, narrowestWindow] = [90, 215, 130, 20];

/** Between two lines of tiles; air between floors that are apart, and around all. */
const [tileWidth, air, margin] = [42, 120, 12];

/**
 * The house of a plan as it is seen from a corner, with groups for pages to take apart: `terrace`, `pool`, and of each
 * floor its `floor`, `room-<key>`, `furniture` and raised `walls`, the `shell` of a closed house and its `roof`. Colours
 * are the page's. With it, what pages are told, and styles that say how far each level lifts. Nothing without walls.
 */
export function drawHouse(floors: readonly Floor[], seenFrom: Corner = "lower-left") {
  const turn = turnFor(seenFrom);
  const outlines = floors.map(({ shapes }) => findOutlines(shapes));
  if (outlines.flat().length === 0) return undefined;
  const drawn = floors.map((floor, level) => drawFloor(floor, outlines.slice(level), level, turn));
  const lifts = outlines.map((_, level) =>
    outlines.slice(1, level + 1).reduce((sum, rings) => sum + liftFor(rings.flat()), 0),
  );
  const ends = drawn.flatMap((floor, level) =>
    floor.ends.flatMap(([x, y]): Point[] => [
      [x, y],
      [x, y - (lifts[level] ?? 0)],
    ]),
  );
  const [[left, top], [right, end]] = boxAround(ends);
  const [width, height] = [right - left + 2 * margin, end - top + 2 * margin];
  const rules = lifts.map(
    (lift, level) => `[data-level="${level}"]{--lift:${((-100 * lift) / height).toFixed(1)}%}`,
  );
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

/** How far a floor has to be lifted to be clear of the one below. */
function liftFor(corners: readonly Point[]): number {
  const [[left, top], [right, end]] = boxAround(corners);
  // The most that a rectangle which lies so takes from top to bottom.
  const high = Math.min((end - top) * 0.78, (right - left) * 1.6);
  return high + cutHeight * risen + air;
}

type Turn = ReturnType<typeof turnFor>;

/** How the plan lies before somebody who looks from this corner. */
function turnFor(corner: Corner) {
  const far = corner.startsWith("upper") ? 180 : 0;
  const side = corner.endsWith("left") === corner.startsWith("lower") ? 1 : -1;
  const angle = ((far + side * degrees) * Math.PI) / 180;
  const [a, c] = [Math.cos(angle), Math.sin(angle) * (far ? -1 : 1)];
  const [b, d] = [-c * pressed, a * pressed];
  const project = ([x, y, height]: Place): Point => [a * x + c * y, b * x + d * y - height * risen];
  return {
    matrix: [a, b, c, d].map((value) => Number(value.toFixed(3))).join(" "),
    project,
    write: (place: Place) => project(place).map(Math.round).join(" "),
    /** Where somebody looks from. */
    eye: [b, d, pressed] as Place,
  };
}

/** The groups of a floor, what lies farthest out in them, and what pages are told of it. */
function drawFloor(
  { told: { key, rooms, names }, shapes }: Floor,
  [own = [], above = []]: readonly (readonly Ring[])[],
  level: number,
  turn: Turn,
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
  const roof = (shapes.get("roof") ?? []).flatMap((shape) => {
    const kind = shape.inherited["data-roof"] as (typeof roofs)[number];
    return readRings(shape).flatMap((ring) => raiseRoof(kind, ring, ceiling));
  });
  // Without a roof, and with nothing above, one looks in.
  const isClosed = roof.length > 0 || above.length > 0;
  const shell = isClosed ? own.flatMap((ring) => raiseWalls(ring, base, ceiling)) : [];
  const [walls, slopes] = [seenOf(shell, turn), seenOf(roof, turn)];
  const openings = ringsOf("openings");
  const windows = walls.flatMap((wall) =>
    openings.flatMap((ring) => findWindow(wall, ring, level)),
  );
  const ground = own.map((ring) => ring.map(([x, y]): Place => [x, y, base]));
  const lowest = [...outside, ...rooms.map((room) => `room-${room.key}`)].flatMap(ringsOf).flat();
  const corners = [...shell, ...roof].flatMap((face) => face.corners);
  const isFront = nearness(ringsOf("roof"), turn) > nearness(above, turn);
  const named = names.filter(({ kind }) => kind === "room");
  return {
    groups: [
      ...outside.flatMap((part) => group(part, lying(part))),
      ...group(`floor-${key}`, drawRings(ground, turn)),
      ...rooms.flatMap((room) => group(`room-${room.key}`, lying(`room-${room.key}`))),
      ...group(`furniture-${key}`, lying("furniture")),
      ...group(`walls-${key}`, raiseSlices(key, lying("walls"))),
      ...group(`shell-${key}`, drawFaces(walls, turn) + drawRings(windows, turn, "glass")),
      ...group(`roof-${key}`, drawFaces(slopes, turn)),
    ],
    ends: [...corners, ...ground.flat(), ...lowest.map(([x, y]): Place => [x, y, base])].map(
      turn.project,
    ),
    seen: {
      key,
      hasShell: walls.length > 0,
      roof: slopes.length === 0 ? undefined : isFront ? "front" : "behind",
      places: Object.fromEntries(
        named.map(({ key: room, x, y }) => {
          const [left, top] = turn.project([x, y, base]);
          return [room, [Math.round(left), Math.round(top)]];
        }),
      ),
    } satisfies SeenFloor,
  };
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

/** Walls from the floor to where they are cut: each slice lies upon the one before, and hides what is behind it. */
function raiseSlices(key: string, slice: string): string {
  const top = Math.round(cutHeight * risen);
  const raised = (height: number, look = "") => `<use href="#slice-${key}" y="-${height}"${look}/>`;
  const slices = Array.from({ length: top / step - 1 }, (_, at) => raised((at + 1) * step));
  return (
    slice &&
    `<g id="slice-${key}">${slice}</g>${slices.join("")}${raised(top, ' fill="var(--cut)"')}`
  );
}

/** The faces of a body that are turned to the eye, the farthest first. */
function seenOf(faces: readonly Face[], { eye }: Turn): readonly Face[] {
  const nearnessOf = ({ corners }: Face) =>
    corners.reduce((sum, [x, y]) => sum + x * eye[0] + y * eye[1], 0) / corners.length;
  return faces
    .filter(
      (face) => outwards(face).reduce((sum, part, axis) => sum + part * (eye[axis] ?? 0), 0) > 0,
    )
    .toSorted((a, b) => nearnessOf(a) - nearnessOf(b));
}

/** The opening in the foot of a wall, where a ring of the plan lies across it. */
function findWindow(
  { corners: [from, to] }: Face,
  ring: Ring,
  level: number,
): readonly (readonly Place[])[] {
  if (!from || !to) return [];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const across = ring.map(([x, y]) => ((y - from[1]) * dx - (x - from[0]) * dy) / length);
  const along = ring.map(([x, y]) => ((x - from[0]) * dx + (y - from[1]) * dy) / length);
  const [start, end] = [Math.min(...along), Math.max(...along)];
  const isAcross = Math.min(...across) < 1 && Math.max(...across) > -1;
  if (!isAcross || start < -1 || end > length + 1 || end - start < narrowestWindow) return [];
  const foot = level === 0 && end - start > widestWindow ? 0 : sill;
  const sides = [
    [start, foot],
    [end, foot],
    [end, lintel],
    [start, lintel],
  ] as const;
  return [sides.map(([way, height]) => between(from, to, way / length, height))];
}

/** Part of the way between two places, and so much higher. */
function between([x, y, z]: Place, to: Place, share: number, height = 0): Place {
  return [x + (to[0] - x) * share, y + (to[1] - y) * share, z + (to[2] - z) * share + height];
}

function drawFaces(faces: readonly Face[], turn: Turn): string {
  const middle = turn.project([0, 0, 0]);
  return faces
    .map((face) => {
      // What is turned to the left lies in the shade.
      const isShaded = turn.project(outwards(face))[0] < middle[0] - 0.01;
      const fill = `${face.kind}${isShaded ? "-shade" : ""}`;
      return drawRings([face.corners], turn, fill) + drawTiles(face, turn);
    })
    .join("");
}

/** Lines up a slope, from its eaves to where it ends. */
function drawTiles({ corners: [from, to], slope }: Face, { write }: Turn): string {
  if (!slope || !from || !to) return "";
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.round(length / tileWidth);
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    const [before, after] = slope.insets.map((inset) => Math.max(inset, 1) / length) as [
      number,
      number,
    ];
    const high = Math.min(1, share / before, (1 - share) / after);
    const up = slope.up.map((part) => part * high) as unknown as Place;
    return `M${write(between(from, to, share))}l${write(up)}`;
  });
  return `<path d="${lines.join("")}" opacity=".35"/>`;
}

function drawRings(rings: readonly (readonly Place[])[], { write }: Turn, colour = ""): string {
  const d = rings.map((ring) => `M${ring.map(write).join("L")}z`).join("");
  return d && `<path${colour && ` fill="var(--${colour})"`} d="${d}"/>`;
}
