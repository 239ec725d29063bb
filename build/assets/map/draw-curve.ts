import type { Point } from "./lines.ts";

/**
 * SVG path data of a soft curve that follows a ring: through the middle of each side, bent towards
 * the corners. On a grid of even numbers all middles are whole, so relative steps add no error.
 */
export function drawRing(ring: readonly Point[]): string {
  const corners = snapToGrid(ring);
  if (corners.at(0)?.join() === corners.at(-1)?.join()) corners.pop();
  if (corners.length < 3) return "";
  const middles = corners.map((corner, index) => middle(corner, at(corners, index + 1)));
  const start = middles[0] as Point;
  const first = curve(start, at(corners, 1), at(middles, 1));
  const steps = middles.slice(2).map((point, index) => step(at(middles, index + 1), point));
  return `M${join(start)}${first}${steps.join("")}${step(at(middles, -1), start)}z`;
}

/** SVG path data of a soft curve that follows a line from its first point to its last. */
export function drawLine(line: readonly Point[]): string {
  const corners = snapToGrid(line);
  const [start, next, third] = corners;
  const end = corners.at(-1);
  if (!(start && next && end)) return "";
  if (!third) return `M${join(start)}l${join(minus(next, start))}`;
  const middles = corners.slice(1).map((corner, index) => middle(at(corners, index), corner));
  const first = at(middles, 0);
  const steps = middles.slice(2).map((point, index) => step(at(middles, index + 1), point));
  return [
    `M${join(start)}l${join(minus(first, start))}`,
    curve(first, next, at(middles, 1)),
    ...steps,
    `l${join(minus(end, at(middles, -1)))}`,
  ].join("");
}

function snapToGrid(line: readonly Point[]): Point[] {
  const snapped = line.map(([x, y]): Point => [Math.round(x / 2) * 2, Math.round(y / 2) * 2]);
  return snapped.filter((point, index) => point.join() !== snapped[index - 1]?.join());
}

function at(points: readonly Point[], index: number): Point {
  return points.at(index % points.length) as Point;
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function minus([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax - bx, ay - by];
}

function curve(from: Point, towards: Point, to: Point): string {
  return `q${join(minus(towards, from))} ${join(minus(to, from))}`;
}

/** The bend follows from the one before, mirrored at the middle of the side: that is the corner. */
function step(from: Point, to: Point): string {
  return `t${join(minus(to, from))}`;
}

function join([x, y]: Point): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
