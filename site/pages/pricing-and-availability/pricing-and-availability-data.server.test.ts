import { expect, it } from "vitest";
import { formatWeekdays } from "../../../domain/locales/format.ts";
import { english as locale, messages } from "../../../tests/support/unit-house/languages.ts";
import { describeRules, nextMonthOf } from "./pricing-and-availability-data.server.ts";

const period = { key: "01aug_15aug", from: "08-01", to: "08-15", pricePerNight: 150 };

it("says the rules of a period under its dates, and none where there are none", () => {
  const rulesOf = (own: object) => {
    const ruled = { ...period, ...own };
    return describeRules({ currency: "EUR", periods: [ruled] }, ruled, { locale, messages });
  };
  const rules = rulesOf({ minimumNights: 7, arrivalDays: [6, 7] });
  expect(rules).toHaveLength(2);
  expect(rules[0]).toContain("7");
  expect(rules[1]).toContain(formatWeekdays([6, 7], locale));
  expect(rulesOf({})).toEqual([]);
});

it("leads to the next month in which a night of a period begins, or to none", () => {
  const winter = { key: "winter", from: "12-24", to: "02-28", pricePerNight: 80 };
  const prices = {
    currency: "EUR",
    periods: [period, winter, { ...period, key: "b", from: "03-01", to: "03-31" }],
  };
  const monthFrom = (from: string, to = "2028-05-20") => nextMonthOf(prices, winter, { from, to });
  expect(monthFrom("2026-11-20")).toBe("2026-12");
  expect(monthFrom("2027-01-10")).toBe("2027-01");
  expect(monthFrom("2028-02-29")).toBe("2028-02");
  expect(monthFrom("2028-03-01")).toBeNull();
});
