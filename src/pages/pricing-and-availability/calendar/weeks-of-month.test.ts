import { describe, expect, it } from "vitest";
import { weeksOfMonth } from "./weeks-of-month.ts";

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
