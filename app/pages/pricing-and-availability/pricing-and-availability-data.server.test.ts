import { expect, it } from "vitest";
import { english as locale, messages } from "../../../tests/support/unit-house/languages.ts";
import { formatWeekdays } from "../../i18n/format.ts";
import { describeRules } from "./pricing-and-availability-data.server.ts";

const period = { key: "01aug_15aug", from: "08-01", to: "08-15", pricePerNight: 150 };

it("says the rules of a period under its dates, and none where there are none", () => {
  const rules = describeRules(
    { ...period, minimumNights: 7, arrivalDays: [6, 7] },
    { locale, messages },
  );
  expect(rules).toHaveLength(2);
  expect(rules[0]).toContain("7");
  expect(rules[1]).toContain(formatWeekdays([6, 7], locale));
  expect(describeRules(period, { locale, messages })).toEqual([]);
});
