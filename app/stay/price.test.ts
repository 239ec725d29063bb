import { expect, it } from "vitest";
import { addDays } from "../../domain/dates/calendar-date.ts";
import { priceOfStay } from "./price.ts";

const winter = { key: "winter", from: "12-15", to: "01-10", pricePerNight: 45.525 };
const year = { key: "year", from: "01-01", to: "12-31", pricePerNight: 100 };

it.each([
  ["over the turn of the year, to a thousandth of a dinar", winter, "2026-12-30", 136.575],
  ["of a house that is open all year", year, "2026-12-30", 300],
  ["beyond a season", winter, "2027-01-09", null],
])("a stay %s has the price of its nights", (_what, period, arrival, total) => {
  const stay = { arrival, departure: addDays(arrival, 3) };
  expect(priceOfStay({ currency: "KWD", periods: [period] }, stay).total).toBe(total);
});
