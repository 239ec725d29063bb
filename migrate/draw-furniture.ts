import type { Furniture, Side } from "./floor-plan.ts";
import type { Rectangle } from "./geometry.ts";

/** A unit of the drawings is a centimetre. */
export const toUnits = (metres: number) => Math.round(metres * 100);

/** Rectangles as a path. */
export function drawBoxes(boxes: readonly Rectangle[]): string {
  return boxes
    .map(({ x, y, width, depth }) => {
      const [across, down] = [toUnits(width), toUnits(depth)];
      return `M${toUnits(x)} ${toUnits(y)}h${across}v${down}h-${across}z`;
    })
    .join("");
}

/** Lines from a point to the east or to the south, in metres. */
export function drawLines(
  lines: readonly { x: number; y: number; width?: number; depth?: number }[],
): string {
  return lines
    .map(({ x, y, width, depth = 0 }) => {
      const stroke = width === undefined ? `v${toUnits(depth)}` : `h${toUnits(width)}`;
      return `M${toUnits(x)} ${toUnits(y)}${stroke}`;
    })
    .join("");
}

/** The same with west for north: what lies along the other axis. */
const turn = ({ x, y, width, depth }: Rectangle): Rectangle => ({
  x: y,
  y: x,
  width: depth,
  depth: width,
});

/** A bed from above, its pillows at its head: one, or two where two lie; its cover is turned down. */
export function drawBed(bed: Rectangle, head: Side): string {
  const isLying = head === "west" || head === "east";
  const { x, y, width, depth } = isLying ? turn(bed) : bed;
  const isAtStart = head === "north" || head === "west";
  const below = (distance: number, length: number) =>
    isAtStart ? y + distance : y + depth - distance - length;
  const count = width > 1.3 ? 2 : 1;
  const across = (width - 0.1 * (count + 1)) / count;
  const pillows = Array.from({ length: count }, (_, index) => ({
    x: x + 0.1 + index * (across + 0.1),
    y: below(0.1, 0.4),
    width: across,
    depth: 0.4,
  }));
  const cover = { x, y: below(0.7, depth - 0.7), width, depth: depth - 0.7 };
  const parts = [...pillows, cover];
  return drawBoxes([bed, ...(isLying ? parts.map(turn) : parts)]);
}

/** A piece of furniture from above. */
export function drawFurniture(piece: Furniture): string {
  const { kind, x, y, width, depth, seats = 0 } = piece;
  const box = drawBoxes([piece]);
  switch (kind) {
    case "bath":
      return drawOval(piece) + drawOval(inset(piece, 0.12));
    case "basin":
      return box + drawOval(inset(piece, 0.1));
    case "toilet":
      return drawOval(piece);
    case "shower":
      return `${box}M${toUnits(x)} ${toUnits(y)}l${toUnits(width)} ${toUnits(depth)}`;
    case "fireplace":
    case "sofa":
      return box + drawBoxes([inset(piece, 0.18)]);
    case "stairs":
      return box + drawSteps(piece);
    case "table":
      return box + drawSeats(piece, seats);
    case "lounger":
      return box + drawLines([{ x, y: y + depth * 0.3, width }]);
    case "counter":
      return box;
  }
}

function inset({ x, y, width, depth }: Rectangle, by: number): Rectangle {
  return { x: x + by, y: y + by, width: width - 2 * by, depth: depth - 2 * by };
}

function drawOval({ x, y, width, depth }: Rectangle): string {
  const [across, down] = [toUnits(width / 2), toUnits(depth / 2)];
  const half = `a${across} ${down} 0 0 1`;
  return `M${toUnits(x)} ${toUnits(y + depth / 2)}${half} ${2 * across} 0${half}-${2 * across} 0`;
}

/** Steps of 30 cm along the longer side. */
function drawSteps(stairs: Rectangle): string {
  const step = 0.3;
  const isLying = stairs.width > stairs.depth;
  const { x, y, width, depth } = isLying ? turn(stairs) : stairs;
  const steps = Array.from({ length: Math.floor(depth / step) }, (_, index) => ({
    x,
    y: y + index * step,
    width,
    depth: step,
  }));
  return drawBoxes(isLying ? steps.map(turn) : steps);
}

/** Chairs: from six on one at each end, the others along the longer sides. */
function drawSeats(table: Rectangle, seats: number): string {
  const size = 0.42;
  const gap = 0.08;
  const isLying = table.width < table.depth;
  const { x, y, width, depth } = isLying ? turn(table) : table;
  const ends = seats >= 6 ? 2 : 0;
  const aside = Math.ceil((seats - ends) / 2);
  const along = Array.from(
    { length: seats - ends },
    (_, index) => x + (((index % aside) + 0.5) * width) / aside - size / 2,
  );
  const places = [
    ...along.map((at, index) => [at, index < aside ? y - size - gap : y + depth + gap] as const),
    ...[x - size - gap, x + width + gap]
      .slice(0, ends)
      .map((at) => [at, y + (depth - size) / 2] as const),
  ].map(([left, top]) => ({ x: left, y: top, width: size, depth: size }));
  return drawBoxes(isLying ? places.map(turn) : places);
}
