import fc from "fast-check";
import { expect, it } from "vitest";
import { doOverlap, placeLabels, smallMap } from "./place-labels.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const edges = (length: number) =>
  fc.tuple(fc.integer({ min: -length, max: length }), fc.integer({ min: 1, max: length }));
const box = fc
  .tuple(share, share, edges(150), edges(40))
  .map(([x, y, [left, wide], [top, high]]) => {
    return { x, y, left, right: left + wide, top, bottom: top + high };
  });

it("finds boxes that overlap on a map of any width of a layout", () => {
  fc.assert(
    fc.property(box, box, (one, other) => {
      const isMet = (width: number) =>
        one.x * width + one.left < other.x * width + other.right &&
        other.x * width + other.left < one.x * width + one.right &&
        one.y * width + one.top < other.y * width + other.bottom &&
        other.y * width + other.top < one.y * width + one.bottom;
      const { from, to } = smallMap;
      const widths = Array.from({ length: 8 * (to - from) }, (_, step) => from + step / 8);
      if (widths.some(isMet)) expect(doOverlap(one, other, smallMap)).toBe(true);
      else {
        // Boxes that meet between two of these widths alone hardly touch.
        const { left, right, top, bottom } = one;
        const smaller = {
          ...one,
          left: left + 1,
          right: right - 1,
          top: top + 1,
          bottom: bottom - 1,
        };
        expect(doOverlap(smaller, other, smallMap)).toBe(false);
      }
    }),
  );
});

it("names later labels on another side, or on large maps alone, or not at all", () => {
  const label = { y: 0.5, hasMark: true, size: 1 };
  const placed = placeLabels(
    [
      { ...label, at: "house", name: "Villa", x: 0.4 },
      { ...label, at: "beside", name: "Rabac", x: 0.5 },
      { ...label, at: "edge", name: "Sveta Marina", x: 0.97, y: 0.2 },
      { ...label, at: "sea", name: "Kvarner", x: 0.5, hasMark: false },
    ],
    1,
  );
  expect(Object.fromEntries(placed)).toEqual({
    house: { side: "left", small: "whole" },
    beside: { side: "right", small: "whole" },
    edge: { side: "left", small: "whole" },
  });
});
