import { describe, expect, it } from "vitest";
import { translate } from "./translate.ts";

describe("translate", () => {
  const name = { en: "Technical", hr: "Tehnički" };

  it("gives the text of the language, or the plain string in every language", () => {
    expect(translate(name, "hr")).toBe("Tehnički");
    expect(translate("Google", "it")).toBe("Google");
  });

  it("throws when no language is given for a text that has several", () => {
    expect(() => translate(name, undefined)).toThrow(
      "No locale given for translatable that is not a string.",
    );
  });

  it.each(["fr", "de", "toString", "__proto__"])("throws for the unknown language %s", (locale) => {
    expect(() => translate(name, locale)).toThrow(
      `Could not get translation for locale ${locale}.`,
    );
  });
});
