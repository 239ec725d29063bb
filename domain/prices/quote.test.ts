// What owners say of their prices, one fact a test; the lists are as short as the fact lets them be.
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { addDays, datesBetween } from "../dates/calendar-date.ts";
import type { Choices, Party } from "./party.ts";
import { type PriceList, priceList } from "./price-list.ts";
import { quote } from "./quote.ts";
import type { StayDates } from "./rules.ts";

type Words = Partial<PriceList> & { readonly year?: object };

/** A house for 90 a night all year, and what else is said. */
function makeList({ year, ...list }: Words): PriceList {
  const periods = [{ key: "year", from: "01-01", to: "12-31", pricePerNight: 90, ...year }];
  return v.parse(priceList, { currency: "EUR", periods, ...list });
}

type Ask = Partial<Party> & {
  readonly arrival?: string;
  readonly nights?: number;
  readonly choices?: Choices;
  readonly bookedOn?: string;
  readonly free?: StayDates["free"];
};

/** Two adults for a week from Saturday, 12 June 2027, booked on 1 January, unless something else is asked. */
function ask(list: PriceList, { arrival = "2027-06-12", nights = 7, ...rest }: Ask = {}) {
  const { choices = {}, bookedOn = "2027-01-01", adults = 2, free, ...party } = rest;
  const stay = { arrival, departure: addDays(arrival, nights), ...(free && { free }) };
  return quote(list, stay, { adults, ...party }, choices, bookedOn);
}

function totalOf(list: PriceList, asked?: Ask): number {
  const answer = ask(list, asked);
  if (answer.kind !== "quote") throw new Error(JSON.stringify(answer));
  return answer.total;
}

/** The reason of a refusal or a request; "" for a quote. */
function reasonOf(list: PriceList, asked?: Ask): string {
  const answer = ask(list, asked);
  if (answer.kind === "quote") return "";
  return answer.kind === "refusal" ? answer.refusal.reason : answer.reason;
}

describe("periods", () => {
  const year = { key: "year", from: "01-01", to: "12-31", pricePerNight: 100 };
  const easter = { key: "easter", from: "2027-03-26", to: "2027-04-05", pricePerNight: 207 };

  it("dates win over days of every year", () => {
    const list = makeList({ periods: [year, easter] });
    expect(totalOf(list, { arrival: "2027-03-25", nights: 3 })).toBe(100 + 2 * 207);
    expect(totalOf(list, { arrival: "2028-03-25", nights: 3 })).toBe(300);
  });

  it("next year's list stands beside this year's, and a stay over both has the prices of both", () => {
    const of = (of: number, pricePerNight: number) => ({
      ...{ key: `y${of}`, from: `${of}-01-01`, to: `${of}-12-31`, pricePerNight },
    });
    const list = makeList({ periods: [of(2027, 100), of(2028, 120)] });
    expect(totalOf(list, { arrival: "2027-12-30", nights: 4 })).toBe(440);
    expect(reasonOf(list, { arrival: "2028-12-30", nights: 4 })).toBe("no-season");
  });

  it("a period may be a percentage of another, and of that one's weekend", () => {
    const base = { ...year, weekdays: [{ days: [5, 6], pricePerNight: 150 }] };
    const derived = (key: string, from: string, to: string, percent: number) => ({
      ...{ key, from, to, percentOf: { period: "year", percent } },
    });
    const list = makeList({
      periods: [
        base,
        derived("christmas", "2027-12-20", "2027-12-31", 120),
        derived("winter", "2027-11-01", "2027-11-30", 75),
      ],
    });
    expect(totalOf(list, { arrival: "2027-12-20" })).toBe(5 * 120 + 2 * 180);
    expect(totalOf(list, { arrival: "2027-11-08" })).toBe(5 * 75 + 2 * 112.5);
  });

  it("a season over New Year is one season", () => {
    const list = makeList({ year: { from: "12-24", to: "01-02", minimumNights: 5 } });
    expect(totalOf(list, { arrival: "2027-12-29", nights: 5 })).toBe(450);
    expect(reasonOf(list, { arrival: "2027-12-29", nights: 4 })).toBe("minimumNights");
  });

  it("longer stays are cheaper from a number of nights on", () => {
    const list = makeList({ year: { byLength: [{ fromNights: 7, pricePerNight: 80 }] } });
    expect([6, 7, 8].map((nights) => totalOf(list, { nights }))).toEqual([540, 560, 640]);
  });

  it("the first night is dearer", () => {
    const packages = [{ nights: 1, price: 130, furtherNight: 90 }];
    expect(totalOf(makeList({ year: { packages } }), { nights: 3 })).toBe(310);
  });

  it("packages have their price, even where a longer one is cheaper", () => {
    const packages = [
      { nights: 2, price: 300 },
      { nights: 3, price: 390 },
      { nights: 5, price: 380 },
      { nights: 7, price: 500, furtherNight: 60 },
    ];
    const list = makeList({ periods: [{ key: "year", from: "01-01", to: "12-31", packages }] });
    const totals = [2, 3, 5, 7, 10].map((nights) => totalOf(list, { nights }));
    expect(totals).toEqual([300, 390, 380, 500, 680]);
    const answer = ask(list, { nights: 4 });
    expect(answer).toMatchObject({ refusal: { reason: "no-length", lengths: [2, 3, 5, 7] } });
  });

  it("three nights cost 65 % of the week that begins with them", () => {
    const packages = [{ nights: 3, percentOfWeek: 65 }];
    expect(totalOf(makeList({ year: { packages } }), { nights: 3 })).toBe(409.5);
  });

  it("nights of a price by the week are sevenths of it, and a week is that price", () => {
    const week = { key: "year", from: "01-01", to: "12-31", pricePerWeek: 790 };
    const list = makeList({ periods: [week] });
    expect([3, 7, 10].map((nights) => totalOf(list, { nights }))).toEqual([338.57, 790, 1128.57]);
  });

  it("weekends cost more in every period", () => {
    const list = makeList({ everyPeriod: { weekdays: [{ days: [5, 6], plus: 30 }] } });
    expect(totalOf(list)).toBe(7 * 90 + 60);
  });

  it("a night in no season is on request, with a least price where the owner names one", () => {
    const list = makeList({
      year: { from: "05-01", to: "09-30" },
      otherDates: { from: "10-01", to: "04-30", least: 55 },
    });
    const answer = ask(list, { arrival: "2027-09-29", nights: 4 });
    expect(answer).toMatchObject({
      ...{ kind: "request", reason: "no-season", leastPerNight: 55 },
      unpriced: ["2027-10-01", "2027-10-02"],
    });
    expect(answer).toHaveProperty("total", null);
  });
});

describe("guests", () => {
  it("four are in the price, a further adult adds 30 and a child 20 a night", () => {
    const further = [{ toAge: 12, amount: 20 }, { amount: 30 }];
    const list = makeList({ guests: { maximum: 7, included: 4, further } });
    expect(totalOf(list, { adults: 4 })).toBe(630);
    expect(totalOf(list, { adults: 5 })).toBe(630 + 210);
    expect(totalOf(list, { adults: 4, children: [3, 12] })).toBe(630 + 280);
    // Those who would pay most are in the price.
    expect(totalOf(list, { adults: 3, children: [5, 8] })).toBe(630 + 140);
    expect(reasonOf(list, { adults: 8 })).toBe("too-many-guests");
    expect(reasonOf(list, { adults: 4, children: [null] })).toBe("age");
  });

  it("four adults and two children can come, not six adults; the tax is the adults'", () => {
    const list = makeList({
      guests: { maximum: 6, maximumAdults: 4 },
      taxes: [{ key: "touristTax", rates: [{ fromAge: 15, amount: 2 }] }],
    });
    expect(totalOf(list, { adults: 4, children: [6, 9] })).toBe(630 + 56);
    expect(reasonOf(list, { adults: 6 })).toBe("too-many-adults");
  });

  it("a price per person is paid by at least ten", () => {
    const list = makeList({
      year: { pricePerNight: 20 },
      guests: { isPricePerGuest: true, leastPaid: 10 },
    });
    expect([2, 10, 12].map((adults) => totalOf(list, { adults }))).toEqual([1400, 1400, 1680]);
    const least = makeList({
      year: { pricePerNight: 20 },
      guests: { isPricePerGuest: true, leastRent: 500 },
    });
    expect([2, 4].map((adults) => totalOf(least, { adults }))).toEqual([500, 560]);
  });

  it("children pay half of a price per person, infants nothing", () => {
    const list = makeList({
      year: { pricePerNight: 20 },
      guests: { isPricePerGuest: true, uncountedToAge: 2, shares: [{ toAge: 11, percent: 50 }] },
    });
    expect(totalOf(list, { children: [1, 8] })).toBe(7 * 50);
  });

  it("a party that the price by heads does not name has no price", () => {
    const byGuests = [
      { guests: 2, pricePerNight: 70 },
      { guests: 4, pricePerNight: 95 },
    ];
    const list = makeList({ periods: [{ key: "year", from: "01-01", to: "12-31", byGuests }] });
    expect([1, 2, 3, 4].map((adults) => totalOf(list, { adults }))).toEqual([490, 490, 665, 665]);
    expect(reasonOf(list, { adults: 5 })).toBe("no-party-price");
  });

  it("dogs cost 15 the first and 7.50 the next a night, at most two; without a word of pets none can come", () => {
    const list = makeList({
      guests: { maximumPets: 2 },
      fees: [{ key: "dogs", amount: 15, furtherAmount: 7.5, per: "petNight" }],
    });
    expect([0, 1, 2].map((pets) => totalOf(list, { pets }) - 630)).toEqual([0, 105, 157.5]);
    expect(reasonOf(list, { pets: 3 })).toBe("too-many-pets");
    expect(reasonOf(makeList({}), { pets: 1 })).toBe("too-many-pets");
  });
});

describe("fees, taxes and discounts", () => {
  it("extras cost what they cost only where they are chosen", () => {
    const list = makeList({
      fees: [
        { key: "linen", amount: 15, per: "piece", isOptional: true },
        { key: "parking", amount: 7, per: "night", isOptional: true },
        { key: "card", percent: 2, on: ["linen"], per: "stay", isOptional: true },
      ],
    });
    expect(totalOf(list)).toBe(630);
    expect(totalOf(list, { choices: { linen: 2, parking: 1 } })).toBe(630 + 30 + 49);
    expect(totalOf(list, { choices: { linen: 2, card: 1 } })).toBe(630 + 30 + 13.2);
    expect(reasonOf(list, { choices: { sauna: 1 } })).toBe("extra");
  });

  it("cleaning is waived from 4 nights on, or dearer from 8", () => {
    const cleaning = (fromNights: number, amount: number) =>
      makeList({
        fees: [{ key: "cleaning", amount: 60, per: "stay", byLength: [{ fromNights, amount }] }],
      });
    const added = (list: PriceList, nights: number) => totalOf(list, { nights }) - 90 * nights;
    expect([3, 4].map((nights) => added(cleaning(4, 0), nights))).toEqual([60, 0]);
    expect([7, 8].map((nights) => added(cleaning(8, 90), nights))).toEqual([60, 90]);
  });

  it("fees have units, a season, a least and a most", () => {
    const added = (fee: object, asked?: Ask) =>
      totalOf(
        makeList({ fees: [{ key: "fee", amount: 4, ...fee }] as PriceList["fees"] & object }),
        asked,
      ) -
      90 * (asked?.nights ?? 7);
    expect(added({ per: "day" })).toBe(32);
    expect(added({ per: "week" }, { nights: 8 })).toBe(8);
    expect(added({ per: "guestNight", most: 40 })).toBe(40);
    expect(added({ per: "guest", least: 30 })).toBe(30);
    expect(added({ per: "guest", fromAge: 3 }, { children: [2, 3] })).toBe(12);
    expect(added({ per: "night", dates: [{ from: "06-15", to: "09-15" }] })).toBe(16);
    expect(added({ per: "guestNight", beyond: 1 })).toBe(28);
  });

  it("tourist tax is by age and season, for four nights, and paid there", () => {
    const dates = [{ from: "06-01", to: "08-31" }];
    const rates = [
      { fromAge: 15, dates, amount: 3 },
      { fromAge: 15, amount: 2 },
      { fromAge: 14, toAge: 14, amount: 1.5 },
      { toAge: 13, amount: 1 },
    ];
    const list = makeList({
      taxes: [{ key: "touristTax", maximumNights: 4, isOnTheSpot: true, rates }],
    });
    const answer = ask(list, { children: [14, 6] });
    expect(answer).toMatchObject({ total: 630, onTheSpotSum: 4 * (3 + 3 + 1.5 + 1) });
    expect(ask(list, { arrival: "2027-05-30" })).toMatchObject({
      onTheSpotSum: 2 * (2 + 2 + 3 + 3),
    });
  });

  it("a percentage is taxed of the nights and of named fees", () => {
    const fees: PriceList["fees"] = [
      { key: "cleaning", amount: 70, per: "stay" },
      { key: "linen", amount: 30, per: "stay" },
    ];
    const list = makeList({ fees, taxes: [{ key: "stateTax", percent: 11, on: ["cleaning"] }] });
    expect(totalOf(list)).toBe(730 + 77);
  });

  it("a percentage of each guest's share of the night is the adults' alone, and has a most", () => {
    const taxes = [{ key: "tax", rates: [{ fromAge: 18, percent: 5 }] }];
    const party = { adults: 2, children: [5] };
    expect(totalOf(makeList({ taxes }), party)).toBe(630 + 21);
    const capped = taxes.map((tax) => ({ ...tax, most: 1 }));
    expect(totalOf(makeList({ taxes: capped }), party)).toBe(630 + 14);
    const ofAll = [{ key: "tax", percent: 5, most: 1.2 }];
    expect(totalOf(makeList({ taxes: ofAll }), party)).toBe(630 + 25.2);
  });

  it("the best discount for the guest counts, or all where the house adds them up", () => {
    const discounts: PriceList["discounts"] = [
      { key: "twoWeeks", steps: [{ fromNights: 14, percent: 10 }] },
      {
        key: "late",
        steps: [
          { mostDaysBefore: 14, percent: 20 },
          { mostDaysBefore: 30, percent: 10 },
        ],
      },
      { key: "early", steps: [{ leastDaysBefore: 180, percent: 5 }] },
      { key: "returning", isOptional: true, steps: [{ percent: 8 }] },
    ];
    const list = makeList({ discounts });
    const off = (asked: Ask) => 1260 - totalOf(list, { nights: 14, ...asked });
    expect(off({})).toBe(126);
    expect(off({ bookedOn: "2027-06-01" })).toBe(252);
    const sum = { ...list, discountsAddUp: true };
    const all = { nights: 14, bookedOn: "2027-06-01", choices: { returning: 1 } };
    expect(totalOf(sum, all)).toBe(1260 - 126 - 252 - 100.8);
    expect(totalOf(list, { bookedOn: "2026-06-01" })).toBe(630 - 31.5);
  });

  it("seven nights cost six", () => {
    const discounts = [{ key: "free", steps: [{ fromNights: 7, freeNights: 1 }] }];
    expect(totalOf(makeList({ discounts }))).toBe(540);
  });

  it("a metered fee is named for exactly the stays with a night in its dates", () => {
    const heating = { from: "10-01", to: "04-30" };
    const fees = [
      { key: "heating", per: "night" as const, dates: [heating], isMetered: true },
      { key: "power", per: "night" as const, isMetered: true },
    ];
    const list = makeList({ fees });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 1, max: 30 }),
        (day, nights) => {
          const arrival = addDays("2027-01-02", day);
          const answer = ask(list, { arrival, nights });
          const months = datesBetween(arrival, addDays(arrival, nights)).map((night) =>
            night.slice(5),
          );
          const isHeated = months.some((night) => night >= heating.from || night <= heating.to);
          expect(answer).toMatchObject({ metered: isHeated ? ["heating", "power"] : ["power"] });
        },
      ),
    );
  });

  it("half cents go up, and yen have no cents", () => {
    expect(totalOf(makeList({ year: { pricePerNight: 0.335 } }), { nights: 1 })).toBe(0.34);
    const yen = makeList({ year: { pricePerNight: 1001 }, taxes: [{ key: "tax", percent: 10 }] });
    expect(totalOf({ ...yen, currency: "JPY" }, { nights: 5 })).toBe(5005 + 501);
  });
});
