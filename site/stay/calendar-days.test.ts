import { describe, expect, it } from "vitest";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { formatDay } from "../../domain/locales/format.ts";
import {
  calendarOf,
  publishedCase,
  samplePrices,
  today,
} from "../../tests/support/sample-availability.ts";
import { english as locale, messages } from "../../tests/support/unit-house/languages.ts";
import {
  choiceOf,
  listNightPrices,
  nameDay,
  pickDay,
  pickedPart,
  showDay,
} from "./calendar-days.ts";
import type { Stay } from "./stay.ts";

const rules = {
  availability: calendarOf([{ from: "2027-06-05", to: "2027-06-12" }]),
  today,
  prices: samplePrices,
};
const showOn = (date: string) => showDay(date, rules, listNightPrices(rules, locale));

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

const availability = calendarOf(publishedCase);
const none = { arrival: "", departure: "" };

describe("picking a stay day by day", () => {
  it.each([
    ["takes the first day as arrival", "12-01", "12-01", ""],
    ["takes the second as departure", "12-01 12-05", "12-01", "12-05"],
    ["lets guests leave on the day on which another stay begins", "12-21 12-23", "12-21", "12-23"],
    ["begins anew with an earlier day", "12-05 12-01", "12-01", ""],
    ["begins anew with one beyond a taken night", "12-05 12-28", "12-28", ""],
    ["begins anew after a whole stay", "12-03 12-05 12-09", "12-09", ""],
    ["asks about a day that is taken, for a week", "12-18", "12-18", "12-25"],
    ["asks so after a later arrival, too", "12-21 12-18", "12-18", "12-25"],
    ["asks up to a day that is taken", "12-16 12-18", "12-16", "12-18"],
    ["leaves days alone that are past", "11-19", "", ""],
  ])("%s: %s", (_what, days, arrival, departure) => {
    const picked = days
      .split(" ")
      .map((day) => `2026-${day}`)
      .reduce<Stay>(
        (stay, day) => pickDay(day, stay, choiceOf(stay, availability, today)) ?? stay,
        none,
      );
    const year = (day: string) => day && `2026-${day}`;
    expect(picked).toEqual({ arrival: year(arrival), departure: year(departure) });
  });

  it("keeps a stay that can be had where the next day is taken, and begins anew where it is free", () => {
    const picked = { arrival: "2026-12-03", departure: "2026-12-05" };
    const choice = choiceOf(picked, availability, today);
    expect(pickDay("2026-12-18", picked, choice, true)).toBeNull();
    expect(pickDay("2026-12-09", picked, choice, true)).toMatchObject({ departure: "" });
  });

  it("says which days can be picked, and which answer at all", () => {
    const { canArrive, isOpen } = choiceOf(none, availability, today);
    expect(["2026-12-15", "2026-12-16"].map(canArrive)).toEqual([false, true]);
    expect(["2026-11-19", "2026-12-15"].map(isOpen)).toEqual([false, true]);
    const second = choiceOf({ arrival: "2026-12-16", departure: "" }, availability, today);
    expect(["2026-12-17", "2026-12-18"].map(second.canDepart)).toEqual([true, false]);
  });
});
