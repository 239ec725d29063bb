import { describe, expect, it } from "vitest";
import { moveDay } from "./use-day-cursor.ts";

const ends = { first: "2026-11-20", last: "2028-05-20" };
const press = (key: string, date = "2027-06-16", shiftKey = false) =>
  moveDay(date, { key, shiftKey }, ends);

describe("moving through the calendar by keys", () => {
  it.each([
    ["ArrowLeft", "2027-06-15"],
    ["ArrowRight", "2027-06-17"],
    ["ArrowUp", "2027-06-09"],
    ["ArrowDown", "2027-06-23"],
    ["Home", "2027-06-14"],
    ["End", "2027-06-20"],
    ["PageUp", "2027-05-16"],
    ["PageDown", "2027-07-16"],
  ])("goes by %s to %s", (key, date) => {
    expect(press(key)).toBe(date);
  });

  it("goes by a year with Shift, and to the last day of a shorter month", () => {
    expect(press("PageDown", "2027-01-31")).toBe("2027-02-28");
    expect(press("PageDown", "2027-02-28", true)).toBe("2028-02-28");
  });

  it("stops at the ends of the calendar", () => {
    expect(press("PageUp", "2026-12-01")).toBe("2026-11-20");
    expect(press("PageDown", "2027-06-16", true)).toBe("2028-05-20");
  });

  it("leaves other keys alone", () => {
    expect(press("a")).toBeUndefined();
    expect(press("Enter")).toBeUndefined();
  });
});
