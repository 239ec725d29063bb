import { expect, it } from "vitest";
import type { PriceList } from "../../domain/prices/price-list.ts";
import { readDeskWords, type StayWords } from "../desk-words.ts";
import { priceStays as price } from "./price-stays.ts";

/** The stays with the spaces that break no line written as others. */
const priceStays: typeof price = (...args) =>
  JSON.parse(JSON.stringify(price(...args)).replaceAll(/[\u00a0\u202f\u2009]/g, " "));

/** What a desk says, for a house that names its season in the language. */
function speakAs(first: string) {
  const { locale, page, findTexts } = readDeskWords(first);
  const stayWords = {
    ...(findTexts("availability") as StayWords),
    seasons: { low: "quiet months" },
  };
  return { locale, stayWords, aside: page.aside };
}

const english = speakAs("en");

const list: PriceList = {
  currency: "EUR",
  periods: [
    { key: "low", from: "09-16", to: "06-14", pricePerNight: 90 },
    { key: "high", from: "06-15", to: "09-15", pricePerNight: 120, minimumNights: 5 },
  ],
  guests: { maximum: 4, maximumPets: 2 },
  fees: [
    { key: "cleaning", amount: 65, per: "stay" },
    { key: "dogs", amount: 10, per: "petNight" },
  ],
};

it("an owner sees what a weekend, a week and two weeks with a dog cost by the list being written", () => {
  const [weekend, week, weeks] = priceStays(list, "2026-11-20", 8, english);
  expect(weekend).toEqual({
    heading: expect.stringMatching(/^Fri.* 7.*9 May 2027, 2 guests$/),
    lines: [
      ["2 nights, quiet months", "€180.00"],
      ["end-of-stay cleaning", "€65.00"],
    ],
    total: "€245.00",
  });
  expect(week?.heading).toMatch(/7.*14 August 2027, 4 guests$/);
  expect(week?.total).toBe("€905.00");
  expect(weeks?.heading).toMatch(/2 guests, one dog$/);
  expect(weeks?.total).toBe("€1,465.00");
});

it("a stay that the list does not let is said to be not possible, and why", () => {
  const strict = { ...list, everyPeriod: { minimumNights: 3 } };
  expect(priceStays(strict, "2026-11-20", 8, english)[0]?.total).toBe(
    "Not possible (minimum stay 3 nights)",
  );
});

it("the sums are told in the language of the house, with its plural forms and the names of its days", () => {
  const strict = { ...list, everyPeriod: { minimumNights: 3 } };
  const [weekend, week] = priceStays(strict, "2026-11-20", 8, speakAs("hr"));
  expect(weekend?.total).toBe("Nije moguće (najmanje 3 noći)");
  expect(week?.lines[0]?.[0]).toBe("7 noći, high");
  const [, , weeks] = priceStays(list, "2026-11-20", 8, speakAs("de"));
  expect(weeks?.heading).toMatch(/^Sa.* 2.* Januar 2027, 2 Gäste, ein Hund$/);
  expect(weeks?.lines.at(-1)).toEqual(["Gebühr, dogs", "140,00 €"]);
  const weekly = { ...list, everyPeriod: { arrivalDays: [1, 2] } };
  const changed = {
    ...weekly,
    periods: list.periods.map((one) => ({ ...one, arrivalDays: [3] })),
    rules: { horizonDays: 3 },
  };
  expect(priceStays(changed, "2026-11-20", 8, speakAs("de"))[0]?.total).toMatch(
    /^Nicht möglich \(/,
  );
});
