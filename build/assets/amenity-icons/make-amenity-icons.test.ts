import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { amenityKeys } from "../../../app/facts/amenity-keys.ts";
import { amenityIcons } from "./amenity-icons.ts";
import { type IconSet, makeAmenityIcons } from "./make-amenity-icons.ts";

const file = join(import.meta.dirname, "../../../node_modules/@iconify-json/lucide/icons.json");
const set: IconSet = JSON.parse(await readFile(file, "utf8"));

describe("makeAmenityIcons", () => {
  it("draws every amenity, each differently, and says where", () => {
    const files = makeAmenityIcons(set);
    const { path } = JSON.parse(String(files["amenity-icons.json"]));
    const drawing = String(files[`public${path}`]);
    for (const key of amenityKeys) expect(drawing).toContain(`<symbol id="${key}"`);
    expect(new Set(Object.values(amenityIcons)).size).toBe(amenityKeys.length);
    expect(drawing).not.toMatch(/stroke|fill|script/);
  });

  it("names a drawing that the set does not have", () => {
    expect(() => makeAmenityIcons({ icons: {} })).toThrow("the icon set has no “trees” for garden");
  });
});
