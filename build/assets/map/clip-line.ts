import type { Box, Point } from "./point.ts";

/** The runs of a line whose points are inside a box, each with one point beyond it at either end. */
export function clipLine(line: readonly Point[], box: Box): readonly (readonly Point[])[] {
  const isInside = ([x, y]: Point) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const runs: Point[][] = [];
  let run: Point[] | undefined;
  for (const [index, point] of line.entries()) {
    const before = line[index - 1];
    if (isInside(point)) {
      if (!run) {
        run = before ? [before] : [];
        runs.push(run);
      }
      run.push(point);
    } else if (run) {
      run.push(point);
      run = undefined;
    }
  }
  return runs.filter(({ length }) => length > 1);
}
