import { expect, it } from "vitest";
import type { PriceList } from "../../domain/prices/price-list.ts";
import { priceStays } from "./price-stays.ts";

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
  const [weekend, week, weeks] = priceStays(list, "2026-11-20", 8);
  expect(weekend).toEqual({
    heading: expect.stringMatching(/^Fri.* 7.*9 May 2027, 2 guests$/),
    lines: [
      ["2 nights, low", "€180.00"],
      ["Fee, cleaning", "€65.00"],
    ],
    total: "€245.00",
  });
  expect(week?.heading).toMatch(/7.*14 August 2027, 4 guests$/);
  expect(week?.total).toBe("€905.00");
  expect(weeks?.heading).toMatch(/2 guests and a dog$/);
  expect(weeks?.total).toBe("€1,465.00");
});

it("a stay that the list does not let is said to be not possible, and why", () => {
  const strict = { ...list, everyPeriod: { minimumNights: 3 } };
  expect(priceStays(strict, "2026-11-20", 8)[0]?.total).toBe("Not possible (Minimum nights: 3)");
});
