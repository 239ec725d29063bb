import type { Coordinates } from "../../../domain/fields.ts";
import { type Box, type MapView, projectPoint } from "../../../domain/map/map-view.ts";
import type { Coast, Roads, Surface } from "../../../house/facts/map-surface.ts";
import type { MapPlan } from "../../../site/map/plan-maps.ts";
import { clipRing, drawLine, drawRing, measureRing, type Point, simplifyRing } from "./lines.ts";

/** Width of every drawing, in its own units: fine enough for a wide screen with two dots a pixel. */
export const drawingWidth = 2000;

/** Colours of a drawing, as CSS has them. */
export type MapColours = Readonly<
  Record<"land" | "wash" | "ink" | "sea" | "line" | "road" | "ring" | "around", string>
>;

/** Areas below these are left out, in square units of the drawing. */
const minimumArea = { near: 500, far: 60 } as const;

/** Lines along the coast, farther and farther out, as engravers draw water. */
const waterLines = [78, 54, 34, 18];

/** Land within a view, as rings in the drawing's units; they reach a little beyond its edges. */
export function traceLand(
  { land, bounds }: Coast,
  { view, scale }: MapPlan,
): readonly (readonly Point[])[] {
  const box = boxAround(view);
  const [[west, south], [east, north]] = bounds;
  // Land cut at the bounds continues beyond the edge of the drawing.
  const goOn = (value: number, low: number, high: number) =>
    value <= low ? value - (high - low) : value >= high ? value + (high - low) : value;
  return land
    .map((ring) => ring.map(([x, y]): Point => [goOn(x, west, east), goOn(y, south, north)]))
    .map((ring) => clipRing(project(ring, view), box))
    .map((ring) => simplifyRing(ring, minimumArea[scale]))
    .filter((ring) => Math.abs(measureRing(ring)) > minimumArea[scale] * 4)
    .map((ring) => divideSides(ring, longestSide));
}

/**
 * The SVG drawing of a map in ink and wash: sea, land, coast, roads and distance rings. Without a coast all is land.
 */
export function drawMap(plan: MapPlan, { coast, roads }: Surface, colours: MapColours): string {
  const { view, rings, points } = plan;
  const height = heightOf(view);
  const size = `width="${drawingWidth}" height="${height}"`;
  const land = coast && traceLand(coast, plan);
  const whole = `M0 0h${drawingWidth}v${height}H0z`;
  const [house] = points;
  const circles = rings.map(({ radius }, index) => {
    const [x, y] = [(house?.x ?? 0) * drawingWidth, (house?.y ?? 0) * height].map(Math.round);
    const fill = index === 0 ? ` fill="${colours.around}"` : "";
    return `<circle cx="${x}" cy="${y}" r="${Math.round(radius * drawingWidth)}"${fill}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawingWidth} ${height}" ${size}>`,
    `<defs><path id="a" d="${land ? land.map(drawRing).join("") : whole}"/></defs>`,
    land && drawWater(whole, colours),
    drawLand(colours),
    roads && drawRoads(findLines(roads, view), colours),
    `<g fill="none" stroke="${colours.ring}" stroke-width="7" stroke-dasharray="0 20" stroke-linecap="round">`,
    ...circles,
    "</g></svg>\n",
  ].join("");
}

/** Lines along the coast, each thinner than what the one before leaves of itself. */
function drawWater(whole: string, { sea, line }: MapColours): string {
  const water = waterLines.flatMap((distance, index) => [
    `<use href="#a" stroke="${line}" stroke-opacity=".${2 + index}" stroke-width="${2 * distance + 3}"/>`,
    `<use href="#a" stroke="${sea}" stroke-width="${2 * distance - 3}"/>`,
  ]);
  return (
    `<path fill="${sea}" d="${whole}"/>` +
    `<g fill="none" stroke-linejoin="round">${water.join("")}</g>`
  );
}

/**
 * The coast is ink under the land: it looks out by a hair, and by more where the shadow falls, to the
 * lower right, so that the line has the varying weight of a pen. The wash lies beside its land.
 */
function drawLand({ land, ink, wash }: MapColours): string {
  return [
    `<use href="#a" fill="${ink}" fill-rule="evenodd" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`,
    `<use href="#a" fill="${ink}" fill-rule="evenodd" x="3" y="5"/>`,
    `<use href="#a" fill="${land}" fill-rule="evenodd"/>`,
    `<use href="#a" fill="${wash}" fill-rule="evenodd" x="-14" y="-9"/>`,
  ].join("");
}

type Line = {
  readonly kind: Roads["features"][number]["properties"]["kind"];
  readonly line: readonly Point[];
};

/** Roads and rivers that come near the view. */
function findLines({ features }: Roads, view: MapView): readonly Line[] {
  const { left, top, right, bottom } = boxAround(view);
  return features
    .map(({ properties, geometry }) => ({
      kind: properties.kind,
      line: project(geometry.coordinates, view),
    }))
    .filter(
      ({ line }) =>
        line.some(([x]) => x >= left) &&
        line.some(([x]) => x <= right) &&
        line.some(([, y]) => y >= top) &&
        line.some(([, y]) => y <= bottom),
    );
}

function drawRoads(lines: readonly Line[], { land, sea, road }: MapColours): string {
  const draw = (kind: Line["kind"], width: number, colour = road) => {
    const d = lines.flatMap((line) => (line.kind === kind ? drawLine(line.line) : [])).join("");
    return d && `<path stroke="${colour}" stroke-width="${width}" d="${d}"/>`;
  };
  return [
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    draw("river", 14, sea),
    draw("minor", 6),
    draw("main", 10),
    // Two lines, as maps draw a motorway.
    draw("motorway", 16),
    draw("motorway", 8, land),
    "</g>",
  ].join("");
}

function project(line: readonly (readonly [number, number])[], view: MapView): readonly Point[] {
  const height = drawingWidth / view.aspect;
  return line.map(([longitude, latitude]) => {
    const [x, y] = projectPoint({ latitude, longitude } satisfies Coordinates, view);
    return [x * drawingWidth, y * height];
  });
}

function divideSides(ring: readonly Point[], longest: number): readonly Point[] {
  return ring.flatMap(([x, y], index) => {
    const [fromX, fromY] = ring.at(index - 1) as Point;
    const parts = Math.ceil(Math.hypot(x - fromX, y - fromY) / longest);
    return Array.from({ length: parts }, (_, part): Point => {
      const share = (part + 1) / parts;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    });
  });
}

/** A ring is drawn as a curve through the middles of its sides: long ones would round a cut corner. */
const longestSide = drawingWidth / 8;

/** Cut edges are stroked, too, so they lie outside the view. */
function boxAround(view: MapView): Box {
  const margin = drawingWidth * 0.25;
  return {
    left: -margin,
    top: -margin,
    right: drawingWidth + margin,
    bottom: heightOf(view) + margin,
  };
}

/** Height of a drawing of this view, in its units. */
export function heightOf({ aspect }: MapView): number {
  return Math.round(drawingWidth / aspect);
}
