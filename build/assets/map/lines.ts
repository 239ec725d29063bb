import type { Box } from "../../../domain/map/map-view.ts";

/** A point on the drawing, in its units, from the upper left corner. */
export type Point = readonly [x: number, y: number];

/**
 * The part of a closed ring inside a box (Sutherland and Hodgman); parts that lie apart stay joined
 * along the edge of the box. Empty where nothing of it is inside.
 */
export function clipRing(ring: readonly Point[], box: Box): readonly Point[] {
  const edges: readonly Edge[] = [
    { axis: 0, at: box.left, sign: 1 },
    { axis: 0, at: box.right, sign: -1 },
    { axis: 1, at: box.top, sign: 1 },
    { axis: 1, at: box.bottom, sign: -1 },
  ];
  return edges.reduce(cutAt, ring);
}

/** A straight line along one axis; what lies in the direction of the sign is kept. */
type Edge = { readonly axis: 0 | 1; readonly at: number; readonly sign: 1 | -1 };

function cutAt(ring: readonly Point[], { axis, at, sign }: Edge): readonly Point[] {
  const isInside = (point: Point) => (point[axis] - at) * sign >= 0;
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const kept = isInside(point) ? [point] : [];
    return isInside(before) === isInside(point) ? kept : [cross(before, point, axis, at), ...kept];
  });
}

function cross(from: Point, to: Point, axis: 0 | 1, at: number): Point {
  const part = (at - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? 1 : 0;
  const value = from[other] + part * (to[other] - from[other]);
  return axis === 0 ? [at, value] : [value, at];
}

/**
 * Leaves out of a closed ring, one after the other, the points that matter least (Visvalingam and
 * Whyatt): those whose triangle with their neighbours is smaller than an area, in square units.
 */
export function simplifyRing(ring: readonly Point[], minimumArea: number): readonly Point[] {
  const points = [...ring];
  while (points.length > 3) {
    const areas = points.map((point, index) => {
      const after = points[(index + 1) % points.length] ?? point;
      return Math.abs(measureRing([points.at(index - 1) ?? point, point, after]));
    });
    const least = Math.min(...areas);
    if (least >= minimumArea) break;
    points.splice(areas.indexOf(least), 1);
  }
  return points;
}

/**
 * The area of a closed ring of points, in square units: above zero where it goes round clockwise, as a
 * drawing has its axes.
 */
export function measureRing(ring: readonly (readonly [x: number, y: number])[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = ring.at(at - 1) ?? [x, y];
    return sum + (fromX * y - x * fromY) / 2;
  }, 0);
}

/** SVG path data of a soft curve along a ring: through the middle of each side, bent to the corners. */
export function drawRing(ring: readonly Point[]): string {
  // Even numbers: all middles are whole, and small steps add no error.
  const snapped = ring.map(([x, y]): Point => [Math.round(x / 2) * 2, Math.round(y / 2) * 2]);
  const corners = snapped.filter((point, index) => point.join() !== snapped[index - 1]?.join());
  if (corners.at(0)?.join() === corners.at(-1)?.join()) corners.pop();
  if (corners.length < 3) return "";
  const middles = corners.map((corner, index) => findMiddle(at(corners, index - 1), corner));
  const [start, next] = [at(middles, 0), at(middles, 1)];
  // Every further bend is the one before, mirrored at the middle of the side: that is the corner.
  const steps = middles.slice(1).map((from, index) => `t${minus(at(middles, index + 2), from)}`);
  return `M${start}q${minus(at(corners, 0), start)},${minus(next, start)}${steps.join("")}z`;
}

/** SVG path data of a soft curve through these points (Catmull and Rom). */
export function drawLine(line: readonly Point[]): string {
  const steps = line.map((to, index) => {
    const from = line[index - 1];
    if (!from) return `M${to.map(Math.round)}`;
    const bend = (point: Point, ahead: Point, behind: Point) =>
      point.map((value, axis) => value + ((ahead[axis] ?? 0) - (behind[axis] ?? 0)) / 6);
    const [before, after] = [line[index - 2] ?? from, line[index + 1] ?? to];
    const numbers = [...bend(from, to, before), ...bend(to, from, after), ...to];
    return `C${numbers.map(Math.round)}`;
  });
  return steps.join("");
}

function at(points: readonly Point[], index: number): Point {
  return points.at(index % points.length) as Point;
}

function findMiddle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function minus([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax - bx, ay - by];
}
