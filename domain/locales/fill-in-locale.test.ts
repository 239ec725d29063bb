import { assert, constantFrom, date, property } from "fast-check";
import { expect, it } from "vitest";
import { english, german, italian } from "../../tests/support/unit-house/languages.ts";
import { fillDated, translate } from "./fill-in-locale.ts";
import { fillMessage } from "./fill-message.ts";
import { formatDate, formatDayRange } from "./format.ts";
import { defaultLocale } from "./locales.ts";

const articles = ["il", "al", "dal", "del", "nel", "sul", "Il", "Dal"] as const;
const elided = ["l’", "all’", "dall’", "dell’", "nell’", "sull’", "L’", "Dall’"] as const;
const anyDate = date({
  min: new Date("2020-01-01"),
  max: new Date("2039-12-31"),
  noInvalidDate: true,
}).map((instant) => instant.toISOString().slice(0, "YYYY-MM-DD".length));

it.each([
  ["Gratuita fino al {date}", "2027-08-01", "Gratuita fino al 1º agosto 2027"],
  ["Gratuita fino al {date}", "2027-08-08", "Gratuita fino all’8 agosto 2027"],
  ["saldo entro il {date}", "2027-08-11", "saldo entro l’11 agosto 2027"],
  ["Dal {date}", "2027-08-18", "Dal 18 agosto 2027"],
  [
    "di {date}, l’ultimo canal {date}",
    "2027-08-08",
    "di 8 agosto 2027, l’ultimo canal 8 agosto 2027",
  ],
])("%s with %s is %s", (text, day, filled) => {
  const values = { date: formatDate(day, italian) };
  expect(fillDated(text, values, italian).replaceAll("\u00a0", " ")).toBe(filled);
});

it("an Italian article fits every day: short before the 8th and the 11th, whole before all others", () => {
  assert(
    property(anyDate, constantFrom(...articles.keys()), (day, index) => {
      const written = formatDate(day, italian);
      const isVowel = /-(?:08|11)$/.test(day);
      const article = isVowel ? elided[index] : `${articles[index]} `;
      const text = `${articles[index]} {date}`;
      expect(fillDated(text, { date: written }, italian)).toBe(article + written);
    }),
  );
});

it("a span has an article at each end, and an amount is a number too", () => {
  const values = { from: formatDayRange("05-08", "05-08", italian), to: "11\u00a0maggio" };
  expect(fillDated("Dall’arrivo, dal {from} al {to}", values, italian)).toBe(
    "Dall’arrivo, dall’8\u00a0maggio all’11\u00a0maggio",
  );
  expect(fillDated("al {price}", { price: "80 %" }, italian)).toBe("all’80 %");
  expect(fillDated("al {price}", { price: "110 %" }, italian)).toBe("al 110 %");
});

it("other languages are left as they are", () => {
  assert(
    property(anyDate, constantFrom(english, german), (day, locale) => {
      const values = { date: formatDate(day, locale) };
      const text = "al {date}, il {date}";
      expect(fillDated(text, values, locale)).toBe(fillMessage(text, values));
    }),
  );
});

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
