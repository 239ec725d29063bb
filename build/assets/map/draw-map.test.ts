import { describe, expect, it } from "vitest";
import { type MapView, projectPoint } from "../../../domain/map/map-view.ts";
import type { Coast } from "../../../house/facts/map-surface.ts";
import type { MapPlan } from "../../../site/map/plan-maps.ts";
import { drawingWidth, drawMap, heightOf, traceLand } from "./draw-map.ts";
import type { Point } from "./lines.ts";

/** A peninsula that hangs down from the upper edge, and an island beside it. */
const coast: Coast = {
  source: "",
  ...JSON.parse(`{ "bounds": [[0, 0], [2, 2]], "land": [
    [[0, 2], [2, 2], [2, 1.2], [1.2, 1.2], [1.1, 0.5], [0.6, 0.5], [0.5, 1.2], [0, 1.2]],
    [[1.5, 0.4], [1.8, 0.4], [1.8, 0.7], [1.5, 0.7]]
  ] }`),
};

const colours = {
  ...{ land: "#fff", wash: "#090", ink: "#000" },
  ...{ sea: "#eee", line: "#ccc", road: "#bbb", ring: "#aaa", around: "#ddd" },
};

const planOf = (view: MapView): MapPlan => ({ scale: "far", view, points: [], rings: [] });

/** Whether a line to the left crosses an odd number of sides. */
function isOnLand([x, y]: Point, land: readonly (readonly Point[])[]): boolean {
  const crossed = land.flatMap((ring) =>
    ring.filter(([toX, toY], index) => {
      const [fromX, fromY] = ring.at(index - 1) as Point;
      return fromY > y !== toY > y && x > fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    }),
  );
  return crossed.length % 2 === 1;
}

describe("traceLand", () => {
  const whole = { west: 0, east: 2, north: 1.999, aspect: 1 };
  const inner = { west: 0.4, east: 1.2, north: 1.3, aspect: 1 };

  it.each([
    ["the mainland", whole, 1.6, 1, true],
    ["a corner that was cut off", whole, 1.99, 0.01, true],
    ["another", whole, 1.99, 1.99, true],
    ["the peninsula", whole, 0.8, 0.8, true],
    ["the peninsula, from near by", inner, 0.8, 0.8, true],
    ["the mainland, from near by", inner, 1.28, 0.5, true],
    ["the sea beside it, from near by", inner, 0.7, 0.45, false],
    ["the island", whole, 0.55, 1.65, true],
    ["the sea between", whole, 0.55, 1.3, false],
    ["the open sea", whole, 0.05, 1, false],
    ["the sea up to its cut edge", whole, 0.6, 0.01, false],
  ])("tells that %s is land or sea", (_, view, latitude, longitude, isLand) => {
    const [x, y] = projectPoint({ latitude, longitude }, view);
    const point = [x * drawingWidth, y * heightOf(view)] as const;
    expect(isOnLand(point, traceLand(coast, planOf(view)))).toBe(isLand);
  });
});

it("draws all as land where a house has no coast", () => {
  const plan = planOf({ west: 0, east: 1, north: 1, aspect: 1 });
  const drawing = drawMap(plan, {}, colours);
  expect(drawing).toContain('d="M0 0h2000v2000H0z"');
  expect(drawing).not.toContain(colours.sea);
});
