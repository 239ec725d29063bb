import type { DrawnElement } from "../../content/read-drawing.ts";

/** A point of a plan, in its units. */
export type Point = readonly [x: number, y: number];

/** Corners of a closed ring. */
export type Ring = readonly Point[];

/** A rectangle along the axes: where it begins and ends on each. */
export type Box = readonly [from: Point, to: Point];

/** How many numbers a command of path data takes; the last two are where it leads. */
const pathNumbers: Readonly<Record<string, number>> = { h: 1, v: 1, c: 6, s: 4, q: 4, a: 7 };
const number = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;

/** The rings that a shape draws, as it is moved; curves are the straight lines between their ends. */
export function readRings({ name, attributes, transform }: DrawnElement): readonly Ring[] {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((key) =>
    Number(attributes[key] ?? 0),
  );
  const drawn =
    name === "rect"
      ? `M${x} ${y}h${width}v${height}h-${width}`
      : (attributes["d"] ?? (attributes["points"] ? `M${attributes["points"]}` : ""));
  return readPath(drawn).map((ring) => ring.map((point) => move(point, transform)));
}

function readPath(d: string): readonly Ring[] {
  const rings: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, letter = "", written = ""] of d.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const command = letter.toLowerCase();
    const isRelative = letter === command;
    const numbers = (written.match(number) ?? []).map(Number);
    if (command === "z") [x, y] = rings.at(-1)?.[0] ?? [x, y];
    if (command === "m") rings.push([]);
    const count = pathNumbers[command] ?? 2;
    for (let at = count; at <= numbers.length; at += count) {
      const [first = 0, second = 0] = numbers.slice(Math.max(at - 2, at - count), at);
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      if (command !== "v") x = fromX + first;
      if (command === "v") y = fromY + first;
      else if (command !== "h") y = fromY + second;
      rings.at(-1)?.push([x, y]);
    }
  }
  return rings;
}

/** A point as the transforms of SVG move it, the last one first. */
function move(point: Point, transform: string): Point {
  const steps = [...transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)];
  return steps.reduceRight<Point>(([x, y], [, kind, written = ""]) => {
    const numbers = (written.match(number) ?? []).map(Number);
    const [a = 0, b, c, d = 0, e = 0, f = 0] = numbers;
    if (kind === "translate") return [x + a, y + (b ?? 0)];
    if (kind === "scale") return [x * a, y * (b ?? a)];
    if (kind === "matrix") return [a * x + (c ?? 0) * y + e, (b ?? 0) * x + d * y + f];
    const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
    const [left, up] = [x - (b ?? 0), y - (c ?? 0)];
    return [(b ?? 0) + left * cos - up * sin, (c ?? 0) + left * sin + up * cos];
  }, point);
}

/** Whether a point lies within a ring. */
export function isWithin([x, y]: Point, ring: Ring): boolean {
  return ring.reduce((within, [toX, toY], at) => {
    const [fromX, fromY] = ring.at(at - 1) as Point;
    const crosses =
      fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    return crosses !== within;
  }, false);
}

/** The box around points. */
export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

/**
 * The rectangles that a ring is made of, from the top down, the largest first: of an L a wing, and what is left of the
 * other. A ring that is not all right angles along the axes is the box around it.
 */
export function splitRing(ring: Ring): readonly Box[] {
  const isSquare = ring.every(([x, y], at) => {
    const [fromX, fromY] = ring.at(at - 1) as Point;
    return Math.min(Math.abs(x - fromX), Math.abs(y - fromY)) < 1;
  });
  if (!isSquare) return [boxAround(ring)];
  const rows = [...new Set(ring.map(([, y]) => Math.round(y)))].toSorted((a, b) => a - b);
  const boxes = rows.slice(1).flatMap((end, at): Box[] => {
    const top = rows[at] ?? end;
    const middle = (top + end) / 2;
    const crossed = ring.filter(
      ([, y], corner) => y > middle !== (ring.at(corner - 1)?.[1] ?? y) > middle,
    );
    const sides = crossed.map(([x]) => x).toSorted((one, other) => one - other);
    return sides.flatMap((left, side): Box[] =>
      side % 2 === 0
        ? [
            [
              [left, top],
              [sides[side + 1] ?? left, end],
            ],
          ]
        : [],
    );
  });
  const areaOf = ([[left, top], [right, end]]: Box) => (right - left) * (end - top);
  return boxes.toSorted((a, b) => areaOf(b) - areaOf(a));
}
