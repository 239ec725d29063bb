import type { Coordinates } from "../../../app/facts/facts.ts";
import { type MapFrame, projectPoint } from "../../../app/pages/location/map-frame.ts";
import { clipLine } from "./clip-line.ts";
import { clipRing } from "./clip-ring.ts";
import { drawLine, drawRing } from "./draw-curve.ts";
import type { Box, Point } from "./point.ts";
import type { Atlas } from "./read-atlas.ts";
import { simplifyLine } from "./simplify-line.ts";

/** Width of every drawing, in its own units: fine enough for a wide screen with two dots a pixel. */
export const drawingWidth = 2000;

/** Colours of a drawing, as CSS has them. */
export type MapColours = { readonly land: string; readonly line: string };

/** How much a drawing may leave out, in square units of it. */
export type MapDetail = { readonly minimumArea: number };

/** Land within a frame, as rings in the drawing's units; they reach a little beyond its edges. */
export function traceLand(
  { coasts }: Atlas,
  frame: MapFrame,
  { minimumArea }: MapDetail,
): readonly (readonly Point[])[] {
  const box = boxAround(frame);
  return coasts
    .map((coast) => clipRing(project(coast, frame), box))
    .map((ring) => simplifyLine(ring, { minimumArea, isClosed: true }))
    .filter((ring) => measureRing(ring) > minimumArea * 4);
}

/** The SVG drawing of a frame: land with its coast, borders dashed; the sea is left clear. */
export function drawMap(
  atlas: Atlas,
  frame: MapFrame,
  detail: MapDetail,
  { land, line }: MapColours,
): string {
  const coasts = traceLand(atlas, frame, detail).map(drawRing).join("");
  const borders = atlas.borders
    .flatMap((border) => clipLine(project(border, frame), boxAround(frame)))
    .map((run) => simplifyLine(run, { ...detail, isClosed: false }))
    .map(drawLine)
    .join("");
  const height = heightOf(frame);
  const style = `fill="none" stroke="${line}" vector-effect="non-scaling-stroke"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawingWidth} ${height}"`,
    ` width="${drawingWidth}" height="${height}">`,
    `<path fill="${land}" stroke="${line}" stroke-opacity=".75" vector-effect="non-scaling-stroke" d="${coasts}"/>`,
    borders && `<path ${style} stroke-dasharray="1 4" stroke-linecap="round" d="${borders}"/>`,
    "</svg>\n",
  ].join("");
}

function project(line: readonly Coordinates[], frame: MapFrame): readonly Point[] {
  const height = drawingWidth / frame.aspect;
  return line.map((point) => {
    const [x, y] = projectPoint(point, frame);
    return [x * drawingWidth, y * height];
  });
}

/** Cut edges have a line too, and corners rounded by a sixth of a side: they stay out of sight. */
function boxAround(frame: MapFrame): Box {
  const margin = drawingWidth * 0.25;
  return {
    left: -margin,
    top: -margin,
    right: drawingWidth + margin,
    bottom: heightOf(frame) + margin,
  };
}

function heightOf({ aspect }: MapFrame): number {
  return Math.round(drawingWidth / aspect);
}

function measureRing(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) as Point;
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(doubled) / 2;
}
