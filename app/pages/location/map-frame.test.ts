import { describe, expect, it } from "vitest";
import { places, villa } from "../../facts/facts.server.ts";
import { mapFrames, measureDistance, projectPoint } from "./map-frame.ts";

const { region, surroundings } = mapFrames;

describe("projectPoint", () => {
  it("puts the upper corners of a frame where they are", () => {
    const { north, west, east } = region;
    expect(projectPoint({ latitude: north, longitude: west }, region)).toEqual([0, 0]);
    expect(projectPoint({ latitude: north, longitude: east }, region)).toEqual([1, 0]);
  });

  it("shows the house and every place on the map of the region", () => {
    for (const { coordinates } of [villa, ...places.places]) {
      for (const share of projectPoint(coordinates, region)) {
        expect(share).toBeGreaterThan(0.03);
        expect(share).toBeLessThan(0.97);
      }
    }
  });

  it("keeps directions: Labin lies south-east of the house, Trieste north-west", () => {
    const [x, y] = projectPoint(villa.coordinates, region);
    const [labinX, labinY] = projectPoint(find("labin"), region);
    const [triesteX, triesteY] = projectPoint(find("trieste-airport"), region);
    expect([labinX > x, labinY > y, triesteX < x, triesteY < y]).toEqual([true, true, true, true]);
  });
});

describe("measureDistance", () => {
  it("agrees with the distance of two points on the map", () => {
    // One minute of latitude is a nautical mile.
    const [, from] = projectPoint({ latitude: 45.1, longitude: 14.1 }, surroundings);
    const [, to] = projectPoint({ latitude: 45.1 - 1 / 60, longitude: 14.1 }, surroundings);
    const shareOfWidth = (to - from) / surroundings.aspect;
    expect(shareOfWidth).toBeCloseTo(measureDistance(1.855, surroundings), 3);
  });
});

function find(key: string) {
  const place = places.places.find((candidate) => candidate.key === key);
  if (!place) throw new Error(`no place ${key}`);
  return place.coordinates;
}
