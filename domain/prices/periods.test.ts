import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, datesBetween } from "../dates/calendar-date.ts";
import { periodOfNight } from "./periods.ts";
import type { Period, PriceList } from "./price-list.ts";
import { quote } from "./quote.ts";

type Rules = Partial<Period>;

/** A year in three periods, of which the first ends on 28 February. */
function pricesWith(rules: Rules = {}, next = "03-01"): PriceList {
  const winter = { key: "winter", from: "12-24", to: "02-28", pricePerNight: 80, ...rules };
  const spring = { key: "spring", from: next, to: "05-31", pricePerNight: 95 };
  const rest = { key: "rest", from: "06-01", to: "12-23", pricePerNight: 150 };
  return { currency: "EUR", periods: [winter, spring, rest] };
}

function ask(arrival: string, nights: number, list: PriceList) {
  return quote(
    list,
    { arrival, departure: addDays(arrival, nights) },
    { adults: 2 },
    {},
    "2026-11-20",
  );
}

describe("29 February", () => {
  it("belongs to the period that ends on the day before, where the next begins on the day after", () => {
    const prices = pricesWith();
    expect(periodOfNight(prices, "2028-02-29")?.key).toBe("winter");
    const leap = ask("2028-02-26", 7, prices);
    // Four nights of winter, three of spring.
    expect(leap).toMatchObject({ total: 4 * 80 + 3 * 95 });
  });

  it("follows the rules of that period", () => {
    const answer = ask("2028-02-29", 2, pricesWith({ minimumNights: 3 }));
    expect(answer).toMatchObject({ refusal: { reason: "minimumNights" } });
    expect(ask("2028-02-29", 3, pricesWith({ minimumNights: 3 }))).toMatchObject({
      kind: "quote",
    });
  });

  it.each([
    ["the season ends", pricesWith({}, "03-02")],
    ["a period has it", pricesWith({ to: "02-27" }, "02-29")],
  ])("does not where %s", (_, prices) => {
    expect(periodOfNight(prices, "2028-02-29")?.key).not.toBe("winter");
  });
});

it("A year whose periods leave out no other day has a price on each of its nights.", () => {
  assert(
    property(constantFrom(2027, 2028, 2096, 2100), integer({ min: 1, max: 363 }), (year, cut) => {
      const day = (index: number) => addDays("2027-01-01", index).slice("2027-".length);
      const first = { key: "first", from: day(0), to: day(cut - 1), pricePerNight: 1 };
      const second = { key: "second", from: day(cut), to: day(364), pricePerNight: 2 };
      const prices = { periods: [first, second] };
      const nights = datesBetween(`${year}-01-01`, `${year + 1}-01-01`);
      expect(nights.filter((night) => !periodOfNight(prices, night))).toEqual([]);
    }),
  );
});
