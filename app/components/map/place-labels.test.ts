import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Label, placeLabels } from "./place-labels.ts";

const sizes = [
  { width: 320, text: 13, mark: 20, isSmall: true },
  { width: 800, text: 15, mark: 26, isSmall: false },
];

const label = (at: string, x: number, y: number, hasMark = true): Label => {
  return { at, name: `Name of ${at}`, x, y, hasMark, size: 1 };
};

const place = (...labels: readonly Label[]) => placeLabels(labels, { aspect: 1, sizes });

describe("placeLabels", () => {
  it("sets a name beside its mark, on the side that has room", () => {
    const placed = place(label("a", 0.2, 0.5), label("b", 0.9, 0.5), label("c", 0.5, 0.2, false));
    expect(Object.fromEntries(placed)).toEqual({
      a: { side: "right", small: "whole" },
      b: { side: "left", small: "whole" },
      c: { side: "on", small: "whole" },
    });
  });

  it("keeps names off lines, and off names that cannot stand elsewhere", () => {
    const [shore, ring] = [[[0.6, 0.5] as const], label("ring", 0.4, 0.5, false)];
    const place = (...labels: Label[]) => placeLabels(labels, { aspect: 1, sizes, lines: shore });
    expect(place(label("a", 0.5, 0.5)).get("a")?.side).toBe("left");
    expect(place(label("a", 0.5, 0.5), ring).get("a")?.side).toBe("above");
  });

  it("leaves marks that a finger could not tell apart to the large map", () => {
    const placed = place(label("house", 0.9, 0.9), label("a", 0.5, 0.5), label("b", 0.54, 0.5));
    expect(placed.get("a")?.small).toBe("whole");
    expect(placed.get("b")?.small).toBe("hidden");
  });

  it("lets marks come near to the house, which is no target", () => {
    const placed = place(label("house", 0.5, 0.5), label("a", 0.52, 0.48));
    expect(placed.get("a")?.small).not.toBe("hidden");
  });

  it("leaves out what has no room at all", () => {
    expect(place(label("a", 0.5, 0.5, false), label("b", 0.5, 0.51, false)).has("b")).toBe(false);
  });

  it("never sets what is more important after what is less", () => {
    const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(share, share), { minLength: 2, maxLength: 12 }), (points) => {
        const labels = points.map(([x, y], index) => label(String(index), x, y));
        const all = place(...labels);
        const fewer = place(...labels.slice(0, -1));
        for (const [at, { side }] of fewer) {
          const before = fewer.get(at)?.side;
          expect(all.has(at)).toBe(true);
          expect(before).toBe(side);
        }
      }),
    );
  });
});
