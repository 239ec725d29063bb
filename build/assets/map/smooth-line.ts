import type { Point } from "./point.ts";

/** Parts of each side of the line that comes out. */
const steps = [0.25, 0.5, 0.75, 1];

/** A line through the same points that bends softly at each (Catmull and Rom). */
export function smoothLine(line: readonly Point[]): readonly Point[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1];
    if (!next) return index === 0 ? [point] : [];
    const before = line[index - 1] ?? point;
    const after = line[index + 2] ?? next;
    const between = steps.map((t): Point => {
      const bend = (axis: 0 | 1) =>
        0.5 *
        (2 * point[axis] +
          (next[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * point[axis] + 4 * next[axis] - after[axis]) * t ** 2 +
          (3 * point[axis] - before[axis] - 3 * next[axis] + after[axis]) * t ** 3);
      return [bend(0), bend(1)];
    });
    return index === 0 ? [point, ...between] : between;
  });
}
