import type { HouseDrawing, HouseLayer } from "../facts/floor-drawing.ts";
import { type DrawnElement, readDrawing } from "./read-drawing.ts";

/** Name of the drawing of the opened house. */
export const openedHouseName = "house";

/** Key of the layers that are no floor. */
export const roofKey = "roof";

/** Attributes that a piece inherits from the groups around it. */
const look = [
  ...["fill", "fill-opacity", "fill-rule", "opacity", "stroke", "stroke-dasharray"],
  ...["stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width"],
];

/** A group of the written file. */
type Group = { readonly id: string; source: string };

/**
 * The drawing of the opened house: what pages need to show it, its SVG with a group for each piece, and a style
 * sheet that lifts each layer by its `data-lift`. Expects a drawing without mistakes.
 */
export function readOpenedHouse(drawing: string) {
  const elements = readDrawing(drawing) ?? [];
  const { viewBox = "" } = elements[0]?.attributes ?? {};
  const [, , width = 0, height = 1] = viewBox.split(" ").map(Number);
  const groups: Group[] = [];
  const layers = listLayers(elements);
  const house: Omit<HouseDrawing, "path"> = {
    ...{ viewBox, width },
    layers: layers.map((layer) => {
      const children = elements.filter(({ parent }) => parent === layer);
      return splitLayer(layer, children, groups);
    }),
  };
  const written = groups.map(({ id, source }) => `<g id="${id}">${source}</g>`);
  const rules = layers.map(({ attributes }, index) => {
    const lift = (-100 * Number(attributes["data-lift"] ?? 0)) / height;
    return `[data-level="${index}"]{--lift:${lift.toFixed(1)}%}`;
  });
  return {
    house,
    svg: `<svg xmlns="http://www.w3.org/2000/svg">${written.join("")}</svg>\n`,
    css: `@layer pages {\n${rules.join("\n")}\n}\n`,
  };
}

/** The groups of a drawing that are layers, from back to front. */
export function listLayers(elements: readonly DrawnElement[]): readonly DrawnElement[] {
  return elements.filter(({ parent }) => parent !== undefined && parent === elements[0]);
}

/** The position of a room's name; undefined if malformed. */
export function readNamePlace(written: string): readonly [x: number, y: number] | undefined {
  const [, x, y] = /^\s*(-?[\d.]+)[\s,]+(-?[\d.]+)\s*$/.exec(written) ?? [];
  return x === undefined || y === undefined ? undefined : [Number(x), Number(y)];
}

/** Splits a layer and adds its groups: one for each room, one for the shell, one for shapes between two rooms. */
function splitLayer(
  layer: DrawnElement,
  children: readonly DrawnElement[],
  groups: Group[],
): HouseLayer {
  const add = (source: string): Group => {
    const group = { id: `p${groups.length}`, source };
    groups.push(group);
    return group;
  };
  const pieces: HouseLayer["pieces"][number][] = [];
  let shell: string | undefined;
  let between: Group | undefined;
  for (const { attributes, source } of children) {
    const { "data-room": room, "data-part": part, "data-name-at": place = "" } = attributes;
    if (part === "shell") {
      shell = add(wrap(source, layer)).id;
    } else if (room !== undefined) {
      // The page gives a room its colour.
      const shapes = source.replaceAll(/\s(?:fill|stroke)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
      const { id } = add(wrap(shapes, layer, ["fill", "stroke"]));
      pieces.push({ id, room, nameAt: readNamePlace(place) });
      between = undefined;
    } else if (between) {
      between.source += wrap(source, layer);
    } else {
      between = add(wrap(source, layer));
      pieces.push({ id: between.id });
    }
  }
  return { isRoof: layer.attributes["data-layer"] === roofKey, pieces, shell };
}

/** Markup with the transform and style of its groups, without some attributes. */
function wrap(
  source: string,
  { inherited, transform }: DrawnElement,
  without: readonly string[] = [],
): string {
  const written = look
    .filter((key) => inherited[key] !== undefined && !without.includes(key))
    .map((key) => ` ${key}="${inherited[key]}"`);
  if (transform) written.push(` transform="${transform}"`);
  return written.length > 0 ? `<g${written.join("")}>${source}</g>` : source;
}
