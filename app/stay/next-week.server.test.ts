import { describe, expect, it } from "vitest";
import { calendarOf, samplePrices } from "../../tests/support/sample-availability.ts";
import { english as locale, messages } from "../../tests/support/unit-house/languages.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { findNextWeek } from "./next-week.server.ts";

const message = { locale, messages };
const now = new Date("2026-11-20T15:00:00Z");
const taken = [{ from: "2026-11-20", to: "2027-06-05" }];

describe("the next free week", () => {
  it("has its dates, the query that asks for it, and an end", () => {
    const availability = calendarOf(taken);
    const week = findNextWeek(message, { now, availability, prices: samplePrices });
    expect(week).toEqual({
      text: fillMessage(messages.season.next, { dates: "5–12\u00a0June", price: "€700" }),
      dates: "5–12\u00a0June 2027",
      share: expect.stringContaining("88"),
      price: "€700",
      arrival: "2027-06-05",
      departure: "2027-06-12",
      query: "arrival=2027-06-05&departure=2027-06-12",
      validUntil: "2026-11-22T14:00:00.000Z",
    });
  });

  it("is none where nothing is free or the calendar cannot be trusted", () => {
    const full = calendarOf([{ from: "2026-11-20", to: "2028-05-20" }]);
    const unread = calendarOf(taken, { checkedAt: null });
    const stale = calendarOf(taken, { checkedAt: "2026-11-17T14:00:00Z" });
    for (const availability of [full, unread, stale]) {
      expect(findNextWeek(message, { now, availability, prices: samplePrices })).toBeNull();
    }
  });
});
