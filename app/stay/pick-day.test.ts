import { describe, expect, it } from "vitest";
import { calendarOf, publishedCase, today } from "../../tests/support/sample-availability.ts";
import { choiceOf, pickDay } from "./pick-day.ts";

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
      .reduce((stay, day) => pickDay(day, stay, choiceOf(stay, availability, today)), none);
    const year = (day: string) => day && `2026-${day}`;
    expect(picked).toEqual({ arrival: year(arrival), departure: year(departure) });
  });

  it("says which days can be picked, and which answer at all", () => {
    const { canArrive, isOpen } = choiceOf(none, availability, today);
    expect(["2026-12-15", "2026-12-16"].map(canArrive)).toEqual([false, true]);
    expect(["2026-11-19", "2026-12-15"].map(isOpen)).toEqual([false, true]);
    const second = choiceOf({ arrival: "2026-12-16", departure: "" }, availability, today);
    expect(["2026-12-17", "2026-12-18"].map(second.canDepart)).toEqual([true, false]);
  });
});
