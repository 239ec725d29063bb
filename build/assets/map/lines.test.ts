import { describe, expect, it } from "vitest";
import { drawLine, drawRing } from "./draw-curve.ts";
import { clipLine, clipRing, type Point, simplifyLine } from "./lines.ts";

const box = { left: 0, top: 0, right: 10, bottom: 10 };

/** The points of `1,2 3,4`. */
function read(points: string): readonly Point[] {
  return points.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return [x, y];
  });
}

describe("a ring", () => {
  it.each([
    ["is cut at the edges of the box", "5,5 15,5 15,15 5,15", "10,10 10,5 5,10 5,5"],
    ["stays as it is inside", "1,1 2,1 2,2", "1,1 2,1 2,2"],
    ["is nothing outside", "21,1 22,1 22,2", ""],
    ["fills the box that it surrounds", "-5,-5 15,-5 15,15 -5,15", "0,0 0,10 10,0 10,10"],
  ])("%s", (_what, ring, clipped) => {
    const points = clipRing(read(ring), box).map((point) => point.join());
    expect(points.sort().join(" ")).toBe(clipped);
  });

  it("is drawn through the middles of its sides, back to the first; without an area not at all", () => {
    const square = drawRing(read("0,0 20,0 20,20 0,20"));
    expect(square).toBe("M10 0q10 0 10 10t-10 10t-10-10t10-10z");
    expect(drawRing(read("0,0 0.4,0.4 0.2,0"))).toBe("");
  });

  it("loses a point that hardly matters, and none where nothing may be lost", () => {
    const ring = read("0,0 5,0.1 10,0 10,10 0,10");
    const simplified = simplifyLine(ring, { minimumArea: 2, isClosed: true });
    expect(simplified).toEqual(ring.filter((_, index) => index !== 1));
    expect(simplifyLine(ring, { minimumArea: 0, isClosed: true })).toEqual(ring);
  });
});

describe("a line", () => {
  it("is cut into its runs inside the box, each with a point beyond the edge", () => {
    const runs = clipLine(read("-9,1 -5,1 5,1 15,1 15,5 16,5 15,6 5,6"), box);
    expect(runs).toEqual([read("-5,1 5,1 15,1"), read("15,6 5,6")]);
  });

  it("keeps its ends, whatever it loses", () => {
    const line = read("0,0 5,0.1 10,0 10,10 0,10");
    const simplified = simplifyLine(line, { minimumArea: 1e9, isClosed: false });
    expect([simplified.length, simplified.at(0), simplified.at(-1)]).toEqual([3, [0, 0], [0, 10]]);
  });

  it("is drawn from end to end, straight where it has two points", () => {
    expect(drawLine(read("0,0 20,0 20,20"))).toBe("M0 0l10 0q10 0 10 10l0 10");
    expect(drawLine(read("0,0 8,-6"))).toBe("M0 0l8-6");
  });
});
