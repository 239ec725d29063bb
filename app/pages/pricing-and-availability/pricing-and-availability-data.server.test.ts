import { expect, it } from "vitest";
import { readTexts } from "../../../tests/support/read-texts.ts";
import { periodRules } from "./pricing-and-availability-data.server.ts";

const texts = await readTexts("de", "seasonal-pricing");
const period = { key: "01aug_15aug", from: "08-01", to: "08-15", pricePerNight: 150 };

it("says the rules of a period under its dates, and none where there are none", () => {
  const rules = periodRules({ ...period, minimumNights: 7, arrivalDays: [6, 7] }, "de", texts);
  expect(rules).toHaveLength(2);
  expect(rules[0]).toMatch(/7\sNächte/);
  expect(rules[1]).toMatch(/Samstag.*Sonntag/);
  expect(periodRules(period, "de", texts)).toEqual([]);
});
