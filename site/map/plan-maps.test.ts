import { describe, expect, it } from "vitest";
import type { Coordinates } from "../../domain/fields.ts";
import { crowDistance, measureDistance, projectPoint, southOf } from "../../domain/map/map-view.ts";
import type { Place } from "../../house/facts/places.ts";
import { planMaps } from "./plan-maps.ts";

const istria = { latitude: 45.1, longitude: 14.1 };

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

it.each([
  ["Istria", istria],
  ["Chile", { latitude: -33.45, longitude: -71.68 }],
  ["Norway", { latitude: 69.65, longitude: 18.96 }],
  ["Fiji", { latitude: -17.8, longitude: 177.42 }],
])(
  "The maps of a house in %s show each place once, with room around it, and rings whole.",
  (_, house) => {
    const places = placesAround(house, [4, 8, 12, 30, 35, 55, 60]);
    const mapNames = [{ key: "village", kind: "locality", coordinates: house }] as const;
    const plans = planMaps({ house, places, mapNames });
    expect(plans.map(({ scale }) => scale)).toEqual(["near", "far"]);
    for (const { points, rings, view } of plans) {
      const { x = 0, y = 0 } = points[0] ?? {};
      const shares = points.flatMap((point) => [point.x, point.y]);
      expect(shares.filter((share) => share < 0.02 || share > 0.98)).toEqual([]);
      expect(rings.length).toBeGreaterThan(0);
      const cut = rings.filter(({ radius }) => x < radius || y + radius * view.aspect > 1);
      expect(cut).toEqual([]);
    }
    const shown = plans.flatMap(({ points }) => points.slice(1).map(({ key }) => key));
    expect(shown.toSorted()).toEqual([...new Set(shown)].sort());
    expect(shown).toEqual(expect.arrayContaining(["village", ...places.map(({ key }) => key)]));
  },
);

describe("planMaps", () => {
  it("has one map where nothing is far, and none for what is too far to be drawn", () => {
    const places = placesAround(istria, [5, 400]);
    const [near, ...others] = planMaps({ house: istria, places, mapNames: [] });
    expect(others).toEqual([]);
    expect(near?.points.map(({ key }) => key)).toEqual(["house", "place-0", "10"]);
  });

  it("names a ring at its top, or at its foot where a mark is at the top", () => {
    const ringOf = (kilometres: readonly number[]) => {
      const places = placesAround(istria, kilometres);
      const [near] = planMaps({ house: istria, places, mapNames: [] });
      const [house] = near?.points ?? [];
      const ring = near?.points.find(({ kind }) => kind === "ring");
      return Math.sign((ring?.y ?? 0) - (house?.y ?? 0));
    };
    // The first of the places is to the north.
    expect([ringOf([5]), ringOf([10])]).toEqual([-1, 1]);
  });

  it("has a map of some kilometres for a house without places, and no ring on it", () => {
    const [near] = planMaps({ house: istria, places: [], mapNames: [] });
    expect(near?.rings).toEqual([]);
    expect(near && measureDistance(13, near.view)).toBeCloseTo(1, 1);
  });

  it("keeps directions and distances", () => {
    const view = { west: 13, east: 15, north: 46, aspect: 0.82 };
    const [x, y] = projectPoint(istria, view);
    const [eastX, southY] = projectPoint({ latitude: 44.9, longitude: 14.2 }, view);
    expect([eastX > x, southY > y]).toEqual([true, true]);
    const at = (latitude: number) => ({ ...istria, latitude });
    const high = crowDistance(at(view.north), at(southOf(view)));
    expect(measureDistance(high, view) * view.aspect).toBeCloseTo(1, 2);
  });
});
