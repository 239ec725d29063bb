import { describe, expect, it } from "vitest";
import { defaultLocale } from "./locales.ts";
import { translate } from "./translate.ts";

describe("translate", () => {
  const name = { [defaultLocale]: "Technical" };

  it("gives what is said in the language", () => {
    expect(translate(name, defaultLocale)).toBe("Technical");
  });

  it("throws when no language is given", () => {
    expect(() => translate(name, undefined)).toThrow(
      "No locale given for translatable that is not a string.",
    );
  });

  it.each(["xx", "toString", "__proto__"])("throws for the unknown language %s", (locale) => {
    expect(() => translate(name, locale)).toThrow(
      `Could not get translation for locale ${locale}.`,
    );
  });
});
