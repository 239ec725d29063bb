import { array, assert, integer, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Availability } from "../app/stay/availability.ts";
import { addDays } from "../app/stay/calendar-date.ts";
import { writeCalendar } from "./calendar-assets.ts";
import { mergeRanges, readFeed } from "./feeds/read-feed.ts";

const availability: Availability = {
  from: "2026-11-20",
  until: "2028-05-20",
  openUntil: "2028-02-19",
  taken: [
    { from: "2026-12-05", to: "2026-12-07" },
    { from: "2026-12-07", to: "2026-12-09" },
  ],
  checkedAt: "2026-11-20T14:00:00Z",
};

const text = writeCalendar(availability, "https://villa.example");

describe("the calendar for other platforms", () => {
  it("holds the taken nights, without names, as RFC 5545 asks", () => {
    expect(text.split("\r\n").slice(0, 14)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//villa.example//Availability//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:20261205-20261207@villa.example",
      "DTSTAMP:20261205T000000Z",
      "DTSTART;VALUE=DATE:20261205",
      "DTEND;VALUE=DATE:20261207",
      "SUMMARY:Not available",
      "TRANSP:OPAQUE",
      "END:VEVENT",
      "BEGIN:VEVENT",
    ]);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("is read back as the same nights", () => {
    const anyStay = tuple(integer({ min: 0, max: 200 }), integer({ min: 1, max: 20 }));
    assert(
      property(array(anyStay), (stays) => {
        const taken = mergeRanges(
          stays.map(([day, nights]) => {
            const from = addDays(availability.from, day);
            return { from, to: addDays(from, nights) };
          }),
        );
        const written = writeCalendar({ ...availability, taken }, "https://villa.example");
        expect(readFeed(Buffer.from(written), availability.from).taken).toEqual(taken);
      }),
    );
  });

  it("is the same for the same nights, whenever they were read", () => {
    const later = { ...availability, from: "2026-11-25", checkedAt: "2026-11-25T09:00:00Z" };
    expect(writeCalendar(later, "https://villa.example")).toBe(text);
  });

  it("folds lines of more than 75 octets", () => {
    const host = `${"a".repeat(60)}.${"b".repeat(60)}.example`;
    const long = writeCalendar(availability, `https://${host}`);
    expect(Math.max(...long.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(75);
    expect(long.replaceAll("\r\n ", "")).toContain(`UID:20261205-20261207@${host}\r\n`);
  });
});
