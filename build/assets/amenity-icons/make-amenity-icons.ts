import type { Files } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";
import { amenityIcons } from "./amenity-icons.ts";

/** The icon set: each drawing 24 units square, of lines whose look is said in attributes. */
export type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

/** How lines look is for the page to say. */
const lookAttributes = / (?:fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g;

/**
 * One drawing with a symbol for each amenity, and its path (`amenity-icons.json`). Throws for a name
 * that the set does not have.
 */
export function makeAmenityIcons({ icons }: IconSet): Files {
  const symbols = Object.entries(amenityIcons).map(([key, name]) => {
    const icon = icons[name];
    if (!icon) throw new Error(`amenity-icons.ts: the icon set has no “${name}” for ${key}`);
    const lines = icon.body.replaceAll(lookAttributes, "");
    return `<symbol id="${key}" viewBox="0 0 24 24">${lines}</symbol>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence -->${symbols.join("")}</svg>\n`;
  const path = `/pictures/amenities-${hashOf(drawing)}.svg`;
  return {
    [`public${path}`]: drawing,
    "amenity-icons.json": `${JSON.stringify({ path }, undefined, 2)}\n`,
  };
}
