import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, it } from "vitest";
import { findListDoubts } from "./list-doubts.ts";
import { findListMistakes } from "./list-mistakes.ts";
import { priceList } from "./price-list.ts";

const year = { key: "year", from: "01-01", to: "12-31", pricePerNight: 100 };

function findAll(said: object): string[] {
  const list = v.parse(priceList, { currency: "EUR", periods: [year], ...said });
  const faults = [...findListMistakes(list), ...findListDoubts(list)];
  return faults.map(({ path, text }) => `${path.join("/")}: ${text}`);
}

const folder = new URL("../../tests/support/price-lists/", import.meta.url);

it.each(readdirSync(folder))(
  "the real list %s has no faults but the nights that its owner left out",
  (name) => {
    const found = findAll(JSON.parse(readFileSync(new URL(name, folder), "utf8")));
    expect(found.filter((text) => !text.includes("the nights between have no price"))).toEqual([]);
  },
);

const fee = { key: "fee", amount: 5, per: "stay" };

it.each<readonly [said: object, text: string]>([
  [
    { periods: [year, { ...year, key: "may", from: "05-01", to: "05-31" }] },
    "periods/1: the periods year (01-01 to 12-31) and may (05-01 to 05-31) overlap from 05-01 to 05-31; give every night one price.",
  ],
  [
    {
      periods: [
        { ...year, from: "2027-01-01", to: "2027-06-30" },
        { ...year, key: "next", from: "2027-06-30", to: "2028-01-01" },
      ],
    },
    "overlap on 2027-06-30; give every night one price.",
  ],
  [
    { fees: [fee], included: ["fee"] },
    `included/0: "fee" is charged in fees and named in included`,
  ],
  [
    { taxes: [{ key: "tax", percent: 7 }], included: ["tax"] },
    `"tax" is charged in taxes and named in included`,
  ],
  [
    { fees: [fee], taxes: [{ key: "fee", percent: 7 }] },
    `taxes/0/key: "fee" is the key of a fee, too`,
  ],
  [
    { taxes: [{ key: "tax", percent: 7, on: ["cleaning"] }] },
    `taxes/0/on/0: taxes[0] (tax).on names the fee "cleaning", which does not exist; add it or remove its name.`,
  ],
  [
    { fees: [{ ...fee, periods: ["summer"] }] },
    `fees/0/periods/0: fees[0] (fee).periods names the period "summer", which does not exist; expected one of year.`,
  ],
  [
    {
      fees: [
        { key: "card", percent: 2, per: "stay" },
        { key: "more", percent: 2, per: "stay", on: ["card"] },
      ],
    },
    'fees/1/on/0: fees[1] (more).on names "card", a percentage itself',
  ],
  [
    {
      periods: [{ key: "a", from: "01-01", to: "12-31", percentOf: { period: "b", percent: 90 } }],
    },
    'periods/0/percentOf: periods[0] (a) is a percentage of "b", which is no period; expected one of a.',
  ],
  [
    {
      periods: [
        { key: "a", from: "01-01", to: "06-30", percentOf: { period: "b", percent: 90 } },
        { key: "b", from: "07-01", to: "12-31", percentOf: { period: "a", percent: 90 } },
      ],
    },
    "periods/0: periods[0] (a) is a percentage of itself: a of b of a; give one of them a price.",
  ],
  [
    {
      periods: [
        { key: "a", from: "01-01", to: "12-31", packages: [{ nights: 3, percentOfWeek: 60 }] },
      ],
    },
    "periods/0/packages/0: periods[0] (a).packages[0] is a percentage of a week, which has no price in the period; add a package of 7 nights with a price.",
  ],
  [
    { freeCancellationDays: 30, cancellation: { steps: [] } },
    "freeCancellationDays: freeCancellationDays stands beside cancellation",
  ],
  [
    {
      periods: [
        { ...year, from: "06-01", to: "08-31" },
        { ...year, key: "autumn", from: "09-05", to: "10-31" },
      ],
    },
    "periods/0/to: periods[0] (year).to is 08-31, and the next period begins on 09-05: the nights between have no price",
  ],
  [
    {
      periods: [
        { ...year, from: "2027-06-01", to: "2027-08-30" },
        { ...year, key: "autumn", from: "2027-09-01", to: "2027-10-31" },
      ],
    },
    "to is 2027-08-30, and the next period begins on 2027-09-01",
  ],
  [{ guests: { further: [{ amount: 10 }] } }, "guests/further: guests.further never applies"],
  [
    { guests: { shares: [{ toAge: 3, percent: 0 }] } },
    "guests/shares: guests.shares never applies",
  ],
  [
    { fees: [{ ...fee, per: "piece" }] },
    "fees/0: fees[0] (fee) never applies, since guests choose how many pieces they want",
  ],
  [
    { fees: [{ ...fee, per: "pet" }], guests: { maximumPets: 0 } },
    "fees/0: fees[0] (fee) never applies, since no pets can come",
  ],
  [
    {
      periods: [{ ...year, to: "05-31" }],
      fees: [{ ...fee, per: "night", dates: [{ from: "06-15", to: "07-15" }] }],
    },
    "fees/0: fees[0] (fee) never applies, since its dates are in no period; correct them or remove it.",
  ],
  [
    {
      everyPeriod: { maximumNights: 7 },
      discounts: [{ key: "long", steps: [{ fromNights: 14, percent: 5 }] }],
    },
    "discounts/0/steps/0: discounts[0] (long).steps[0] never applies, since no such stay can be booked; correct its nights and days or remove it.",
  ],
  [
    {
      rules: { noticeDays: 7 },
      discounts: [{ key: "late", steps: [{ mostDaysBefore: 3, percent: 5 }] }],
    },
    "discounts/0/steps/0: discounts[0] (late).steps[0] never applies",
  ],
  [
    { periods: [{ ...year, minimumNights: 5, packages: [{ nights: 3, price: 100 }] }] },
    "periods/0/packages/0: periods[0] (year).packages[0] is for 3 nights, and the period lets no such stay; correct its nights or remove it.",
  ],
  [
    { periods: [{ ...year, shortStays: [{ fromNights: 2 }] }] },
    "periods/0/shortStays/0: periods[0] (year).shortStays[0] never applies",
  ],
  [
    {
      taxes: [
        {
          key: "tax",
          rates: [
            { fromAge: 19, amount: 2 },
            { fromAge: 12, toAge: 17, amount: 1 },
          ],
        },
      ],
    },
    "taxes/0/rates: taxes[0] (tax).rates has no entry for the age of 18; write one, with the amount 0 where nothing is charged.",
  ],
])("a fault is told with its place: %o", (said, text) => {
  expect(findAll(said)).toEqual([expect.stringContaining(text)]);
});

it.each<readonly [said: object, message: string]>([
  [{ periods: [{ ...year, to: "2027-12-31" }] }, "has a day of every year and a date"],
  [{ periods: [{ ...year, from: "2028-01-01", to: "2027-12-31" }] }, "ends before it begins"],
  [{ periods: [{ key: "year", from: "01-01", to: "12-31" }] }, "has no price"],
  [{ periods: [{ ...year, pricePerWeek: 700 }] }, "has two prices for a night"],
  [{ periods: [{ ...year, packages: [{ nights: 2 }] }] }, "needs one price"],
  [{ fees: [{ key: "fee", per: "stay" }] }, "has no amount"],
  [{ taxes: [{ key: "tax" }] }, "needs one of percent, amount and rates"],
  [
    { payment: { instalments: [{ percent: 30 }] } },
    "needs one of withinDays, withinWorkingDays and daysBefore",
  ],
  [{ payment: { depositPercent: 30 } }, "needs depositPercent and balanceDueDays together"],
])("a value that says too little or too much is refused: %o", (said, message) => {
  const { issues } = v.safeParse(priceList, { currency: "EUR", periods: [year], ...said });
  expect(issues?.map((issue) => issue.message).join()).toContain(message);
});
