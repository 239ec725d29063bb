import { assert, property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyCalendar,
  anyDay,
  calendarOf,
  samplePrices,
  today,
} from "../../tests/support/sample-availability.ts";
import type { PricePeriod, Prices } from "../facts/prices.ts";
import { addDays, daysBetween, weekdayOf } from "./calendar-date.ts";
import { quoteStay } from "./quote-stay.ts";

const saturday = 6;

/** July by the night, August with rules, September by the night. */
function pricesWith(rules: Partial<PricePeriod>): Prices {
  const period = (month: string, last: string) => ({
    key: month,
    from: `${month}-01`,
    to: `${month}-${last}`,
    pricePerNight: 100,
  });
  return {
    currency: "EUR",
    periods: [period("07", "31"), { ...period("08", "31"), ...rules }, period("09", "30")],
  };
}

function answerTo(arrival: string, departure: string, rules: Partial<PricePeriod>) {
  return quoteStay({ arrival, departure }, calendarOf([]), pricesWith(rules), today);
}

describe("a season let by whole weeks", () => {
  const rules = { wholeWeeks: saturday };

  it.each([
    ["2027-08-07", "2027-08-14"],
    ["2027-08-07", "2027-08-21"],
    // The first and the last week are partly in other months, and other nights join them.
    ["2027-07-31", "2027-08-07"],
    ["2027-07-29", "2027-08-07"],
    ["2027-08-28", "2027-09-10"],
    ["2027-07-29", "2027-07-31"],
    ["2027-07-20", "2027-09-20"],
  ])("takes a stay of whole weeks, from %s to %s", (arrival, departure) => {
    expect(answerTo(arrival, departure, rules).isPossible).toBe(true);
  });

  it.each([
    // Begins before the season and ends inside a week of it.
    ["2027-07-29", "2027-08-04"],
    // Begins with a week and ends inside another.
    ["2027-08-14", "2027-08-25"],
    // Begins inside a week and ends with one.
    ["2027-08-17", "2027-08-21"],
    // Takes one night of a week that is only partly in the season.
    ["2027-07-29", "2027-08-01"],
    ["2027-09-01", "2027-09-08"],
  ])("refuses a stay that breaks a week, from %s to %s", (arrival, departure) => {
    expect(answerTo(arrival, departure, rules)).toMatchObject({
      refusal: { reason: "whole-weeks", firstDay: saturday },
    });
  });

  it("offers whole weeks instead, however few nights were asked for", () => {
    expect(answerTo("2027-08-10", "2027-08-13", rules)).toMatchObject({
      nearest: [
        { arrival: "2027-08-07", departure: "2027-08-14" },
        { arrival: "2027-08-14", departure: "2027-08-21" },
      ],
    });
  });

  it("never leaves nights of a week that nobody can book", () => {
    const prices = pricesWith(rules);
    assert(
      property(anyCalendar, anyDay, anyDay, (availability, arrival, departure) => {
        const answer = quoteStay({ arrival, departure }, availability, prices, today);
        if (!answer.isPossible) return;
        for (const day of [arrival, departure]) {
          const month = day.slice(5, 7);
          expect(month === "08" && day.slice(8) !== "01" && weekdayOf(day) !== saturday).toBe(
            false,
          );
        }
      }),
    );
  });
});

describe("other rules", () => {
  it("holds days of departure in the season of the last night", () => {
    const rules = { departureDays: [1] };
    expect(answerTo("2027-07-30", "2027-08-04", rules)).toMatchObject({
      refusal: { reason: "departure-day", days: [1] },
      nearest: [{ arrival: "2027-07-30", departure: "2027-08-09" }, {}],
    });
    expect(answerTo("2027-07-25", "2027-08-01", rules).isPossible).toBe(true);
    expect(answerTo("2027-08-20", "2027-09-04", rules).isPossible).toBe(true);
  });

  it("offers stays that keep every rule of the price list", () => {
    const availability = calendarOf([]);
    const answer = quoteStay(
      { arrival: "2027-07-06", departure: "2027-07-08" },
      availability,
      samplePrices,
      today,
    );
    expect(answer).toMatchObject({ isPossible: false });
    for (const stay of answer.isPossible ? [] : answer.nearest) {
      expect(quoteStay(stay, availability, samplePrices, today).isPossible).toBe(true);
      expect(daysBetween(stay.arrival, addDays(stay.departure, 0))).toBeGreaterThan(0);
    }
  });
});
