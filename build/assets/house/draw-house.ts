import type { Facts } from "../../../app/facts/facts.ts";
import type { roofs, SeenFloor } from "../../../app/facts/floor-drawing.ts";
import { type readPlan, writeShape } from "../../content/read-plan.ts";
import { type Face, type Place, raiseRoof, raiseWalls } from "./faces.ts";
import { boxAround, isWithin, type Point, type Ring, readRings } from "./outlines.ts";

type Floor = Pick<ReturnType<typeof readPlan>[number], "told" | "shapes">;

type Corner = NonNullable<NonNullable<Facts["rooms"]["plan"]>["seenFrom"]>;

/** The plan is turned by so much, and pressed as if one looked down at it. */
const degrees = 26;
const pressed = 0.7;
const risen = 0.72;

/** Heights in units of the plan: a storey, its walls where they are cut, the steps of which these are made. */
const storey = 270;
const cutHeight = 108;
const step = 4;

/** Windows begin and end so high; what is wider, on the lowest floor, is a door. */
const [sill, lintel, widestWindow] = [90, 215, 130];

/** Between two rows of tiles. */
const tileWidth = 42;

/** Air between floors that are apart, and around all. */
const [air, margin] = [120, 12];

/**
 * The house of a plan as it is seen from a corner, with groups for pages to take apart: `ground`, and of each floor its
 * `floor`, `room-<key>`, `furniture` and raised `walls`, the `shell` of a closed house and its `roof`. Colours are the
 * page's. Nothing where no floor has walls.
 */
export function drawHouse(floors: readonly Floor[], seenFrom: Corner = "lower-left") {
  const turn = turnFor(seenFrom);
  const outlines = floors.map(({ shapes }) => findOutlines(shapes));
  if (outlines.flat().length === 0) return undefined;
  const drawn = floors.map((floor, level) => drawFloor(floor, outlines, level, turn));
  const lifts = outlines.map((rings) => liftFor(rings.flat()));
  const liftOf = (level: number) => lifts.slice(1, level + 1).reduce((sum, lift) => sum + lift, 0);
  const ends = drawn.flatMap(({ ends: own }, level) => [
    ...own,
    ...own.map(([x, y]): Point => [x, y - liftOf(level)]),
  ]);
  const [[left, top], [right, end]] = boxAround(ends);
  const [width, height] = [right - left + 2 * margin, end - top + 2 * margin].map(Math.round) as [
    number,
    number,
  ];
  const viewBox = [left - margin, top - margin].map(Math.round).concat(width, height).join(" ");
  const rules = floors.map(
    (_, level) =>
      `[data-level="${level}"]{--lift:${((-100 * liftOf(level)) / height).toFixed(1)}%}`,
  );
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg">${drawn.flatMap(({ groups }) => groups).join("")}</svg>\n`,
    css: `@layer pages {\n${rules.join("\n")}\n}\n`,
    told: { viewBox, width, floors: drawn.map(({ seen }) => seen) },
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
  const [vertical, side] = corner.split("-");
  const sign = vertical === "lower" ? 1 : -1;
  const angle = (degrees * Math.PI) / 180;
  const cos = sign * Math.cos(angle);
  const sin = Math.sin(angle) * ((side === "left") === sign > 0 ? 1 : -1) * 1;
  const [a, b, c, d] = [cos, -sin * pressed, sin, cos * pressed];
  const matrix = [a, b, c, d].map((value) => Number(value.toFixed(3))).join(" ");
  const project = ([x, y, height]: Place): Point => [a * x + c * y, b * x + d * y - height * risen];
  /** Where somebody looks from. */
  const eye: Place = [b, d, pressed];
  return { matrix, project, eye };
}

function drawFloor(
  { told, shapes }: Floor,
  outlines: readonly (readonly Ring[])[],
  level: number,
  turn: Turn,
) {
  const { key, rooms, names } = told;
  const [own = [], above = []] = outlines.slice(level);
  const base = level * storey;
  const ceiling = base + storey;
  const ringsOf = (part: string) => (shapes.get(part) ?? []).flatMap(readRings);
  const group = (id: string, ...inner: readonly string[]) =>
    inner.join("") ? [`<g id="${id}">${inner.join("")}</g>`] : [];
  const lying = (part: string) => {
    const written = (shapes.get(part) ?? []).map((shape) => writeShape(shape, "")).join("");
    return (
      written &&
      `<g transform="matrix(${turn.matrix} 0 ${Math.round(-base * risen)})">${written}</g>`
    );
  };
  const outside = level === 0 ? ["terrace", "pool"] : [];
  const roof = (shapes.get("roof") ?? []).flatMap((shape) =>
    readRings(shape).flatMap((ring) =>
      raiseRoof(shape.inherited["data-roof"] as (typeof roofs)[number], ring, ceiling),
    ),
  );
  // Without a roof, and with nothing above, one looks in.
  const isClosed = roof.length > 0 || above.length > 0;
  const shell = isClosed ? own.flatMap((ring) => raiseWalls(ring, base, ceiling)) : [];
  const [walls, slopes] = [seenOf(shell, turn), seenOf(roof, turn)];
  const openings = ringsOf("openings");
  const windows = walls.flatMap((wall) =>
    openings.flatMap((ring) => findWindow(wall, ring, level)),
  );
  const flat = [...own, ...outside.flatMap(ringsOf), ...ringsOf("room-terrace")].flat();
  return {
    groups: [
      ...outside.flatMap((part) => group(part, lying(part))),
      ...group(
        `floor-${key}`,
        drawRings(
          own.map((ring) => raise(ring, base)),
          turn,
        ),
      ),
      ...rooms.flatMap((room) => group(`room-${room.key}`, lying(`room-${room.key}`))),
      ...group(`furniture-${key}`, lying("furniture")),
      ...group(`walls-${key}`, raiseSlices(key, lying("walls"))),
      ...group(
        `shell-${key}`,
        drawFaces(walls, turn),
        drawRings(windows, turn, ' fill="var(--glass)"'),
      ),
      ...group(`roof-${key}`, drawFaces(slopes, turn)),
    ],
    ends: [...[...shell, ...roof].flatMap(({ corners }) => corners), ...raise(flat, base)].map(
      turn.project,
    ),
    seen: {
      ...{ key, hasShell: walls.length > 0 },
      roof:
        slopes.length === 0
          ? undefined
          : nearness(ringsOf("roof"), turn) > nearness(above, turn)
            ? "front"
            : "behind",
      places: Object.fromEntries(
        names.flatMap(({ kind, key: name, x, y }) =>
          kind === "room"
            ? [[name, turn.project([x, y, base]).map(Math.round) as [number, number]]]
            : [],
        ),
      ),
    } satisfies SeenFloor,
  };
}

function raise(ring: Ring, height: number): readonly Place[] {
  return ring.map(([x, y]) => [x, y, height]);
}

/** How near to the eye the middle of some rings is; nothing is nearer than no rings. */
function nearness(rings: readonly Ring[], { project }: Turn): number {
  if (rings.length === 0) return Number.POSITIVE_INFINITY;
  const [[left, top], [right, end]] = boxAround(rings.flat());
  return project([(left + right) / 2, (top + end) / 2, 0])[1];
}

/** The rings of the walls that lie in no other: what the house stands on. */
function findOutlines(shapes: Floor["shapes"]): readonly Ring[] {
  const rings = (shapes.get("walls") ?? []).flatMap(readRings);
  return rings.filter((ring) => {
    const [[left, top], [right, end]] = boxAround(ring);
    const middle: Point = [(left + right) / 2, (top + end) / 2];
    return !rings.some(
      (other) => other !== ring && isWithin(middle, other) && sizeOf(other) > sizeOf(ring),
    );
  });
}

function sizeOf(ring: Ring): number {
  const [[left, top], [right, end]] = boxAround(ring);
  return (right - left) * (end - top);
}

/** Walls from the floor to where they are cut: each slice lies upon the one before, and hides what is behind it. */
function raiseSlices(key: string, slice: string): string {
  if (!slice) return "";
  const top = Math.round(cutHeight * risen);
  const slices = Array.from(
    { length: top / step - 1 },
    (_, at) => `<use href="#slice-${key}" y="-${(at + 1) * step}"/>`,
  );
  return `<g id="slice-${key}">${slice}</g>${slices.join("")}<use href="#slice-${key}" y="-${top}" fill="var(--cut)"/>`;
}

/** The faces of a body that are turned to the eye, the farthest first. */
function seenOf(faces: readonly Face[], { eye }: Turn): readonly Face[] {
  const isSeen = ({ corners: [first, second, third], inside }: Face) => {
    if (!first || !second || !third) return false;
    const [[ax, ay, az], [bx, by, bz]] = [minus(second, first), minus(third, first)];
    const normal: Place = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    return dot(normal, eye) * dot(normal, minus(first, inside)) > 0;
  };
  const depth = ({ corners }: Face) => dot(middleOf(corners), [eye[0], eye[1], 0]);
  return faces.filter(isSeen).toSorted((a, b) => depth(a) - depth(b));
}

function minus([ax, ay, az]: Place, [bx, by, bz]: Place): Place {
  return [ax - bx, ay - by, az - bz];
}

function plus([ax, ay, az]: Place, [bx, by, bz]: Place, share: number): Place {
  return [ax + bx * share, ay + by * share, az + bz * share];
}

function dot(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The opening of a wall, where a ring of the plan lies across its foot. */
function findWindow(
  { corners: [from, to] }: Face,
  ring: Ring,
  level: number,
): readonly (readonly Place[])[] {
  if (!from || !to) return [];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const across = ring.map(([x, y]) => (x - from[0]) * -dy + (y - from[1]) * dx);
  const along = ring.map(([x, y]) => (x - from[0]) * dx + (y - from[1]) * dy);
  const [start, end] = [Math.min(...along), Math.max(...along)];
  const isAcross = Math.min(...across) < 1 && Math.max(...across) > -1;
  if (!isAcross || start < -1 || end > length + 1 || end - start < 20) return [];
  const foot = level === 0 && end - start > widestWindow ? 0 : sill;
  const place = (way: number, height: number): Place => [
    from[0] + way * dx,
    from[1] + way * dy,
    from[2] + height,
  ];
  return [[place(start, foot), place(end, foot), place(end, lintel), place(start, lintel)]];
}

function drawFaces(faces: readonly Face[], turn: Turn): string {
  return faces
    .map((face) => {
      // What is turned to the left lies in the shade, as the farther slope of a roof does.
      const [at = 0, from = 0] = [middleOf(face.corners), face.inside].map(
        (place) => turn.project(place)[0],
      );
      const isShaded = face.up ? dot(face.up, turn.eye) > turn.eye[2] * face.up[2] : at < from;
      const fill = face.kind === "top" ? "wall" : `${face.kind}${isShaded ? "-shade" : ""}`;
      return drawRings([face.corners], turn, ` fill="var(--${fill})"`) + drawTiles(face, turn);
    })
    .join("");
}

/** Lines up a slope, from its eaves to where it ends. */
function drawTiles({ corners: [from, to], up, insets = [0, 0] }: Face, { project }: Turn): string {
  if (!up || !from || !to) return "";
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.round(length / tileWidth);
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    const high = Math.min(
      1,
      ...[share, 1 - share].map((part, end) => (part * length) / Math.max(insets[end] ?? 0, 1)),
    );
    const foot = plus(from, minus(to, from), share);
    return `M${write(foot)}L${write(plus(foot, up, high))}`;
  });
  return `<path d="${lines.join("")}" opacity=".35"/>`;

  function write(place: Place) {
    return project(place).map(Math.round).join(" ");
  }
}

function drawRings(rings: readonly (readonly Place[])[], { project }: Turn, look = ""): string {
  const d = rings.map(
    (ring) => `M${ring.map((place) => project(place).map(Math.round).join(" ")).join("L")}z`,
  );
  return d.length > 0 ? `<path${look} d="${d.join("")}"/>` : "";
}

/** The mean of some places. */
function middleOf(places: readonly Place[]): Place {
  const mean = (axis: 0 | 1 | 2) =>
    places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return [mean(0), mean(1), mean(2)];
}
