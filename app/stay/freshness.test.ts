import { describe, expect, it } from "vitest";
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
