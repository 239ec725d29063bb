import { describe, expect, it } from "vitest";
import { places, villa } from "../../facts/facts.server.ts";
import type { Coordinates } from "../../facts/fields.ts";
import type { Place } from "../../facts/places.ts";
import { crowDistance, measureDistance, projectPoint, southOf } from "./map-frame.ts";
import { type MapPlan, planMaps } from "./plan-maps.ts";

const own = planMaps({ house: villa.coordinates, ...places });

/** Places in all directions from a house, so many kilometres away at a kilometre a minute. */
function placesAround(house: Coordinates, kilometres: readonly number[]): Place[] {
  return kilometres.map((distance, index) => ({
    key: `place-${index}`,
    kind: "sight",
    distanceKilometres: distance * 1.4,
    travelMinutes: distance,
    by: "car",
    coordinates: {
      latitude: house.latitude + (distance / 111) * Math.cos(index),
      longitude: house.longitude + (distance / 111) * Math.sin(index),
    },
  }));
}

const around = ([latitude, longitude]: readonly [number, number]) => {
  const house = { latitude, longitude };
  return planMaps({ house, places: placesAround(house, [4, 8, 12, 30, 35, 55, 60]), mapNames: [] });
};

describe.each<[string, readonly MapPlan[]]>([
  ["the house of this repository", own],
  ["a house in Chile", around([-33.45, -71.68])],
  ["a house in Norway", around([69.65, 18.96])],
  ["a house in Fiji", around([-17.8, 177.42])],
])("the maps of %s", (_, plans) => {
  it("show the house and every place with room around it, and their rings whole", () => {
    expect(plans.map(({ scale }) => scale)).toEqual(["near", "far"]);
    for (const { points, rings, frame } of plans) {
      const [house] = points;
      for (const { x, y } of points) {
        for (const share of [x, y]) {
          expect(share).toBeGreaterThan(0.02);
          expect(share).toBeLessThan(0.98);
        }
      }
      expect(rings.length).toBeGreaterThan(0);
      for (const { radius } of rings) {
        expect((house?.x ?? 0) - radius).toBeGreaterThan(0);
        expect((house?.y ?? 0) + radius * frame.aspect).toBeLessThan(1);
      }
    }
  });

  it("show each place once", () => {
    const keys = plans.flatMap(({ points }) => points.map(({ key, kind }) => `${kind} ${key}`));
    const shown = keys.filter((key) => !key.startsWith("house") && !key.startsWith("sea"));
    expect(new Set(shown).size).toBe(shown.length);
  });
});

describe("planMaps", () => {
  it("has one map where nothing is far, and none for what is too far to be drawn", () => {
    const house = { latitude: 45.1, longitude: 14.1 };
    const [near, ...others] = planMaps({
      house,
      places: placesAround(house, [5, 400]),
      mapNames: [],
    });
    expect(others).toEqual([]);
    expect(near?.points.map(({ key }) => key)).toEqual(["house", "place-0", "10"]);
  });

  it("has a map of some kilometres for a house without places, and no ring on it", () => {
    const house = { latitude: 45.1, longitude: 14.1 };
    const [near] = planMaps({ house, places: [], mapNames: [] });
    expect(near?.rings).toEqual([]);
    expect(near && measureDistance(13, near.frame)).toBeCloseTo(1, 1);
  });

  it("keeps directions and distances", () => {
    const frame = own[1]?.frame;
    if (!frame) throw new Error("no map of the region");
    const [x, y] = projectPoint({ latitude: 45.1, longitude: 14 }, frame);
    const [eastX, southY] = projectPoint({ latitude: 44.9, longitude: 14.2 }, frame);
    expect([eastX > x, southY > y]).toEqual([true, true]);
    const high = crowDistance(
      { latitude: frame.north, longitude: 14 },
      { latitude: southOf(frame), longitude: 14 },
    );
    expect(measureDistance(high, frame) * frame.aspect).toBeCloseTo(1, 2);
  });
});
