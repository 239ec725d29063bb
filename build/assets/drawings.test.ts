import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { knownAmenities } from "../../app/facts/amenities.ts";
import { type IconSet, makeAmenityIcons } from "./drawings.ts";

const set: IconSet = lucide;

describe("makeAmenityIcons", () => {
  it("draws every amenity that it knows, and an owner's own, and says where", () => {
    const own = { key: "rowing-boat", icon: "sailboat" };
    const keys = Object.keys(knownAmenities);
    const files = makeAmenityIcons({ highlights: [], groups: { all: [...keys, own] } }, set);
    const { path } = JSON.parse(String(files["amenity-icons.json"]));
    const drawing = String(files[`public${path}`]);
    for (const key of [...keys, own.key]) expect(drawing).toContain(`<symbol id="${key}"`);
    expect(new Set(Object.values(knownAmenities)).size).toBe(keys.length);
    expect(drawing).not.toMatch(/stroke|fill|script/);
  });

  it("tells the owner of an icon that the set does not have", () => {
    const groups = { outdoors: [{ key: "rowing-boat", icon: "sailbot" }] };
    expect(() => makeAmenityIcons({ highlights: [], groups }, set)).toThrow(
      'amenities.json: "rowing-boat" has the icon "sailbot", which Lucide does not have; ' +
        'expected a name from lucide.dev/icons; the nearest is "sailboat".',
    );
  });
});
