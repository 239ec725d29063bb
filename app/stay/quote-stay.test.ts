import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyCalendar,
  anyDay,
  calendarOf,
  samplePrices as prices,
  publishedCase,
  today,
} from "../../tests/support/sample-availability.ts";
import { nightState } from "./availability.ts";
import { datesBetween, daysBetween } from "./calendar-date.ts";
import { periodOfNight, priceOfWeek } from "./price.ts";
import { quoteStay } from "./quote-stay.ts";

const calendar = calendarOf(publishedCase);

function quote(arrival: string, departure: string, availability = calendar) {
  return quoteStay({ arrival, departure }, { availability, prices, today });
}

function refusalOf(arrival: string, departure: string, availability = calendar) {
  const answer = quote(arrival, departure, availability);
  return answer.isPossible ? undefined : answer.refusal;
}

function offersFor(arrival: string, departure: string, availability = calendar) {
  const answer = quote(arrival, departure, availability);
  return answer.isPossible ? [] : answer.nearest;
}

describe("the quote of a stay", () => {
  it("has fees in the total as the price list has, the tax for each guest and night, no deposit", () => {
    const fees = { cleaning: 80, touristTax: 1.35, securityDeposit: 300 };
    const rules = { availability: calendar, prices: { ...prices, fees }, today };
    const june = { arrival: "2027-06-01", departure: "2027-06-04", guests: 4 };
    expect(quoteStay(june, rules)).toMatchObject({ cleaning: 80, touristTax: 16.2, total: 396.2 });
    const withCleaning = { ...prices, fees: { cleaning: 80 } };
    const [period] = prices.periods;
    const week = { arrival: "2027-06-05", departure: "2027-06-12" };
    expect(quoteStay(week, { ...rules, prices: withCleaning })).toMatchObject({ total: 780 });
    expect(period && priceOfWeek(withCleaning, period)).toBe(780);
  });

  it("equals the sum over its nights, all of which are free", () => {
    assert(
      property(anyCalendar, anyDay, anyDay, (availability, arrival, departure) => {
        const answer = quote(arrival, departure, availability);
        if (!answer.isPossible) return;
        const nights = datesBetween(arrival, departure);
        const priced = nights.flatMap((night) => periodOfNight(prices, night) ?? []);
        const sum = priced.reduce((total, { pricePerNight }) => total + pricePerNight, 0);
        expect(answer.perPeriod.reduce((total, share) => total + share.sum, 0)).toBeCloseTo(sum, 6);
        expect(answer.onRequestNights).toBe(nights.length - priced.length);
        if (answer.onRequestNights > 0) expect(answer.total).toBeNull();
        else expect(answer.total).toBeCloseTo(sum, 6);
        expect(nights.every((night) => nightState(availability, night) === "free")).toBe(true);
      }),
    );
  });
});

describe("a stay that cannot be", () => {
  it.each([
    ["2027-02-30", "2027-03-02", "malformed"],
    ["", "2027-03-02", "malformed"],
    ["2027-06-01", "2027-06-01", "same-day"],
    ["2027-06-08", "2027-06-01", "reversed"],
    ["2026-11-19", "2026-11-25", "past"],
    ["1026-11-19", "1026-11-25", "past"],
    ["2028-05-19", "2028-05-21", "too-far"],
    ["3026-06-01", "3026-06-08", "too-far"],
    ["2026-12-16", "2026-12-18", "taken"],
    ["2026-12-14", "2026-12-27", "taken"],
  ])("from %j to %j is refused as %s", (arrival, departure, reason) => {
    expect(refusalOf(arrival, departure)).toEqual({ reason });
  });

  it("is refused where it is not open yet, unless it is taken as well", () => {
    const closed = calendarOf(publishedCase, { openUntil: "2026-12-19" });
    expect(refusalOf("2026-12-30", "2027-01-02", closed)).toEqual({ reason: "not-open" });
    expect(refusalOf("2026-12-18", "2027-01-02", closed)).toEqual({ reason: "taken" });
  });

  it("is told the rules of the season that it begins in", () => {
    expect(refusalOf("2027-07-05", "2027-07-12")).toEqual({ reason: "arrival-day", days: [6, 7] });
    const refusal = { reason: "minimum-nights", minimumNights: 5 };
    expect(refusalOf("2027-07-10", "2027-07-14")).toEqual(refusal);
  });

  it.each([
    ["taken", "2026-12-18", "2026-12-20", "2026-12-21 2026-12-23, 2026-12-13 2026-12-15"],
    ["of a wrong day", "2027-07-06", "2027-07-13", "2027-07-04 2027-07-11, 2027-07-10 2027-07-17"],
    ["too short", "2027-07-10", "2027-07-11", "2027-07-10 2027-07-15, 2027-07-04 2027-07-09"],
    ["reversed", "2027-06-08", "2027-06-01", "2027-06-01 2027-06-08, 2027-05-31 2027-06-07"],
  ])("%s is offered the nearest that can, before and after", (_, arrival, departure, nearest) => {
    const offers = offersFor(arrival, departure).map((stay) => `${stay.arrival} ${stay.departure}`);
    expect(offers.slice(0, 2).join(", ")).toBe(nearest);
  });

  it("is offered shorter stays where none of its length is near", () => {
    const taken = [
      { from: "2027-05-01", to: "2027-06-05" },
      { from: "2027-06-12", to: "2027-12-01" },
    ];
    expect(offersFor("2027-06-05", "2027-06-17", calendarOf(taken))).toEqual([
      { arrival: "2027-06-05", departure: "2027-06-12" },
      { arrival: "2027-04-19", departure: "2027-05-01" },
    ]);
  });

  it("is offered stays for as many guests", () => {
    const taken = { arrival: "2026-12-15", departure: "2026-12-16", guests: 3 };
    const answer = quoteStay(taken, { availability: calendar, prices, today });
    expect(answer).toMatchObject({ isPossible: false, nearest: [{ guests: 3 }, {}, {}] });
  });

  it("is offered only stays that are possible, at most three, the nearest first", () => {
    assert(
      property(anyCalendar, anyDay, anyDay, (availability, one, other) => {
        const nearest = offersFor(one, other, availability);
        expect(nearest.length).toBeLessThanOrEqual(3);
        const [arrival = "", departure = ""] = [one, other].sort();
        const distances = nearest.map(
          (stay) =>
            Math.abs(daysBetween(arrival, stay.arrival)) +
            Math.abs(daysBetween(departure, stay.departure)),
        );
        expect(distances).toEqual(distances.toSorted((near, far) => near - far));
        for (const stay of nearest) {
          expect(quote(stay.arrival, stay.departure, availability).isPossible).toBe(true);
        }
      }),
    );
  });

  it("never throws, whatever it is asked with", () => {
    assert(
      property(string(), string(), (arrival, departure) => {
        expect(refusalOf(arrival, departure)).toEqual({ reason: "malformed" });
      }),
    );
  });
});
