import { assert, asyncProperty, integer } from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../domain/dates/calendar-date.ts";
import { freshnessOf, isOnRequest, nightState } from "../../domain/nights/availability.ts";
import { readSettings } from "../settings.ts";
import { openAvailability } from "./availability-source.ts";

const stay = { from: "2026-12-05", to: "2026-12-12" };
const checked = "2026-11-20";

async function open(now: string, { own = { checked, days: 30 }, env = {} } = {}) {
  const warnings: string[] = [];
  const source = await openAvailability({
    settings: readSettings(env),
    blocked: [stay],
    ownCalendar: own,
    snapshots: { read: async () => null, write: async () => {} },
    // Its calendar is there for houses without one of their own.
    sampleFolder: "houses/kalandra",
    log: { info: () => {}, warn: ({ message }) => warnings.push(String(message)) },
    now: () => new Date(now),
  });
  const availability = source.current();
  return { availability, warnings, isAsked: isOnRequest(freshnessOf(availability, new Date(now))) };
}

describe("the owner's own calendar", () => {
  it("is known from its check on, without a sample and without a warning", async () => {
    const { availability, warnings, isAsked } = await open("2026-11-21T09:00:00Z");
    expect(availability).toMatchObject({ taken: [stay], countsForDays: 30 });
    expect(availability).not.toHaveProperty("isSample");
    expect([
      nightState(availability, "2026-12-11"),
      nightState(availability, "2026-12-12"),
    ]).toEqual(["taken", "free"]);
    expect([warnings, isAsked]).toEqual([[], false]);
  });

  it("counts for exactly its days; before and after them dates are on request, and the log says so", async () => {
    const days = integer({ min: -40, max: 90 });
    const length = integer({ min: 1, max: 60 });
    const check = asyncProperty(days, length, async (age, most) => {
      const now = `${addDays(checked, age)}T10:00:00Z`;
      const { warnings, isAsked, availability } = await open(now, {
        own: { checked, days: most },
      });
      // Tomorrow may be today where the owner is.
      expect(isAsked).toBe(age < -1 || age >= most);
      expect(warnings.length).toBe(isAsked ? 1 : 0);
      expect(availability.taken.length).toBe(age < 22 ? 1 : 0);
    });
    await assert(check);
  });

  it("is none beside feeds: either might free what the other has taken", async () => {
    const env = { AVAILABILITY_FEEDS: "https://platform.example/feed.ics" };
    await expect(open("2026-11-21T09:00:00Z", { env })).rejects.toThrow(/"calendar": "own"/);
  });
});
