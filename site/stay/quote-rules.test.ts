import { assert, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { weekdayOf } from "../../domain/dates/calendar-date.ts";
import type { Period, PriceList } from "../../domain/prices/price-list.ts";
import { anyCalendar, anyDay, calendarOf, today } from "../../tests/support/sample-availability.ts";
import { quoteStay } from "./quote-stay.ts";

const saturday = 6;
const wholeWeeks = pricesWith({ wholeWeeks: saturday });

/** July by the night, August with rules, September by the night. */
function pricesWith(rules: Partial<Period>): PriceList {
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

function answerTo(arrival: string, departure: string, prices = wholeWeeks) {
  const stay = { arrival: `2027-${arrival}`, departure: `2027-${departure}` };
  return quoteStay(stay, { availability: calendarOf([]), prices, today });
}

describe("a season let by whole weeks", () => {
  it.each([
    ["08-07", "08-14"],
    ["08-07", "08-21"],
    // The first and the last week are partly in other months, and other nights join them.
    ["07-31", "08-07"],
    ["07-29", "08-07"],
    ["08-28", "09-10"],
    ["07-29", "07-31"],
    ["07-20", "09-20"],
  ])("takes a stay of whole weeks, from %s to %s", (arrival, departure) => {
    expect(answerTo(arrival, departure).isPossible).toBe(true);
  });

  it.each([
    ["that begins before the season and ends inside a week of it", "07-29", "08-04"],
    ["that begins with a week and ends inside another", "08-14", "08-25"],
    ["that begins inside a week and ends with one", "08-17", "08-21"],
    ["of one night of a week that is only partly in the season", "07-29", "08-01"],
    ["that begins in such a week after it", "09-01", "09-08"],
  ])("refuses a stay %s", (_what, arrival, departure) => {
    expect(answerTo(arrival, departure)).toMatchObject({
      refusal: { reason: "rule", rule: { reason: "wholeWeeks", period: { wholeWeeks: saturday } } },
    });
  });

  it("offers whole weeks instead, however few nights were asked for", () => {
    expect(answerTo("08-10", "08-13")).toMatchObject({
      nearest: [
        { arrival: "2027-08-07", departure: "2027-08-14" },
        { arrival: "2027-08-14", departure: "2027-08-21" },
        { arrival: "2027-07-31", departure: "2027-08-07" },
      ],
    });
  });

  it("never leaves nights of a week that nobody can book", () => {
    assert(
      property(anyCalendar, anyDay, anyDay, (availability, arrival, departure) => {
        const rules = { availability, prices: wholeWeeks, today };
        if (!quoteStay({ arrival, departure }, rules).isPossible) return;
        for (const day of [arrival, departure]) {
          const isInSeason = day.slice(5) > "08-01" && day.slice(5) < "09-01";
          if (isInSeason) expect(weekdayOf(day)).toBe(saturday);
        }
      }),
    );
  });
});

it("days of departure hold in the season of the last night", () => {
  const mondays = pricesWith({ departureDays: [1] });
  expect(answerTo("07-30", "08-04", mondays)).toMatchObject({
    refusal: { rule: { reason: "departureDays", period: { departureDays: [1] } } },
    nearest: [
      { arrival: "2027-07-28", departure: "2027-08-02" },
      { arrival: "2027-07-27", departure: "2027-08-01" },
      { arrival: "2027-07-26", departure: "2027-07-31" },
    ],
  });
  expect(answerTo("07-25", "08-01", mondays).isPossible).toBe(true);
  expect(answerTo("08-20", "09-04", mondays).isPossible).toBe(true);
});
