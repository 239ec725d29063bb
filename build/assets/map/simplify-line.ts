import type { Point } from "./point.ts";

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
    const least = findLeast(points, isClosed);
    if (least.area >= minimumArea) break;
    points.splice(least.index, 1);
  }
  return points;
}

function findLeast(points: readonly Point[], isClosed: boolean): { index: number; area: number } {
  let least = { index: -1, area: Number.POSITIVE_INFINITY };
  for (const [index, point] of points.entries()) {
    const isEnd = index === 0 || index === points.length - 1;
    if (isEnd && !isClosed) continue;
    const before = points.at(index - 1) as Point;
    const after = points[(index + 1) % points.length] as Point;
    const area = measureTriangle(before, point, after);
    if (area < least.area) least = { index, area };
  }
  return least;
}

function measureTriangle([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}
