import { describe, expect, it } from "vitest";
import { clipLine } from "./clip-line.ts";
import { clipRing } from "./clip-ring.ts";
import type { Point } from "./point.ts";

const box = { left: 0, top: 0, right: 10, bottom: 10 };

describe("clipRing", () => {
  it("cuts a ring at the edges of the box", () => {
    const ring: readonly Point[] = [
      [5, 5],
      [15, 5],
      [15, 15],
      [5, 15],
    ];
    expect(sorted(clipRing(ring, box))).toEqual(["10,10", "10,5", "5,10", "5,5"]);
  });

  it("keeps a ring inside as it is, and nothing of one outside", () => {
    const ring: readonly Point[] = [
      [1, 1],
      [2, 1],
      [2, 2],
    ];
    expect(clipRing(ring, box)).toEqual(ring);
    const outside = ring.map(([x, y]): Point => [x + 20, y]);
    expect(clipRing(outside, box)).toEqual([]);
  });

  it("fills the box from a ring around it", () => {
    const around: readonly Point[] = [
      [-5, -5],
      [15, -5],
      [15, 15],
      [-5, 15],
    ];
    expect(sorted(clipRing(around, box))).toEqual(["0,0", "0,10", "10,0", "10,10"]);
  });
});

describe("clipLine", () => {
  it("gives the runs inside, each with a point beyond the edge", () => {
    const line: readonly Point[] = [
      [-9, 1],
      [-5, 1],
      [5, 1],
      [15, 1],
      [15, 5],
      [5, 5],
    ];
    expect(clipLine(line, box)).toEqual([
      [
        [-5, 1],
        [5, 1],
        [15, 1],
      ],
      [
        [15, 5],
        [5, 5],
      ],
    ]);
  });
});

function sorted(ring: readonly Point[]): readonly string[] {
  return ring.map((point) => point.join()).sort();
}
