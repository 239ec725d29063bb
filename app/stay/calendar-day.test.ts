import { describe, expect, it } from "vitest";
import { readTexts, textLocales } from "../../tests/support/read-texts.ts";
import { calendarOf, samplePrices, today } from "../../tests/support/sample-availability.ts";
import { fillText } from "../i18n/fill-text.ts";
import { formatDay } from "../i18n/format.ts";
import { defaultLocale } from "../i18n/locales.ts";
import { nameDay, pickedPart, showDay } from "./calendar-day.ts";

const locale = textLocales[0] ?? defaultLocale;
const texts = await readTexts(locale, "availability");
const sources = {
  availability: calendarOf([
    { from: "2027-06-05", to: "2027-06-12" },
    { from: "2027-06-12", to: "2027-06-19" },
  ]),
  today,
  prices: samplePrices,
  nightPrices: {
    june: "€100",
    july: "€129.90",
  },
  texts,
};

describe("a day of the calendar", () => {
  it("has a price where its night can be had", () => {
    expect(showDay("2027-06-04", sources)).toMatchObject({ status: "available", price: "€100" });
    expect(showDay("2027-06-05", sources)).toMatchObject({ status: "checkin", price: undefined });
    expect(showDay("2027-06-19", sources)).toMatchObject({ status: "checkout", price: "€100" });
    expect(showDay("2027-05-31", sources).price).toBeUndefined();
  });

  it("tells a change of guests from a day in the middle of a stay", () => {
    expect(showDay("2027-06-12", sources).status).toBe("changeover");
    expect(showDay("2027-06-13", sources).status).toBe("booked");
  });

  it("is named in full for those who hear it", () => {
    const { days, perNight } = texts;
    const night = { ...showDay("2027-06-20", sources), part: "night" as const };
    const price = fillText(perNight, { price: "€100" });
    expect(nameDay(night, { locale, texts })).toBe(
      [formatDay("2027-06-20", locale), days.available, price, days.night].join(", "),
    );
    const now = { ...showDay(today, sources), part: undefined };
    expect(nameDay(now, { locale, texts })).toBe(
      [formatDay(today, locale), days.today, days.available].join(", "),
    );
  });
});

describe("the part of a stay that a day is", () => {
  it("is its arrival, a night between, its departure or none", () => {
    const part = (date: string) => pickedPart(date, "2027-06-20", "2027-06-22");
    expect(
      ["2027-06-19", "2027-06-20", "2027-06-21", "2027-06-22", "2027-06-23"].map(part),
    ).toEqual([undefined, "arrival", "night", "departure", undefined]);
  });

  it("is only the arrival while there is no departure, and nothing before", () => {
    expect(pickedPart("2027-06-20", "2027-06-20", "")).toBe("arrival");
    expect(pickedPart("2027-06-21", "2027-06-20", "")).toBeUndefined();
    expect(pickedPart("2027-06-21", "", "")).toBeUndefined();
  });
});
