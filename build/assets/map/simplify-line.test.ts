import { describe, expect, it } from "vitest";
import type { Point } from "./point.ts";
import { simplifyLine } from "./simplify-line.ts";

const nearlyStraight: readonly Point[] = [
  [0, 0],
  [5, 0.1],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("simplifyLine", () => {
  it("leaves out a point that hardly matters", () => {
    const corners = nearlyStraight.filter((_, index) => index !== 1);
    const simplified = simplifyLine(nearlyStraight, { minimumArea: 2, isClosed: true });
    expect(simplified).toEqual(corners);
  });

  it("keeps the ends of a line, whatever it leaves out", () => {
    const simplified = simplifyLine(nearlyStraight, { minimumArea: 1e9, isClosed: false });
    expect(simplified.at(0)).toEqual([0, 0]);
    expect(simplified.at(-1)).toEqual([0, 10]);
    expect(simplified).toHaveLength(3);
  });

  it("keeps everything where nothing may be lost", () => {
    expect(simplifyLine(nearlyStraight, { minimumArea: 0, isClosed: true })).toEqual(
      nearlyStraight,
    );
  });
});
