import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/calendar-date.ts";
import { type PriceList, priceList } from "./price-list.ts";
import { quote } from "./quote.ts";
import type { StayDates } from "./rules.ts";

type Asked = {
  readonly nights?: number;
  readonly bookedOn?: string;
  readonly free?: StayDates["free"];
};

/** Quotes a house of 100 a night for two from Saturday, 12 June 2027. */
function ask(said: object, { nights = 7, bookedOn = "2027-01-01", free }: Asked = {}) {
  const { year, ...rest } = said as { year?: object };
  const list = v.parse(priceList, {
    currency: "EUR",
    periods: [{ key: "year", from: "01-01", to: "12-31", pricePerNight: 100, ...year }],
    ...rest,
  }) satisfies PriceList;
  const arrival = "2027-06-12";
  const stay = { arrival, departure: addDays(arrival, nights), ...(free && { free }) };
  return quote(list, stay, { adults: 2 }, {}, bookedOn);
}

function outcome(said: object, asked?: Asked): string | number {
  const answer = ask(said, asked);
  if (answer.kind === "quote") return answer.total;
  return answer.kind === "refusal" ? answer.refusal.reason : answer.reason;
}

describe("rules", () => {
  it.each<readonly [what: string, said: object, asked: Asked, expected: string | number]>([
    ["the longest stay", { year: { maximumNights: 6 } }, {}, "maximumNights"],
    [
      "the longest stay, then on request",
      { year: { maximumNights: 6, isLongerOnRequest: true } },
      {},
      "long-stay",
    ],
    ["notice", { rules: { noticeDays: 3 } }, { bookedOn: "2027-06-10" }, "notice"],
    ["enough notice", { rules: { noticeDays: 3 } }, { bookedOn: "2027-06-09" }, 700],
    ["how far ahead", { rules: { horizonDays: 100 } }, {}, "horizon"],
    [
      "a date on which nobody arrives",
      { rules: { noArrival: [{ from: "06-12", to: "06-12" }] } },
      {},
      "no-arrival",
    ],
    [
      "a date on which nobody departs",
      { rules: { noDeparture: [{ from: "2027-06-19", to: "2027-06-20" }] } },
      {},
      "no-departure",
    ],
    ["an arrival that is over", {}, { bookedOn: "2027-06-13" }, "past"],
    ["weekdays of arrival", { year: { arrivalDays: [7] } }, {}, "arrivalDays"],
    ["weekdays of departure", { year: { departureDays: [7] } }, {}, "departureDays"],
    [
      "a night between stays",
      { rules: { nightsBetween: 1 } },
      { free: { from: "2027-06-12", to: null } },
      "nights-between",
    ],
    [
      "a night between stays that is free",
      { rules: { nightsBetween: 1 } },
      { free: { from: "2027-06-11", to: "2027-06-20" } },
      700,
    ],
    [
      "a night before the next stay",
      { rules: { nightsBetween: 1 } },
      { free: { from: null, to: "2027-06-19" } },
      "nights-between",
    ],
  ])("say %s", (_what, said, asked, expected) => expect(outcome(said, asked)).toBe(expected));

  const short = (shortStay: object) => ({
    year: { minimumNights: 5, shortStays: [{ fromNights: 3, ...shortStay }] },
  });
  const gap = { from: "2027-06-12", to: "2027-06-15" };

  it.each<readonly [what: string, shortStay: object, asked: Asked, expected: string | number]>([
    ["with a surcharge", { surcharge: 25 }, { nights: 3 }, 325],
    [
      "with a surcharge per guest and night",
      { surcharge: 5, per: "guestNight" },
      { nights: 3 },
      330,
    ],
    ["with a percentage", { percent: 15 }, { nights: 3 }, 345],
    ["no shorter than they say", {}, { nights: 2 }, "minimumNights"],
    ["on request", { isOnRequest: true }, { nights: 3 }, "short-stay"],
    ["late", { withinDays: 10 }, { nights: 3, bookedOn: "2027-06-02" }, 300],
    ["not early", { withinDays: 10 }, { nights: 3, bookedOn: "2027-06-01" }, "minimumNights"],
    ["into a gap of their length", { onlyInGap: true }, { nights: 3, free: gap }, 300],
    [
      "not into a longer gap",
      { onlyInGap: true },
      { nights: 3, free: { ...gap, to: "2027-06-16" } },
      "minimumNights",
    ],
    ["not where nobody knows the gap", { onlyInGap: true }, { nights: 3 }, "minimumNights"],
  ])("let in short stays %s", (_what, shortStay, asked, expected) => {
    expect(outcome(short(shortStay), asked)).toBe(expected);
  });

  it("let a short stay into a week that is let as a whole, where the owner says so", () => {
    const weeks = (anyDay: boolean) => ({
      year: { wholeWeeks: 6, shortStays: [{ fromNights: 3, anyDay, isOnRequest: true }] },
    });
    expect(outcome(weeks(false), { nights: 3 })).toBe("wholeWeeks");
    expect(outcome(weeks(true), { nights: 3 })).toBe("short-stay");
  });

  it("say which day is the first, or the last, that can be booked", () => {
    const early = ask({ rules: { noticeDays: 3 } }, { bookedOn: "2027-06-11" });
    expect(early).toMatchObject({ refusal: { date: "2027-06-14", count: 3 } });
    expect(ask({ rules: { horizonDays: 100 } })).toMatchObject({ refusal: { date: "2027-04-11" } });
  });
});

describe("payment", () => {
  const dues = (payment: object, asked?: Asked) => {
    const answer = ask({ payment }, asked);
    return answer.kind === "quote" ? answer.dues.map(({ date, sum }) => [date, sum]) : [];
  };

  it.each<readonly [what: string, payment: object, asked: Asked, expected: readonly unknown[]]>([
    [
      "as old files have it, in whole units",
      { depositPercent: 33, balanceDueDays: 30 },
      { nights: 1 },
      [
        ["2027-01-01", 33],
        ["2027-05-13", 67],
      ],
    ],
    [
      "within 14 days of booking",
      { instalments: [{ percent: 30, withinDays: 14 }, { daysBefore: 30 }] },
      {},
      [
        ["2027-01-15", 210],
        ["2027-05-13", 490],
      ],
    ],
    [
      "within working days",
      { instalments: [{ amount: 100, withinWorkingDays: 5 }, { daysBefore: 0 }] },
      {},
      [
        ["2027-01-08", 100],
        ["2027-06-12", 600],
      ],
    ],
    [
      "at least so much",
      { instalments: [{ percent: 10, least: 150, withinDays: 0 }, { daysBefore: 7 }] },
      {},
      [
        ["2027-01-01", 150],
        ["2027-06-05", 550],
      ],
    ],
    [
      "by length",
      {
        instalments: [
          { amount: 100, byLength: [{ fromNights: 7, amount: 200 }], withinDays: 0 },
          { daysBefore: 7 },
        ],
      },
      {},
      [
        ["2027-01-01", 200],
        ["2027-06-05", 500],
      ],
    ],
    ["all on arrival", { instalments: [{ daysBefore: 0 }] }, {}, [["2027-06-12", 700]]],
    [
      "all at once where the rest is due already",
      { instalments: [{ percent: 30, withinDays: 14 }, { daysBefore: 30 }] },
      { bookedOn: "2027-06-01" },
      [["2027-06-01", 700]],
    ],
    [
      "in three parts",
      {
        instalments: [
          { percent: 25, withinDays: 0 },
          { percent: 25, daysBefore: 90 },
          { daysBefore: 30 },
        ],
      },
      {},
      [
        ["2027-01-01", 175],
        ["2027-03-14", 175],
        ["2027-05-13", 350],
      ],
    ],
  ])("is due %s", (_what, payment, asked, expected) =>
    expect(dues(payment, asked)).toEqual(expected),
  );

  it("holds a deposit on a card for stays of more than six nights", () => {
    const payment = { securityDeposit: { byLength: [{ fromNights: 7, amount: 450 }], by: "card" } };
    expect(ask({ payment })).toMatchObject({
      securityDeposit: { sum: 450, by: "card", date: "2027-06-12" },
    });
    expect(ask({ payment }, { nights: 6 })).not.toHaveProperty("securityDeposit");
  });

  it("cancels in steps, all of it after the last", () => {
    const steps = [
      { daysBefore: 120, percent: 10 },
      { daysBefore: 60, percent: 30 },
      { daysBefore: 30, percent: 60 },
      { daysBefore: 10, percent: 80 },
      { daysBefore: 0, percent: 90 },
    ];
    const costs = (said: object, asked?: Asked) => {
      const answer = ask(said, asked);
      return answer.kind === "quote"
        ? answer.cancellation.map(({ until, sum }) => [until, sum])
        : [];
    };
    expect(costs({ cancellation: { steps } })).toEqual([
      ["2027-02-12", 70],
      ["2027-04-13", 210],
      ["2027-05-13", 420],
      ["2027-06-02", 560],
      ["2027-06-12", 630],
    ]);
    const late = costs({ cancellation: { steps: steps.slice(0, 2) } }, { bookedOn: "2027-04-01" });
    expect(late).toEqual([
      ["2027-04-13", 210],
      ["2027-06-12", 700],
    ]);
    expect(costs({ freeCancellationDays: 60 })).toEqual([["2027-04-13", 0]]);
  });
});
