import { expect, it } from "vitest";
import colours from "../../content/colours.json" with { type: "json" };
import { checkColours, measureContrast } from "./check-colours.ts";

it("measures contrast as WCAG does", () => {
  expect(measureContrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(measureContrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it("names text that cannot be read on its ground", () => {
  expect(checkColours(colours)).toEqual([]);
  const [sentence, ...others] = checkColours({ ...colours, accent: "#e08060" });
  expect(sentence).toMatch(/^content\/colours\.json: accent on surface has a contrast of 2\.\d;/);
  expect(others).toHaveLength(2);
});
