import { describe, expect, it } from "vitest";
import { calendarOf, publishedCase, today } from "../../tests/support/sample-availability.ts";
import { choiceOf, pickDay } from "./use-picking.ts";

const availability = calendarOf(publishedCase);
const none = { arrival: "", departure: "" };

function pickAll(...days: readonly string[]) {
  return days.reduce(
    (picked, day) => pickDay(day, picked, choiceOf(picked, availability, today)),
    none,
  );
}

describe("picking a stay day by day", () => {
  it("takes the first day as arrival and the second as departure", () => {
    expect(pickAll("2026-12-01")).toEqual({ arrival: "2026-12-01", departure: "" });
    expect(pickAll("2026-12-01", "2026-12-05")).toEqual({
      arrival: "2026-12-01",
      departure: "2026-12-05",
    });
  });

  it("lets guests leave on the day on which another stay begins", () => {
    expect(pickAll("2026-12-21", "2026-12-23").departure).toBe("2026-12-23");
  });

  it("begins anew with an earlier day, with one beyond a taken night, and after a whole stay", () => {
    for (const days of [
      ["2026-12-05", "2026-12-01"],
      ["2026-12-05", "2026-12-28"],
      ["2026-12-03", "2026-12-05", "2026-12-09"],
    ]) {
      expect(pickAll(...days)).toEqual({ arrival: days.at(-1), departure: "" });
    }
  });

  it("asks about a day that is taken, for a week or up to it; days that are past are nothing", () => {
    const week = { arrival: "2026-12-18", departure: "2026-12-25" };
    expect(pickAll("2026-12-18")).toEqual(week);
    expect(pickAll("2026-12-21", "2026-12-18")).toEqual(week);
    expect(pickAll("2026-12-16", "2026-12-18")).toEqual({
      arrival: "2026-12-16",
      departure: "2026-12-18",
    });
    expect(pickAll("2026-11-19")).toEqual(none);
  });

  it("says which days can be picked", () => {
    const first = choiceOf(none, availability, today);
    expect(first.canArrive("2026-12-16")).toBe(true);
    expect(first.canArrive("2026-12-15")).toBe(false);
    const second = choiceOf({ arrival: "2026-12-16", departure: "" }, availability, today);
    expect(second.canDepart("2026-12-17")).toBe(true);
    expect(second.canDepart("2026-12-18")).toBe(false);
  });
});
