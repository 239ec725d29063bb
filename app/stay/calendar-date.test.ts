import { date as anyDate, assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  datesBetween,
  datesOfMonth,
  daysBetween,
  earlierOf,
  isCalendarDate,
  laterOf,
  monthOf,
  monthsBetween,
  shiftMonth,
  weekdayOf,
  weeksOfMonth,
} from "./calendar-date.ts";

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
    "2027-02-29",
    "1900-02-29",
    "2027-02-30",
    "2027-04-31",
    "2027-00-10",
    "2027-13-01",
    "2027-01-00",
    "2027-1-1",
    "20270101",
    " 2027-01-01",
    "2027-01-01T00:00:00Z",
    "2027-01-01\n",
    "+12027-01-01",
    "２０２７-01-01",
    "",
  ])("%j is none", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it("counts over leap days, the change of the clocks and the turn of the year", () => {
    expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
    expect(addDays("2027-03-27", 2)).toBe("2027-03-29");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
    expect(daysBetween("2027-01-01", "2026-12-31")).toBe(-1);
  });

  it("knows its weekday, Monday first", () => {
    expect(datesBetween("2026-11-16", "2026-11-23").map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("is compared with another", () => {
    expect(earlierOf("2026-12-31", "2027-01-01")).toBe("2026-12-31");
    expect(laterOf("2026-12-31", "2027-01-01")).toBe("2027-01-01");
  });

  it("is brought back from where it was moved to", () => {
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
  it("has its own number of days", () => {
    expect(datesOfMonth("2028-02")).toHaveLength(29);
    expect(datesOfMonth("2027-02").at(-1)).toBe("2027-02-28");
    expect(datesOfMonth("2026-12")).toHaveLength(31);
  });

  it("is that of its dates", () => {
    expect(datesOfMonth("2028-02").map(monthOf)).toEqual(Array(29).fill("2028-02"));
  });

  it("moves over the turn of the year", () => {
    expect(shiftMonth("2026-11", 3)).toBe("2027-02");
    expect(shiftMonth("2026-01", -1)).toBe("2025-12");
    expect(monthsBetween("2026-11-20", "2027-02-01")).toEqual([
      "2026-11",
      "2026-12",
      "2027-01",
      "2027-02",
    ]);
  });

  it("later keeps the day where it can", () => {
    expect(addMonths("2026-11-20", 18)).toBe("2028-05-20");
    expect(addMonths("2026-08-31", 18)).toBe("2028-02-29");
  });
});

describe("the weeks of a month", () => {
  it("begin on Monday, the first and the last perhaps short", () => {
    const weeks = weeksOfMonth("2026-11");
    expect(weeks.map((week) => week.length)).toEqual([1, 7, 7, 7, 7, 1]);
    expect(weeks[1]?.[0]).toBe("2026-11-02");
  });

  it("are four in a February that begins on a Monday", () => {
    expect(weeksOfMonth("2027-02").map((week) => week.length)).toEqual([7, 7, 7, 7]);
  });

  it("hold every day of a leap February once", () => {
    expect(weeksOfMonth("2028-02").flat()).toHaveLength(29);
  });
});
