import { type Box, isNear, type Point } from "./lines.ts";

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

/** SVG path data of a soft curve through these points (Catmull and Rom), where its sides are in a box. */
export function drawLine(line: readonly Point[], box: Box): string {
  const steps = line.map((to, index) => {
    const from = line[index - 1];
    if (!from || !isNear(box, from, to)) return `M${to.map(Math.round)}`;
    const bend = (point: Point, ahead: Point, behind: Point) =>
      point.map((value, axis) => value + ((ahead[axis] ?? 0) - (behind[axis] ?? 0)) / 6);
    const [before, after] = [line[index - 2] ?? from, line[index + 1] ?? to];
    const numbers = [...bend(from, to, before), ...bend(to, from, after), ...to];
    return `C${numbers.map(Math.round)}`;
  });
  // Of points that nothing is drawn from, none is said.
  return steps.join("").replaceAll(/M[^MC]*(?=M|$)/g, "");
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
