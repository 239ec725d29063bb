// Feeds that are well formed are read as two widely used libraries read them.
import fc from "fast-check";
import ICAL from "ical.js";
import ical from "node-ical";
import { expect, it } from "vitest";
import { addDays } from "../../domain/dates/calendar-date.ts";
import { dateAtHouse, houseTimeZone } from "../../domain/dates/today.ts";
import type { DateRange } from "../../domain/nights/availability.ts";
import { calendarOf, readDay } from "../../tests/support/feeds/feed-samples.ts";
import { mergeRanges } from "./ranges.ts";
import { readFeed } from "./read-feed.ts";

const zones = ["Europe/Zagreb", "America/New_York", "Asia/Kolkata", "Pacific/Auckland"] as const;
const quarter = 15 * 60_000;
const begin = Date.parse("2026-11-21");

const compact = (text: string) => text.replace(/[-:]/g, "").replace(" ", "T");
const spell = (instant: number, timeZone: string) =>
  compact(new Date(instant).toLocaleString("sv", { timeZone }));

/** An event by its start and its length in quarters of an hour, and how its dates are spelt. */
const anyEvent = fc
  .record({
    start: fc.nat(500 * 96),
    quarters: fc.integer({ min: 1, max: 30 * 96 }),
    style: fc.constantFrom("date", "date-days", "date-alone", "utc", "utc-duration", ...zones),
    text: fc.string({ maxLength: 80 }),
  })
  .map(({ start, quarters, style, text }) => {
    const [from, to] = [begin + start * quarter, begin + (start + quarters) * quarter];
    const day = spell(from, "UTC").slice(0, 8);
    const days = Math.ceil(quarters / 96);
    const last = compact(addDays(new Date(from).toISOString().slice(0, 10), days));
    const utc = `DTSTART:${spell(from, "UTC")}Z`;
    const dates: Readonly<Record<string, readonly string[]>> = {
      date: [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${last}`],
      "date-days": [`DTSTART;VALUE=DATE:${day}`, `DURATION:P${days}D`],
      "date-alone": [`DTSTART;VALUE=DATE:${day}`],
      utc: [utc, `DTEND:${spell(to, "UTC")}Z`],
      "utc-duration": [utc, `DURATION:PT${quarters * 15}M`],
    };
    const lines = dates[style] ?? [
      `DTSTART;TZID=${style}:${spell(from, style)}`,
      `DTEND;TZID=${style}:${spell(to, style)}`,
    ];
    const escaped = text.replaceAll(/[^\w äöüčšž:;,-]/g, "").replaceAll(/[;,]/g, "\\$&");
    return { lines: [`SUMMARY:${escaped}`, ...lines], hasZone: !(style in dates) };
  });

/** Folded as RFC 5545 asks, with a UID for each event. */
function bytesOf(events: readonly (readonly string[])[]) {
  const fold = (line: string) => line.replaceAll(/.{40}(?=.)/gu, "$&\r\n ");
  return calendarOf(
    events.flatMap((lines, index) =>
      ["BEGIN:VEVENT", `UID:${index}@t`, ...lines, "END:VEVENT"].map(fold),
    ),
  );
}

/** What a library says of the start or the end of an event. */
type Said = { readonly day: string } | { readonly instant: Date };

function nightsOf(start: Said, end: Said): readonly DateRange[] {
  const from = "day" in start ? start.day : dateAtHouse(start.instant);
  const clock =
    "day" in end ? "" : end.instant.toLocaleTimeString("sv", { timeZone: houseTimeZone });
  const last = "day" in end ? end.day : dateAtHouse(end.instant);
  const to = clock > "12:00:00" ? addDays(last, 1) : last;
  return from < to ? [{ from, to }] : [];
}

const readOwn = (bytes: Uint8Array) => {
  const { ranges, guesses } = readFeed(bytes, readDay);
  return mergeRanges([...ranges, ...guesses]);
};

it("ical.js", () => {
  const say = (time: ICAL.Time): Said =>
    time.isDate ? { day: time.toString() } : { instant: time.toJSDate() };
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 8 }), (events) => {
      // It needs the rules of a zone in the feed, which platforms leave out.
      const bytes = bytesOf(events.filter(({ hasZone }) => !hasZone).map(({ lines }) => lines));
      const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(bytes)));
      const nights = calendar.getAllSubcomponents("vevent").flatMap((component) => {
        const { startDate, endDate } = new ICAL.Event(component);
        return nightsOf(say(startDate), say(endDate));
      });
      expect(readOwn(bytes)).toEqual(mergeRanges(nights));
    }),
  );
});

it("node-ical", () => {
  const say = (date: Date & { dateOnly?: true }): Said =>
    date.dateOnly ? { day: date.toLocaleDateString("sv") } : { instant: date };
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 8 }), (events) => {
      const bytes = bytesOf(events.map(({ lines }) => lines));
      const found = Object.values(ical.sync.parseICS(new TextDecoder().decode(bytes)));
      const nights = found.flatMap((event) =>
        event?.type === "VEVENT" ? nightsOf(say(event.start), say(event.end ?? event.start)) : [],
      );
      expect(readOwn(bytes)).toEqual(mergeRanges(nights));
    }),
  );
});
