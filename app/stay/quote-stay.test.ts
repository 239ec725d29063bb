import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyCalendar,
  anyDay,
  calendarOf,
  publishedCase,
  samplePrices,
  today,
} from "../../tests/support/sample-availability.ts";
import { nightState } from "./availability.ts";
import { datesBetween, daysBetween } from "./calendar-date.ts";
import { type PeriodShare, periodOfNight } from "./price.ts";
import { quoteStay, type Refusal } from "./quote-stay.ts";

const calendar = calendarOf(publishedCase);

function quote(arrival: string, departure: string, availability = calendar) {
  return quoteStay({ arrival, departure }, availability, samplePrices, today);
}

function refusalOf(
  arrival: string,
  departure: string,
  availability = calendar,
): Refusal | undefined {
  const answer = quote(arrival, departure, availability);
  return answer.isPossible ? undefined : answer.refusal;
}

function sumOf(shares: readonly PeriodShare[]): number {
  return shares.reduce((total, { sum }) => total + sum, 0);
}

describe("the quote of a stay", () => {
  it("adds its nights up, season by season", () => {
    expect(quote("2027-06-28", "2027-07-03")).toEqual({
      isPossible: true,
      arrival: "2027-06-28",
      departure: "2027-07-03",
      nights: 5,
      total: 559.8,
      cleaning: 0,
      touristTax: 0,
      perPeriod: [
        { key: "june", nights: 3, pricePerNight: 100, sum: 300 },
        { key: "july", nights: 2, pricePerNight: 129.9, sum: 259.8 },
      ],
      onRequestNights: 0,
    });
  });

  it("has no total where the price of a night is on request", () => {
    expect(quote("2027-05-31", "2027-06-02")).toMatchObject({
      nights: 2,
      total: null,
      onRequestNights: 1,
      perPeriod: [{ key: "june", nights: 1, sum: 100 }],
    });
  });

  it("lets a stay begin on the day another ends and end on the day another begins", () => {
    expect(quote("2026-12-21", "2026-12-23").isPossible).toBe(true);
    expect(quote("2026-12-24", "2026-12-25").isPossible).toBe(true);
  });

  it("equals the sum over its nights, all of which are free", () => {
    assert(
      property(anyCalendar, anyDay, anyDay, (availability, arrival, departure) => {
        const answer = quote(arrival, departure, availability);
        if (!answer.isPossible) return;
        const nights = datesBetween(arrival, departure);
        const prices = nights.map(
          (night) => periodOfNight(samplePrices, night)?.pricePerNight ?? null,
        );
        const priced = prices.filter((price) => price !== null);
        const shares = sumOf(answer.perPeriod);
        expect(answer.nights).toBe(nights.length);
        expect(answer.onRequestNights).toBe(prices.length - priced.length);
        expect(shares).toBeCloseTo(
          priced.reduce((sum, price) => sum + price, 0),
          6,
        );
        expect(answer.total === null).toBe(answer.onRequestNights > 0);
        expect(answer.total ?? shares).toBeCloseTo(shares, 6);
        expect(new Set(nights.map((night) => nightState(availability, night)))).toEqual(
          new Set(["free"]),
        );
      }),
    );
  });
});

describe("fees", () => {
  const prices = {
    ...samplePrices,
    fees: { cleaning: 80, touristTax: 1.35, securityDeposit: 300 },
  };
  const june = { arrival: "2027-06-01", departure: "2027-06-04" };

  it("are in the total, the tax for each guest and night, the security deposit not", () => {
    expect(quoteStay({ ...june, guests: 4 }, calendar, prices, today)).toMatchObject({
      cleaning: 80,
      touristTax: 16.2,
      total: 396.2,
    });
  });

  it("go with the guests to the stays that are offered", () => {
    const taken = { arrival: "2026-12-15", departure: "2026-12-16", guests: 3 };
    const answer = quoteStay(taken, calendar, prices, today);
    expect(answer).toMatchObject({ isPossible: false, nearest: [{ guests: 3 }, {}, {}] });
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
    expect(refusalOf("2027-07-05", "2027-07-12")).toEqual({
      reason: "arrival-day",
      days: [6, 7],
    });
    expect(refusalOf("2027-07-10", "2027-07-14")).toEqual({
      reason: "minimum-nights",
      minimumNights: 5,
    });
  });

  it("is offered the nearest stays of its length, before and after, the nearest first", () => {
    expect(quote("2026-12-18", "2026-12-20")).toMatchObject({
      nearest: [
        { arrival: "2026-12-21", departure: "2026-12-23" },
        { arrival: "2026-12-13", departure: "2026-12-15" },
        { arrival: "2026-12-26", departure: "2026-12-28" },
      ],
    });
  });

  it("is offered shorter stays where none of its length is near", () => {
    const taken = [
      { from: "2027-05-01", to: "2027-06-05" },
      { from: "2027-06-12", to: "2027-12-01" },
    ];
    expect(quote("2027-06-05", "2027-06-17", calendarOf(taken))).toMatchObject({
      nearest: [
        { arrival: "2027-06-05", departure: "2027-06-12" },
        { arrival: "2027-04-19", departure: "2027-05-01" },
      ],
    });
  });

  it("is offered stays that keep the rules it broke", () => {
    expect(quote("2027-07-06", "2027-07-13")).toMatchObject({
      nearest: [
        { arrival: "2027-07-04", departure: "2027-07-11" },
        { arrival: "2027-07-10", departure: "2027-07-17" },
      ],
    });
    expect(quote("2027-07-10", "2027-07-11")).toMatchObject({
      nearest: [
        { arrival: "2027-07-10", departure: "2027-07-15" },
        { arrival: "2027-07-04", departure: "2027-07-09" },
      ],
    });
  });

  it("is offered the stay turned round where it was reversed", () => {
    expect(quote("2027-06-08", "2027-06-01")).toMatchObject({
      nearest: [
        { arrival: "2027-06-01", departure: "2027-06-08" },
        { arrival: "2027-05-31", departure: "2027-06-07" },
      ],
    });
  });

  it("is offered only stays that are possible, at most three, the nearest first", () => {
    assert(
      property(anyCalendar, anyDay, anyDay, (availability, arrival, departure) => {
        const answer = quote(arrival, departure, availability);
        if (answer.isPossible) return;
        const { nearest } = answer;
        expect(nearest.length).toBeLessThanOrEqual(3);
        const [wanted = arrival] = [arrival, departure].sort();
        const [, until = departure] = [arrival, departure].sort();
        const distances = nearest.map(
          (stay) =>
            Math.abs(daysBetween(wanted, stay.arrival)) +
            Math.abs(daysBetween(until, stay.departure)),
        );
        expect(distances).toEqual(distances.toSorted((one, other) => one - other));
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
