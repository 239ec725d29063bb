import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { places, villa } from "../../../app/facts/facts.server.ts";
import { mapFrames, projectPoint } from "../../../app/pages/location/map-frame.ts";
import { drawingWidth, traceLand } from "./draw-map.ts";
import type { Point } from "./point.ts";
import { readAtlas } from "./read-atlas.ts";

const atlasFile = "../../../node_modules/world-atlas/countries-10m.json";
const atlas = readAtlas(await readFile(join(import.meta.dirname, atlasFile), "utf8"));
const { region, surroundings } = mapFrames;
const land = traceLand(atlas, region, { minimumArea: 60 });

const onLand = {
  "the house": villa.coordinates,
  ...Object.fromEntries(
    places.places
      .filter(({ key }) => key !== "rabac" && key !== "beach")
      .map(({ key, coordinates }) => [key, coordinates]),
  ),
  "Cres, an island": { latitude: 44.95, longitude: 14.41 },
  Ljubljana: { latitude: 45.97, longitude: 14.51 },
};

const atSea = {
  "the open Adriatic": { latitude: 45.1, longitude: 13.3 },
  "the gulf of Trieste": { latitude: 45.65, longitude: 13.6 },
  "the bay of Rijeka": { latitude: 45.25, longitude: 14.37 },
  "the Kvarner": { latitude: 44.85, longitude: 14.2 },
  "the water between Krk and Cres": { latitude: 44.95, longitude: 14.6 },
};

describe("traceLand", () => {
  it.each(Object.entries(onLand))("puts %s on land", (_, point) => {
    expect(isOnLand(point)).toBe(true);
  });

  it.each(Object.entries(atSea))("puts %s at sea", (_, point) => {
    expect(isOnLand(point)).toBe(false);
  });

  it("has the peninsula, and the islands that can be told apart", () => {
    expect(land.length).toBeGreaterThanOrEqual(4);
    expect(land.length).toBeLessThanOrEqual(12);
  });

  it("leaves out points as asked, and nothing else", () => {
    const count = (rings: readonly (readonly Point[])[]) => rings.flat().length;
    const rough = traceLand(atlas, region, { minimumArea: 2000 });
    expect(count(rough)).toBeLessThan(count(land) / 2);
    expect(traceLand(atlas, surroundings, { minimumArea: 4000 }).length).toBeGreaterThan(0);
  });
});

/** Counts the sides that a line to the left crosses: an odd number inside a ring. */
function isOnLand(point: { latitude: number; longitude: number }): boolean {
  const [shareX, shareY] = projectPoint(point, region);
  const x = shareX * drawingWidth;
  const y = (shareY * drawingWidth) / region.aspect;
  return land.some((ring) => {
    const crossed = ring.filter(([toX, toY], index) => {
      const [fromX, fromY] = ring.at(index - 1) as Point;
      return fromY > y !== toY > y && x > fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    });
    return crossed.length % 2 === 1;
  });
}
