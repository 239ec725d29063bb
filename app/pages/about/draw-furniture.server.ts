import type { Furniture, Side } from "../../facts/floor-plan.ts";
import type { Rectangle } from "../../facts/floor-plan-geometry.ts";

/** Of the drawings: 5 cm, so that whole numbers of two or three digits do. */
export const toUnits = (metres: number) => Math.round(metres * 20);

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

/** A bed from above, its pillows at its head: one, or two where two lie. */
export function drawBed(bed: Rectangle, head: Side): string {
  const isLying = head === "west" || head === "east";
  const [across, along] = isLying ? [bed.depth, bed.width] : [bed.width, bed.depth];
  const count = across > 1.3 ? 2 : 1;
  const pillow = { across: (across - 0.1 * (count + 1)) / count, along: 0.4 };
  const start = head === "north" || head === "west" ? 0.1 : along - 0.1 - pillow.along;
  const fold = head === "north" || head === "west" ? 0.7 : along - 0.7;
  const pillows = Array.from({ length: count }, (_, index) => 0.1 + index * (pillow.across + 0.1));
  return (
    drawBoxes([
      bed,
      ...pillows.map((aside) =>
        isLying
          ? { x: bed.x + start, y: bed.y + aside, width: pillow.along, depth: pillow.across }
          : { x: bed.x + aside, y: bed.y + start, width: pillow.across, depth: pillow.along },
      ),
    ]) +
    drawLines([
      isLying
        ? { x: bed.x + fold, y: bed.y, depth: bed.depth }
        : { x: bed.x, y: bed.y + fold, width: bed.width },
    ])
  );
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
function drawSteps({ x, y, width, depth }: Rectangle): string {
  const step = 0.3;
  const count = Math.floor(Math.max(width, depth) / step);
  return drawLines(
    Array.from({ length: count }, (_, index) => (index + 1) * step).map((at) =>
      width > depth ? { x: x + at, y, depth } : { x, y: y + at, width },
    ),
  );
}

/** Chairs: from six on one at each end, the others along the sides. */
function drawSeats({ x, y, width, depth }: Rectangle, seats: number): string {
  const size = 0.42;
  const ends = seats >= 6 ? 2 : 0;
  const isLong = width > depth;
  const [length, breadth] = isLong ? [width, depth] : [depth, width];
  const aside = Math.ceil((seats - ends) / 2);
  const row = Array.from(
    { length: aside },
    (_, index) => ((index + 0.5) * length) / aside - size / 2,
  );
  const places = [
    ...row.map((at) => [at, -size - 0.08] as const),
    ...row.slice(0, seats - ends - aside).map((at) => [at, breadth + 0.08] as const),
    ...(ends > 0
      ? ([
          [-size - 0.08, (breadth - size) / 2],
          [length + 0.08, (breadth - size) / 2],
        ] as const)
      : []),
  ];
  return drawBoxes(
    places.map(([along, across]) => ({
      x: x + (isLong ? along : across),
      y: y + (isLong ? across : along),
      width: size,
      depth: size,
    })),
  );
}
