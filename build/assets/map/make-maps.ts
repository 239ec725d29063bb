import { type MapFrameName, mapFrames } from "../../../app/pages/location/map-frame.ts";
import type { Files } from "../generated-folder.ts";
import { readColour } from "../read-colour.ts";
import { drawMap, type MapDetail } from "./draw-map.ts";
import type { Atlas } from "./read-atlas.ts";

/** The atlas knows some 300 m: a closer frame shows fewer corners, not more truth. */
const details: Readonly<Record<MapFrameName, MapDetail>> = {
  region: { minimumArea: 60 },
  surroundings: { minimumArea: 4000 },
};

/**
 * A drawing for each frame of the map, `map/<frame>.svg`, in the colours of the site's tokens (CSS).
 * Throws when a colour is not among the tokens.
 */
export function makeMaps(atlas: Atlas, tokens: string): Files {
  const colours = { land: readColour(tokens, "paper"), line: readColour(tokens, "stone") };
  return Object.fromEntries(
    Object.entries(mapFrames).map(([name, frame]) => {
      const drawing = drawMap(atlas, frame, details[name as MapFrameName], colours);
      return [`map/${name}.svg`, drawing];
    }),
  );
}
