import { type Box, type MapView, projectPoint } from "../../../app/components/map/map-view.ts";
import type { MapPlan } from "../../../app/components/map/plan-maps.ts";
import type { Coordinates } from "../../../app/facts/fields.ts";
import type { Coast, Roads, Surface } from "../../../app/facts/map-surface.ts";
import { clipRing, drawLine, drawRing, measureRing, type Point, simplifyRing } from "./lines.ts";

/** Width of every drawing, in its own units: fine enough for a wide screen with two dots a pixel. */
export const drawingWidth = 2000;

/** Colours of a drawing, as CSS has them. */
export type MapColours = Readonly<Record<"land" | "sea" | "line" | "road" | "ring", string>>;

/** What a drawing may leave out, in square units of it: nobody sees it, or the data does not know. */
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
  // What is cut at the bounds goes on beyond them, as far as anybody sees.
  const goOn = (value: number, low: number, high: number) =>
    value <= low ? value - (high - low) : value >= high ? value + (high - low) : value;
  return land
    .map((ring) => ring.map(([x, y]): Point => [goOn(x, west, east), goOn(y, south, north)]))
    .map((ring) => clipRing(project(ring, view), box))
    .map((ring) => simplifyRing(ring, minimumArea[scale]))
    .filter((ring) => measureRing(ring) > minimumArea[scale] * 4)
    .map((ring) => divideSides(ring, longestSide));
}

/** The SVG drawing of a map: the sea, land with its coast, roads, rings. Without a coast all is land. */
export function drawMap(plan: MapPlan, { coast, roads }: Surface, colours: MapColours): string {
  const { view, rings, points } = plan;
  const height = heightOf(view);
  const size = `width="${drawingWidth}" height="${height}"`;
  const outline = coast && traceLand(coast, plan).map(drawRing).join("");
  const [house] = points;
  const circles = rings.map(({ radius }) => {
    const [x, y] = [(house?.x ?? 0) * drawingWidth, (house?.y ?? 0) * height].map(Math.round);
    return `<circle cx="${x}" cy="${y}" r="${Math.round(radius * drawingWidth)}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawingWidth} ${height}" ${size}>`,
    outline === undefined
      ? `<path fill="${colours.land}" d="M0 0h${drawingWidth}v${height}H0z"/>`
      : drawCoast(outline, height, colours),
    roads && drawRoads(roads, view, colours),
    `<g fill="none" stroke="${colours.ring}" stroke-width="7" stroke-dasharray="0 20" stroke-linecap="round">`,
    ...circles,
    "</g></svg>\n",
  ].join("");
}

function drawCoast(outline: string, height: number, { land, sea, line }: MapColours): string {
  // Each stroke leaves a thin line of the one before: what is left of it on land is covered.
  const water = waterLines.flatMap((distance, index) => [
    `<use href="#a" stroke="${line}" stroke-opacity=".${2 + index}" stroke-width="${2 * distance + 3}"/>`,
    `<use href="#a" stroke="${sea}" stroke-width="${2 * distance - 3}"/>`,
  ]);
  return [
    `<path fill="${sea}" d="M0 0h${drawingWidth}v${height}H0z"/>`,
    `<defs><path id="a" d="${outline}"/></defs>`,
    `<g fill="none" stroke-linejoin="round">${water.join("")}</g>`,
    `<use href="#a" fill="${land}" fill-rule="evenodd" stroke="${line}" stroke-width="5" stroke-linejoin="round"/>`,
  ].join("");
}

function drawRoads({ features }: Roads, view: MapView, colours: MapColours): string {
  const { land, sea, road } = colours;
  const { left, top, right, bottom } = boxAround(view);
  const isNear = (line: readonly Point[]) =>
    line.some(([x]) => x >= left) &&
    line.some(([x]) => x <= right) &&
    line.some(([, y]) => y >= top) &&
    line.some(([, y]) => y <= bottom);
  const pathOf = (kind: Roads["features"][number]["properties"]["kind"]) =>
    features
      .filter(({ properties }) => properties.kind === kind)
      .map(({ geometry }) => project(geometry.coordinates, view))
      .filter(isNear)
      .map(drawLine)
      .join("");
  const draw = (d: string, width: number, colour = road) =>
    d && `<path stroke="${colour}" stroke-width="${width}" d="${d}"/>`;
  const motorway = pathOf("motorway");
  return [
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    draw(pathOf("river"), 14, sea),
    draw(pathOf("minor"), 6),
    draw(pathOf("main"), 10),
    // Two lines, as maps draw a motorway.
    draw(motorway, 16),
    draw(motorway, 8, land),
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

/** Cut edges have a line too, and round corners: they stay out of sight. */
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
