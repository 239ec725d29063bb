import type { Facts } from "../../../app/facts/facts.ts";
import { between, type Face, outwards, type Place } from "./faces.ts";
import type { Box, Point } from "./outlines.ts";

/** The plan is turned by so much, and pressed as if one looked down at it; what stands on it is pressed likewise. */
const turned = (26 * Math.PI) / 180;
const pressed = 0.62;
export const risen = 0.78;

/** Between two lines of tiles. */
const tileWidth = 42;

export type Plan = NonNullable<Facts["rooms"]["plan"]>;
export type Turn = ReturnType<typeof turnFor>;
export type Line = readonly Place[];

/** How the plan lies before somebody who looks from this corner. */
export function turnFor(corner: NonNullable<Plan["seenFrom"]>) {
  const far = corner.startsWith("upper") ? Math.PI : 0;
  const side = corner.endsWith("left") === corner.startsWith("lower") ? 1 : -1;
  const angle = far + side * turned;
  const [a, c] = [Math.cos(angle), Math.sin(angle) * (far ? -1 : 1)];
  const [b, d] = [-c * pressed, a * pressed];
  return {
    matrix: [a, b, c, d].map((value) => Number(value.toFixed(3))).join(" "),
    project: ([x, y, height]: Place): Point => [a * x + c * y, b * x + d * y - height * risen],
    /** Where somebody looks from. */
    eye: [b, d, pressed] as Place,
  };
}

/** The most that a box of the plan takes from top to bottom, at any one place of it. */
export function heightOf([[left, top], [right, end]]: Box): number {
  return pressed * Math.min((end - top) / Math.cos(turned), (right - left) / Math.sin(turned));
}

/** The faces of bodies that are turned to the eye: the farthest body first, and of each its walls before its slopes. */
export function seenOf(faces: readonly Face[], { eye }: Turn): readonly Face[] {
  const nearnessOf = (places: readonly Place[]) =>
    places.reduce((sum, [x, y]) => sum + x * eye[0] + y * eye[1], 0) / places.length;
  return faces
    .filter(
      (face) => outwards(face).reduce((sum, part, axis) => sum + part * (eye[axis] ?? 0), 0) > 0,
    )
    .toSorted(
      (a, b) =>
        nearnessOf([a.inside]) - nearnessOf([b.inside]) ||
        Number(a.kind === "tiles") - Number(b.kind === "tiles") ||
        nearnessOf(a.corners) - nearnessOf(b.corners),
    );
}

/** Faces as they are given, each with what is on it: on a slope the lines of its tiles. */
export function drawFaces(
  faces: readonly Face[],
  turn: Turn,
  drawOn: (face: Face) => string = (face) => drawTiles(face, turn),
): string {
  const middle = turn.project([0, 0, 0]);
  return faces
    .map((face) => {
      // What is turned to the left lies in the shade.
      const isShaded = turn.project(outwards(face))[0] < middle[0] - 0.01;
      const fill = `${face.kind}${isShaded ? "-shade" : ""}`;
      return drawRings([face.corners], turn, fill) + drawOn(face);
    })
    .join("");
}

/** Lines up a slope, from its eaves to where it ends. */
function drawTiles({ corners: [from, to], slope }: Face, turn: Turn): string {
  if (!slope || !from || !to) return "";
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.round(length / tileWidth);
  const [before = 0, after = 0] = slope.insets.map((inset) => Math.max(inset, 1) / length);
  const lines = Array.from({ length: count - 1 }, (_, index): Line => {
    const share = (index + 1) / count;
    const high = Math.min(1, share / before, (1 - share) / after);
    const [x, y, z] = between(from, to, share);
    const [upX, upY, rise] = slope.up;
    return [
      [x, y, z],
      [x + upX * high, y + upY * high, z + rise * high],
    ];
  });
  return `<path d="${drawLines(lines, turn)}" opacity=".35"/>`;
}

/** Rings in one of the page's colours. */
export function drawRings(rings: readonly Line[], turn: Turn, colour = ""): string {
  const d = drawLines(rings, turn, "z");
  return d && `<path${colour && ` fill="var(--${colour})"`} d="${d}"/>`;
}

/** Path data of lines, each from where the one before has left the pen: of such ways many are alike, and packed small. */
export function drawLines(lines: readonly Line[], { project }: Turn, close = ""): string {
  let pen: Point = [0, 0];
  const way = ([x, y]: Point, [fromX, fromY]: Point): Point => [
    Math.round(x - fromX),
    Math.round(y - fromY),
  ];
  return lines
    .map((line) => {
      const points = line.map(project);
      const move = way(points[0] ?? pen, pen);
      const ways = points.slice(1).map((point, at) => way(point, points[at] ?? point));
      for (const [x, y] of close ? [move] : [move, ...ways]) pen = [pen[0] + x, pen[1] + y];
      return `m${move.join(" ")}l${ways.flat().join(" ")}${close}`;
    })
    .join("");
}
