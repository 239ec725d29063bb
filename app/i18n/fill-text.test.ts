import { describe, expect, it } from "vitest";
import { croatian, english, german, italian } from "../../tests/support/unit-house/languages.ts";
import { fillPlural } from "./fill-plural.ts";
import { fillText } from "./fill-text.ts";

describe("fillText", () => {
  it("fills every placeholder that has a value and leaves the others", () => {
    expect(fillText("{a} and {b} and {a}", { a: 1, b: "two" })).toBe("1 and two and 1");
    expect(fillText("from {price}", {})).toBe("from {price}");
  });

  it("does not read values that an object inherits", () => {
    expect(fillText("{toString}", {})).toBe("{toString}");
  });
});

describe("fillPlural", () => {
  const nights = { one: "{count} noć", few: "{count} noći", other: "{count} noći" };

  it("chooses the wording by the rules of the language", () => {
    expect(fillPlural({ one: "{count} night", other: "{count} nights" }, 1, english)).toBe(
      "1 night",
    );
    expect(fillPlural(nights, 21, croatian)).toBe("21 noć");
    expect(fillPlural(nights, 5, croatian)).toBe("5 noći");
  });

  it("falls back to the general wording where a category is missing", () => {
    expect(fillPlural({ other: "{count} persone" }, 1, italian)).toBe("1 persone");
  });

  it("writes the number as the language does", () => {
    expect(fillPlural({ other: "{count} Gäste" }, 1200, german)).toBe("1.200 Gäste");
  });
});
