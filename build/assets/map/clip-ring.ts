import type { Box, Point } from "./point.ts";

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
