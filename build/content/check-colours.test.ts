import { expect, it } from "vitest";
import colours from "../../content/colours.json" with { type: "json" };
import { checkColours, measureContrast } from "./check-colours.ts";

it("measures contrast as WCAG does", () => {
  expect(measureContrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(measureContrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

it("names text that cannot be read on its ground", () => {
  const mistakes = [...checkColours({ colours: { ...colours, accent: "#e08060" } })];
  expect(mistakes[0]).toMatch(
    /^content\/colours\.json: accent on surface has a contrast of 2\.\d;/,
  );
  expect(mistakes).toHaveLength(3);
});
