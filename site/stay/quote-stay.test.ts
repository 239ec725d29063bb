import { assert, integer, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, datesBetween, daysBetween } from "../../domain/dates/calendar-date.ts";
import { nightState } from "../../domain/nights/availability.ts";
import { periodOfNight } from "../../domain/prices/periods.ts";
import {
  anyCalendar,
  anyDay,
  calendarOf,
  samplePrices as prices,
  publishedCase,
  sampleFees,
  today,
} from "../../tests/support/sample-availability.ts";
import { quoteStay } from "./quote-stay.ts";
import type { Stay } from "./stay.ts";

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

/** By how many days arrival and departure of two stays differ, together. */
function distanceOf(one: Stay, other: Stay): number {
  return (
    Math.abs(daysBetween(one.arrival, other.arrival)) +
    Math.abs(daysBetween(one.departure, other.departure))
  );
}

describe("the quote of a stay", () => {
  it("has fees in the total, each as often as it is due, but none that is given back", () => {
    const rules = { availability: calendar, prices: { ...prices, fees: sampleFees }, today };
    const june = { arrival: "2027-06-01", departure: "2027-06-04", party: { adults: 4 } };
    expect(quoteStay(june, rules)).toMatchObject({
      lines: [{ sum: 300 }, { sum: 80 }, { sum: 16.2 }, { sum: 50 }, { sum: 29.7 }],
      returned: [{ key: "securityDeposit", sum: 300 }],
      total: 475.9,
    });
  });

  it("equals the sum over its nights, all of which are free", () => {
    assert(
      property(anyCalendar, anyDay, anyDay, (availability, arrival, departure) => {
        const answer = quote(arrival, departure, availability);
        if (!answer.isPossible) return;
        const nights = datesBetween(arrival, departure);
        const priced = nights.flatMap((night) => periodOfNight(prices, night) ?? []);
        const sum = priced.reduce((total, { pricePerNight = 0 }) => total + pricePerNight, 0);
        expect(answer.lines.reduce((total, line) => total + line.sum, 0)).toBeCloseTo(sum, 6);
        const unpriced = answer.kind === "request" ? answer.unpriced.length : 0;
        expect(unpriced).toBe(nights.length - priced.length);
        if (unpriced > 0) expect(answer.total).toBeNull();
        else expect(answer.total).toBeCloseTo(sum, 6);
        expect(nights.every((night) => nightState(availability, night) === "free")).toBe(true);
      }),
    );
  });
});

describe("a stay that cannot be", () => {
  it.each([
    ["2027-02-30", "2027-03-02", "impossible"],
    ["2027-02-28", "2027-13-02", "impossible"],
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
    expect(refusalOf(arrival, departure)).toMatchObject({ reason });
  });

  it("is refused where it is not open yet, unless it is taken as well", () => {
    const closed = calendarOf(publishedCase, { openUntil: "2026-12-19" });
    expect(refusalOf("2026-12-30", "2027-01-02", closed)).toEqual({ reason: "not-open" });
    expect(refusalOf("2026-12-18", "2027-01-02", closed)).toEqual({ reason: "taken" });
  });

  it("is told the rules of the season that it begins in", () => {
    const [, period] = prices.periods;
    const refusal = (reason: string) => ({ reason: "rule", rule: { reason, period } });
    expect(refusalOf("2027-07-05", "2027-07-12")).toMatchObject(refusal("arrivalDays"));
    expect(refusalOf("2027-07-10", "2027-07-14")).toMatchObject(refusal("minimumNights"));
  });

  it.each([
    ["taken", "2026-12-18 2026-12-20", ["12-21 12-23", "12-13 12-15", "12-12 12-14"]],
    ["of a wrong day", "2027-07-06 2027-07-13", ["07-04 07-11", "07-03 07-10", "07-10 07-17"]],
    ["too short", "2027-07-10 2027-07-11", ["07-10 07-15", "07-11 07-16", "07-04 07-09"]],
    ["reversed", "2027-06-08 2027-06-01", ["06-01 06-08", "05-31 06-07", "06-02 06-09"]],
  ])("%s is offered the three nearest that can, before or after", (_, asked, nearest) => {
    const [arrival = "", departure = ""] = asked.split(" ");
    const offers = offersFor(arrival, departure).map((stay) => `${stay.arrival} ${stay.departure}`);
    expect(offers.map((dates) => dates.replace(/\d{4}-/g, ""))).toEqual(nearest);
  });

  it("is offered shorter stays where none of its length is near", () => {
    const taken = [
      { from: "2027-05-01", to: "2027-06-05" },
      { from: "2027-06-12", to: "2027-12-01" },
    ];
    expect(offersFor("2027-06-05", "2027-06-17", calendarOf(taken))).toEqual([
      { arrival: "2027-06-05", departure: "2027-06-12" },
    ]);
  });

  it("is offered the one nearest where none is near, and nothing where the year is mistyped", () => {
    const summer = calendarOf([{ from: "2027-03-01", to: "2027-10-01" }]);
    expect(offersFor("2027-06-05", "2027-06-12", summer)).toEqual([
      { arrival: "2027-02-22", departure: "2027-03-01" },
    ]);
    expect(offersFor("0000-01-01", "0001-01-01")).toEqual([]);
    expect(offersFor("3026-06-05", "3026-06-12")).toEqual([]);
    expect(offersFor("2026-12-15", "9999-12-31")).toEqual([]);
  });

  it("is offered stays for as many guests", () => {
    const taken = { arrival: "2026-12-15", departure: "2026-12-16", party: { adults: 3 } };
    const answer = quoteStay(taken, { availability: calendar, prices, today });
    expect(answer).toMatchObject({
      isPossible: false,
      nearest: [{ party: { adults: 3 } }, {}, {}],
    });
  });

  it("is offered none that lies further away than another of its length that is near", () => {
    assert(
      property(
        anyCalendar,
        anyDay,
        integer({ min: 1, max: 20 }),
        (availability, arrival, nights) => {
          const departure = addDays(arrival, nights);
          if (quote(arrival, departure, availability).isPossible) return;
          // Both days moved by as many days: near by 31 at most.
          const moved = Array.from({ length: 63 }, (_, index) => index - 31);
          const possible = moved.filter(
            (days) =>
              quote(addDays(arrival, days), addDays(departure, days), availability).isPossible,
          );
          const nearest = possible
            .map((days) => 2 * Math.abs(days))
            .sort((one, other) => one - other);
          const offers = offersFor(arrival, departure, availability);
          for (const [index, distance] of nearest.slice(0, 3).entries()) {
            const offer = offers[index] ?? { arrival: "", departure: "" };
            expect(distanceOf(offer, { arrival, departure })).toBeLessThanOrEqual(distance);
          }
        },
      ),
      // Each run quotes 64 stays, and most of them look for others.
      { numRuns: 25 },
    );
  });

  it("is offered only stays that are possible, at most three, the nearest first", () => {
    assert(
      property(anyCalendar, anyDay, anyDay, (availability, one, other) => {
        const nearest = offersFor(one, other, availability);
        expect(nearest.length).toBeLessThanOrEqual(3);
        const [arrival = "", last = ""] = [one, other].sort();
        // Whoever names one day twice is offered stays near its night.
        const departure = arrival === last ? addDays(arrival, 1) : last;
        const distances = nearest.map((stay) => distanceOf(stay, { arrival, departure }));
        expect(distances).toEqual(distances.toSorted((near, far) => near - far));
        expect(distances.slice(1).every((distance) => distance <= 62)).toBe(true);
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
