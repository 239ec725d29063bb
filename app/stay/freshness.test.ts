import { describe, expect, it } from "vitest";
import { dateAtHouse } from "../dates/today.ts";
import { freshnessOf } from "./freshness.ts";

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
    expect(freshnessOf(checkedAt, new Date("2026-11-20T14:00:00Z"))).toBe(freshness);
  });
});

describe("the day at the house", () => {
  it.each([
    ["2026-11-20T22:59:59Z", "2026-11-20"],
    ["2026-11-20T23:00:00Z", "2026-11-21"],
    ["2027-07-01T22:00:00Z", "2027-07-02"],
    ["2026-12-31T23:30:00Z", "2027-01-01"],
    ["2028-02-28T23:00:00Z", "2028-02-29"],
  ])("at %s is %s", (instant, date) => {
    expect(dateAtHouse(new Date(instant))).toBe(date);
  });
});
