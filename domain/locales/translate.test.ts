import { expect, it } from "vitest";
import { defaultLocale } from "./locales.ts";
import { translate } from "./translate.ts";

it("gives what is said in a language, and throws for one that there is not", () => {
  const name = { [defaultLocale]: "Technical" };
  expect(translate(name, defaultLocale)).toBe("Technical");
  expect(() => translate(name, undefined)).toThrow(
    "No locale given for translatable that is not a string.",
  );
  for (const locale of ["xx", "toString", "__proto__"]) {
    expect(() => translate(name, locale)).toThrow(
      `Could not get translation for locale ${locale}.`,
    );
  }
});
