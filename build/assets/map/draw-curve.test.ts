import { describe, expect, it } from "vitest";
import { drawLine, drawRing } from "./draw-curve.ts";

describe("drawRing", () => {
  it("passes through the middles of the sides and comes back to the first", () => {
    const square = drawRing([
      [0, 0],
      [20, 0],
      [20, 20],
      [0, 20],
    ]);
    expect(square).toBe("M10 0q10 0 10 10t-10 10t-10-10t10-10z");
  });

  it("draws nothing where a ring shrinks to a point or a line", () => {
    expect(
      drawRing([
        [0, 0],
        [0.4, 0.4],
        [0.2, 0],
      ]),
    ).toBe("");
  });
});

describe("drawLine", () => {
  it("begins and ends at the ends of the line", () => {
    const bend = drawLine([
      [0, 0],
      [20, 0],
      [20, 20],
    ]);
    expect(bend).toBe("M0 0l10 0q10 0 10 10l0 10");
  });

  it("draws a line of two points straight", () => {
    expect(
      drawLine([
        [0, 0],
        [8, -6],
      ]),
    ).toBe("M0 0l8-6");
  });
});
