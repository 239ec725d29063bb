import { date as anyDate, assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import * as dates from "./calendar-date.ts";

const { addDays, addMonths, daysBetween, datesBetween, isCalendarDate, weekdayOf } = dates;

const calendarDate = anyDate({
  min: new Date("1900-01-01T00:00:00Z"),
  max: new Date("2900-01-01T00:00:00Z"),
  noInvalidDate: true,
}).map((date) => date.toISOString().slice(0, 10));

describe("a calendar date", () => {
  it.each(["2028-02-29", "2000-02-29", "2026-12-31", "0001-01-01", "9999-12-31"])(
    "%s exists",
    (text) => {
      expect(isCalendarDate(text)).toBe(true);
    },
  );

  it.each([
    ...["2027-02-29", "1900-02-29", "2027-04-31", "2027-00-10", "2027-13-01", "2027-01-00"],
    ...["2027-1-1", "20270101", " 2027-01-01", "2027-01-01T00:00:00Z", "2027-01-01\n", ""],
    ...["+12027-01-01", "２０２７-01-01"],
  ])("%j is none", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it("knows its weekday, Monday first", () => {
    expect(datesBetween("2026-11-16", "2026-11-23").map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("is brought back from where it was moved to", () => {
    expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
    assert(
      property(calendarDate, integer({ min: -4000, max: 4000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(isCalendarDate(moved)).toBe(true);
        expect(daysBetween(date, moved)).toBe(days);
        expect(addDays(moved, -days)).toBe(date);
        expect(weekdayOf(moved)).toBe(((((weekdayOf(date) - 1 + days) % 7) + 7) % 7) + 1);
      }),
    );
  });
});

describe("a month", () => {
  it.each([
    ["2028-02", 29],
    ["2027-02", 28],
    ["2026-12", 31],
  ])("%s has %i days, all of them its own", (month, days) => {
    expect(dates.datesOfMonth(month).map(dates.monthOf)).toEqual(Array(days).fill(month));
  });

  it("knows the days of a season over the turn of the year", () => {
    const season = { from: "12-15", to: "01-10" };
    const days = ["12-14", "12-15", "12-31", "01-01", "01-10", "01-11"];
    expect(days.filter((day) => dates.isDayWithin(season, day))).toEqual(days.slice(1, -1));
  });

  it("moves over the turn of the year", () => {
    expect(dates.shiftMonth("2026-01", -1)).toBe("2025-12");
    expect(dates.monthsBetween("2026-11-20", "2027-01-01")).toEqual([
      ...["2026-11", "2026-12", "2027-01"],
    ]);
  });

  it("later keeps the day where it can", () => {
    expect(addMonths("2026-11-20", 18)).toBe("2028-05-20");
    expect(addMonths("2026-08-31", 18)).toBe("2028-02-29");
  });

  it.each([
    ["2026-11", [1, 7, 7, 7, 7, 1]],
    ["2027-02", [7, 7, 7, 7]],
    ["2028-02", [6, 7, 7, 7, 2]],
  ])("has weeks from Monday, the first and the last perhaps short: %s", (month, lengths) => {
    const weeks = dates.weeksOfMonth(month, 1);
    expect(weeks.map((week) => week.length)).toEqual(lengths);
    expect(weeks.flat()).toEqual(dates.datesOfMonth(month));
  });

  it("has weeks from Sunday or Saturday where they begin then", () => {
    const lengths = (first: number) =>
      dates.weeksOfMonth("2026-11", first).map((week) => week.length);
    expect(lengths(7)).toEqual([7, 7, 7, 7, 2]);
    expect(lengths(6)).toEqual([6, 7, 7, 7, 3]);
  });
});
