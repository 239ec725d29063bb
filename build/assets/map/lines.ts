/** A point on the drawing, in its units, from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** A rectangle of the drawing. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The runs of a line whose points are inside a box, each with one point beyond it at either end. */
export function clipLine(line: readonly Point[], box: Box): readonly (readonly Point[])[] {
  const isInside = (point: Point | undefined) =>
    point !== undefined &&
    box.left <= point[0] &&
    point[0] <= box.right &&
    box.top <= point[1] &&
    point[1] <= box.bottom;
  const runs: Point[][] = [[]];
  for (const [index, point] of line.entries()) {
    if ([line[index - 1], point, line[index + 1]].some(isInside)) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}

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

/** A line through the same points that bends softly at each (Catmull and Rom). */
export function smoothLine(line: readonly Point[]): readonly Point[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1];
    if (!next) return [point];
    const before = line[index - 1] ?? point;
    const after = line[index + 2] ?? next;
    return [0, 0.25, 0.5, 0.75].map((t): Point => {
      const bend = (axis: 0 | 1) =>
        0.5 *
        (2 * point[axis] +
          (next[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * point[axis] + 4 * next[axis] - after[axis]) * t ** 2 +
          (3 * point[axis] - before[axis] - 3 * next[axis] + after[axis]) * t ** 3);
      return [bend(0), bend(1)];
    });
  });
}

/**
 * Leaves out, one after the other, the points that matter least (Visvalingam and Whyatt): those
 * whose triangle with their neighbours is smaller than an area, in square units. A closed ring may
 * lose any of its points, a line keeps its ends.
 */
export function simplifyLine(
  line: readonly Point[],
  { minimumArea, isClosed }: { minimumArea: number; isClosed: boolean },
): readonly Point[] {
  const points = [...line];
  while (points.length > 3) {
    const areas = points.map((point, index) => {
      const isEnd = index === 0 || index === points.length - 1;
      if (isEnd && !isClosed) return Number.POSITIVE_INFINITY;
      const after = points[(index + 1) % points.length] ?? point;
      return measureRing([points.at(index - 1) ?? point, point, after]);
    });
    const least = Math.min(...areas);
    if (least >= minimumArea) break;
    points.splice(areas.indexOf(least), 1);
  }
  return points;
}

/** The area of a closed ring, in square units. */
export function measureRing(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) as Point;
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(doubled) / 2;
}
