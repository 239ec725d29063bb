import { expect, it } from "vitest";
import { pairUprights } from "./pair-uprights.ts";

it.each([
  ["uu", "uu"],
  ["luul", "l uu l"],
  ["uuu", "uu u"],
  ["ulu", "u l u"],
])("shows uprights that follow each other two by two: %s", (shapes, spreads) => {
  const photos = [...shapes].map((shape) => ({
    shape,
    picture: { width: shape === "u" ? 800 : 1500, height: 1000 },
  }));
  const shown = pairUprights(photos).map((spread) => spread.map(({ shape }) => shape).join(""));
  expect(shown.join(" ")).toBe(spreads);
});
