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

it.each<[string, readonly MapPlan[]]>([
  ["the house of this repository", own],
  ["a house in Chile", around([-33.45, -71.68])],
  ["a house in Norway", around([69.65, 18.96])],
  ["a house in Fiji", around([-17.8, 177.42])],
])("The maps of %s show each place once, with room around it, and rings whole.", (_, plans) => {
  expect(plans.map(({ scale }) => scale)).toEqual(["near", "far"]);
  for (const { points, rings, frame } of plans) {
    const { x = 0, y = 0 } = points[0] ?? {};
    const shares = points.flatMap((point) => [point.x, point.y]);
    expect(shares.filter((share) => share < 0.02 || share > 0.98)).toEqual([]);
    expect(rings.length).toBeGreaterThan(0);
    const cut = rings.filter(({ radius }) => x < radius || y + radius * frame.aspect > 1);
    expect(cut).toEqual([]);
  }
  const shown = plans.flatMap(({ points }) =>
    points.flatMap(({ key, kind }) => (kind === "house" || kind === "sea" ? [] : `${kind} ${key}`)),
  );
  expect(new Set(shown).size).toBe(shown.length);
});

describe("planMaps", () => {
  it("has one map where nothing is far, and none for what is too far to be drawn", () => {
    const house = { latitude: 45.1, longitude: 14.1 };
    const places = placesAround(house, [5, 400]);
    const [near, ...others] = planMaps({ house, places, mapNames: [] });
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
