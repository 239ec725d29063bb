import { describe, expect, it } from "vitest";
import { calendarOf, samplePrices, today } from "../../tests/support/sample-availability.ts";
import { english as locale, messages } from "../../tests/support/unit-house/languages.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { formatDay } from "../i18n/format.ts";
import { nameDay, pickedPart, showDay } from "./calendar-day.ts";

const rules = {
  availability: calendarOf([{ from: "2027-06-05", to: "2027-06-12" }]),
  today,
  prices: samplePrices,
};
const showOn = (date: string) => showDay(date, rules, ["€100", "€129.90"]);

describe("a day of the calendar", () => {
  it.each([
    ["2027-06-04", "€100"],
    ["2027-06-05", undefined],
    ["2027-06-12", "€100"],
    ["2027-05-31", undefined],
  ])("on %s has the price %s: that of a night that can be had", (date, price) => {
    expect(showOn(date).price).toBe(price);
  });

  it("is named in full for those who hear it", () => {
    const { days, perNight } = messages;
    const price = fillMessage(perNight, { price: "€100" });
    expect(nameDay(showOn("2027-06-20"), "night", { locale, messages })).toBe(
      [formatDay("2027-06-20", locale), days.available, price, days.night].join(", "),
    );
    expect(nameDay(showOn(today), undefined, { locale, messages })).toBe(
      [formatDay(today, locale), days.today, days.available].join(", "),
    );
    const french = { locale: "fr" as unknown as typeof locale, messages };
    expect(nameDay(showOn("2027-05-01"), undefined, french)).toMatch(/^samedi 1\s/);
  });

  it("is the arrival, a night, the departure or no part of a stay; without a departure no night", () => {
    const days = ["2027-06-19", "2027-06-20", "2027-06-21", "2027-06-22", "2027-06-23"];
    const parts = (departure: string) =>
      days.map((date) => pickedPart(date, "2027-06-20", departure));
    expect(parts("2027-06-22")).toEqual([undefined, "arrival", "night", "departure", undefined]);
    expect(parts("")).toEqual([undefined, "arrival", undefined, undefined, undefined]);
    expect(pickedPart("2027-06-21", "", "")).toBeUndefined();
  });
});
