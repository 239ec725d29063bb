import { assert, property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyCalendar,
  anyDay,
  calendarOf,
  publishedCase,
  today,
} from "../../tests/support/sample-availability.ts";
import { dayStatus, freeRanges, nightState } from "./availability.ts";
import { addDays, datesBetween, daysBetween } from "./calendar-date.ts";

const calendar = calendarOf(publishedCase);

function statusOf(date: string) {
  return dayStatus(calendar, date).status;
}

describe("a day of the calendar", () => {
  it("is told from the night before and the night after", () => {
    expect(datesBetween("2026-12-14", "2026-12-28").map(statusOf)).toEqual([
      "available",
      "checkin",
      "checkout",
      "checkin",
      "booked",
      "booked",
      "booked",
      "checkout",
      "available",
      "checkin",
      "checkout",
      "checkin",
      "checkout",
      "available",
    ]);
  });

  it("is booked in two halves where one stay ends and another begins", () => {
    const taken = [
      { from: "2026-12-05", to: "2026-12-07" },
      { from: "2026-12-07", to: "2026-12-09" },
    ];
    expect(dayStatus(calendarOf(taken), "2026-12-07")).toEqual({
      status: "booked",
      morning: "taken",
      afternoon: "taken",
      isChangeover: true,
    });
    expect(dayStatus(calendarOf(taken), "2026-12-06").isChangeover).toBe(false);
  });

  it("is past before today, also in an answer of an earlier day", () => {
    expect(statusOf("2026-11-19")).toBe("past");
    expect(statusOf(today)).toBe("available");
    expect(dayStatus(calendar, "2026-11-21", "2026-11-22").status).toBe("past");
  });

  it("is booked, not a check-in, where tonight is taken: nobody can leave today any more", () => {
    const taken = [{ from: today, to: "2026-11-22" }];
    expect(dayStatus(calendarOf(taken), today)).toMatchObject({
      status: "booked",
      morning: "past",
      isChangeover: false,
    });
  });

  it("is not open from where platforms or the calendar end, and its morning may be free", () => {
    const closed = calendarOf([], { openUntil: "2027-02-01" });
    expect(dayStatus(closed, "2027-02-01")).toMatchObject({ status: "not-open", morning: "free" });
    expect(dayStatus(closed, "2027-01-31").status).toBe("available");
    expect(dayStatus(calendar, calendar.until).status).toBe("not-open");
  });

  it("stays booked beyond that where a stay is known", () => {
    const stay = { from: "2027-03-01", to: "2027-03-05" };
    expect(nightState(calendarOf([stay], { openUntil: "2027-02-01" }), "2027-03-02")).toBe("taken");
  });

  it("never contradicts the next day", () => {
    assert(
      property(anyCalendar, anyDay, (availability, date) => {
        const day = dayStatus(availability, date);
        const next = dayStatus(availability, addDays(date, 1));
        expect(day.afternoon).toBe(next.morning);
        if (day.status === "checkin") expect(["booked", "checkout"]).toContain(next.status);
        if (day.status === "checkout") expect(["booked", "checkout"]).not.toContain(next.status);
        if (day.status === "available") expect(["booked", "checkout"]).not.toContain(next.status);
      }),
    );
  });
});

describe("free nights", () => {
  it("of the published case are exactly the three gaps, and what lies before and after", () => {
    expect(freeRanges(calendar)).toEqual([
      { from: today, to: "2026-12-15" },
      { from: "2026-12-16", to: "2026-12-17" },
      { from: "2026-12-21", to: "2026-12-23" },
      { from: "2026-12-24", to: "2026-12-25" },
      { from: "2026-12-26", to: "2028-05-20" },
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
