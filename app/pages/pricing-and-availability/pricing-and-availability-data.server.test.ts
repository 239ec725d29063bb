import { expect, it } from "vitest";
import { readTexts, textLocales } from "../../../tests/support/languages.ts";
import { formatWeekdays } from "../../i18n/format.ts";
import { defaultLocale } from "../../i18n/locales.ts";
import { describeRules } from "./pricing-and-availability-data.server.ts";

const locale = textLocales[0] ?? defaultLocale;
const messages = await readTexts(locale, "availability");
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
