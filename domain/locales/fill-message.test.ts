import { describe, expect, it } from "vitest";
import { croatian, english, german, italian } from "../../tests/support/unit-house/languages.ts";
import { fillPlural } from "./fill-in-locale.ts";
import { fillMessage } from "./fill-message.ts";

describe("fillText", () => {
  it("fills every placeholder that has a value and leaves the others", () => {
    expect(fillMessage("{a} and {b} and {a}", { a: 1, b: "two" })).toBe("1 and two and 1");
    expect(fillMessage("from {price}", {})).toBe("from {price}");
  });

  it("does not read values that an object inherits", () => {
    expect(fillMessage("{toString}", {})).toBe("{toString}");
  });
});

describe("fillPlural", () => {
  const nights = { one: "{count} noć", few: "{count} noći", other: "{count} noći" };

  it("chooses the form by the rules of the language", () => {
    expect(fillPlural({ one: "{count} night", other: "{count} nights" }, 1, english)).toBe(
      "1 night",
    );
    expect(fillPlural(nights, 21, croatian)).toBe("21 noć");
    expect(fillPlural(nights, 5, croatian)).toBe("5 noći");
  });

  it("falls back to the general form where a category is missing", () => {
    expect(fillPlural({ other: "{count} persone" }, 1, italian)).toBe("1 persone");
  });

  it("writes the number as the language does", () => {
    expect(fillPlural({ other: "{count} Gäste" }, 1200, german)).toBe("1.200 Gäste");
  });
});
