import { assert, property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyCalendar,
  anyDay,
  calendarOf,
  publishedCase,
  today,
} from "../../tests/support/sample-availability.ts";
import { addDays, datesBetween, daysBetween } from "../dates/calendar-date.ts";
import {
  dayStatus,
  freeRanges,
  freshnessOf,
  newerOf,
  nightState,
  staleFrom,
} from "./availability.ts";

const calendar = calendarOf(publishedCase);
const twoStays = calendarOf([
  { from: "2026-12-05", to: "2026-12-07" },
  { from: "2026-12-07", to: "2026-12-09" },
]);
const tonight = calendarOf([{ from: today, to: "2026-11-22" }]);
const closed = calendarOf([{ from: "2027-03-01", to: "2027-03-05" }], { openUntil: "2027-02-01" });

it.each([
  [true, "checked later", "2026-11-20T14:30:00Z"],
  [true, "checked at the same time", calendar.checkedAt],
  [false, "checked before", "2026-11-20T13:30:00Z"],
  [false, "of a server that has read no feed yet", null],
] as const)("a page takes over (%s) an answer %s", (isNews, _what, checkedAt) => {
  const answer = { ...calendar, checkedAt };
  expect(newerOf(calendar, answer)).toBe(isNews ? answer : calendar);
});

describe("a day of the calendar", () => {
  it("is told from the night before and the night after", () => {
    const days = datesBetween("2026-12-14", "2026-12-28").map((date) => dayStatus(calendar, date));
    expect(days.join(" ")).toBe(
      "available checkin checkout checkin booked booked booked checkout " +
        "available checkin checkout checkin checkout available",
    );
  });

  it.each([
    ["booked in two halves where two stays meet", "changeover", twoStays, "12-07"],
    ["no change in the middle of a stay", "booked", twoStays, "12-06"],
    ["past before today", "past", calendar, "11-19"],
    ["available today, though its morning is past", "available", calendar, "11-20"],
    ["no check-in where tonight is taken: nobody can leave today", "booked", tonight, "11-20"],
  ] as const)("is %s", (_what, status, availability, day) => {
    expect(dayStatus(availability, `2026-${day}`)).toBe(status);
  });

  it("is past before today in an answer of an earlier day, too", () => {
    expect(dayStatus(calendar, "2026-11-21", "2026-11-22")).toBe("past");
  });

  it("is not open from where platforms or the calendar end, unless a stay is known", () => {
    expect(dayStatus(closed, "2027-01-31")).toBe("available");
    expect(dayStatus(closed, "2027-02-01")).toBe("not-open");
    expect(dayStatus(closed, "2027-03-02")).toBe("booked");
    expect(dayStatus(calendar, calendar.until)).toBe("not-open");
  });

  it("never contradicts the next day", () => {
    assert(
      property(anyCalendar, anyDay, (availability, date) => {
        const day = dayStatus(availability, date);
        const isTakenAfter = ["booked", "checkin", "changeover"].includes(day);
        const next = dayStatus(availability, addDays(date, 1));
        if ([day, next].some((one) => one === "past" || one === "not-open")) return;
        expect(["booked", "checkout", "changeover"].includes(next)).toBe(isTakenAfter);
      }),
    );
  });
});

describe("free nights", () => {
  it("of the published case are exactly the three gaps, and what lies before and after", () => {
    const spans = freeRanges(calendar).map(({ from, to }) => `${from} ${to}`);
    expect(spans).toEqual([
      `${today} 2026-12-15`,
      "2026-12-16 2026-12-17",
      "2026-12-21 2026-12-23",
      "2026-12-24 2026-12-25",
      "2026-12-26 2028-05-20",
    ]);
  });

  it("begin today in an answer of an earlier day", () => {
    expect(freeRanges(calendar, "2026-12-22")[0]).toEqual({ from: "2026-12-22", to: "2026-12-23" });
  });

  it("are the nights whose state is free, no more and no fewer", () => {
    assert(
      property(anyCalendar, anyDay, (availability, date) => {
        const ranges = freeRanges(availability);
        const isInRange = ranges.some(({ from, to }) => from <= date && date < to);
        expect(isInRange).toBe(nightState(availability, date) === "free");
        expect(ranges.every(({ from, to }) => daysBetween(from, to) > 0)).toBe(true);
      }),
    );
  });
});

describe("the freshness of a calendar", () => {
  it.each([
    ["2026-11-20T14:00:00Z", "fresh"],
    ["2026-11-19T14:00:00Z", "fresh"],
    ["2026-11-19T13:59:59Z", "old"],
    ["2026-11-18T14:00:00Z", "old"],
    ["2026-11-18T13:59:59Z", "stale"],
    ["2026-11-21T14:00:00Z", "fresh"],
    ["never", "unknown"],
    [null, "unknown"],
  ])("checked at %s is %s", (checkedAt, freshness) => {
    expect(freshnessOf({ checkedAt }, new Date("2026-11-20T14:00:00Z"))).toBe(freshness);
  });

  it("an owner's own calendar is fresh for its days, and stale after them", () => {
    const own = { checkedAt: "2026-11-20T00:00:00Z", countsForDays: 30 };
    expect(freshnessOf(own, new Date("2026-12-20T00:00:00Z"))).toBe("fresh");
    expect(freshnessOf(own, new Date("2026-12-20T00:00:01Z"))).toBe("stale");
    expect(staleFrom(own).toISOString()).toBe("2026-12-20T00:00:00.000Z");
  });
});
