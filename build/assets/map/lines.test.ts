import { expect, it } from "vitest";
import { drawLine, drawRing } from "./draw-curve.ts";
import { clipRing, type Point, simplifyRing } from "./lines.ts";

const box = { left: 0, top: 0, right: 10, bottom: 10 };

/** The points of `1,2 3,4`. */
function read(points: string): readonly Point[] {
  return points.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [x, y];
  });
}

it.each([
  ["is cut at the edges of the box", "5,5 15,5 15,15 5,15", "10,10 10,5 5,10 5,5"],
  ["stays as it is inside", "1,1 2,1 2,2", "1,1 2,1 2,2"],
  ["is nothing outside", "21,1 22,1 22,2", ""],
  ["fills the box that it surrounds", "-5,-5 15,-5 15,15 -5,15", "0,0 0,10 10,0 10,10"],
])("a ring %s", (_what, ring, clipped) => {
  const points = clipRing(read(ring), box).map((point) => point.join());
  expect(points.sort().join(" ")).toBe(clipped);
});

it("a ring loses a point that hardly matters, and is drawn through the middles of its sides", () => {
  const ring = read("0,0 5,0.1 10,0 10,10 0,10");
  expect(simplifyRing(ring, 2)).toEqual(ring.filter((_, index) => index !== 1));
  expect(simplifyRing(ring, 0)).toEqual(ring);
  expect(drawRing(read("0,0 20,0 20,20 0,20"))).toBe("M0,10q0,-10,10,-10t10,10t-10,10t-10,-10z");
  expect(drawRing(read("0,0 0.4,0.4 0.2,0"))).toBe("");
});

it("a line is drawn through its points, where it may be seen", () => {
  expect(drawLine(read("0,0 6,0 6,6"), box)).toBe("M0,0C1,0,5,-1,6,0C7,1,6,5,6,6");
  expect(drawLine(read("-9,1 -5,1 5,1 15,1 15,5"), box).match(/[MC]/g)?.join("")).toBe("MCC");
});
