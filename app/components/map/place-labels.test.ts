import { describe, expect, it } from "vitest";
import { type Label, placeLabels } from "./place-labels.ts";

const label = (at: string, x: number, y: number, hasMark = true): Label => {
  return { at, name: `Name of ${at}`, x, y, hasMark, size: 1 };
};

const place = (...labels: readonly Label[]) => placeLabels(labels, 1);

describe("placeLabels", () => {
  it("sets a name beside its mark, on the side that has room", () => {
    const placed = place(label("a", 0.2, 0.5), label("b", 0.9, 0.5), label("c", 0.5, 0.2, false));
    expect(Object.fromEntries(placed)).toEqual({
      a: { side: "right", small: "whole" },
      b: { side: "left", small: "whole" },
      c: { side: "on", small: "whole" },
    });
  });

  it("keeps names off those of before, and off all marks", () => {
    const ring = label("ring", 0.65, 0.5, false);
    expect(place(ring, label("a", 0.5, 0.5)).get("a")?.side).toBe("left");
    expect(place(label("a", 0.5, 0.5), label("b", 0.62, 0.5)).get("a")?.side).toBe("left");
  });

  it("leaves marks that a finger could not tell apart to the large map, and out what has no room", () => {
    // The house is no target.
    const placed = place(label("house", 0.52, 0.48), label("a", 0.5, 0.5), label("b", 0.55, 0.5));
    expect(placed.get("a")?.small).not.toBe("hidden");
    expect(placed.get("b")?.small).toBe("hidden");
    expect(place(label("a", 0.5, 0.5, false), label("b", 0.5, 0.51, false)).has("b")).toBe(false);
  });
});
