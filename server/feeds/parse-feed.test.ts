// What bytes are a calendar, and which are refused; read to the end, to see the nights.
import { array, assert, constantFrom, nat, property, record, uint8Array } from "fast-check";
import { describe, expect, it } from "vitest";
import { isCalendarDate } from "../../app/stay/calendar-date.ts";
import {
  calendarOf,
  errorOf,
  eventOf,
  readDay,
  stayOf,
} from "../../tests/support/feeds/feed-samples.ts";
import { readFeed } from "./read-feed.ts";

const good = stayOf("20261205", "20261207");

describe("a feed's bytes", () => {
  const text = new TextDecoder().decode(calendarOf(good));

  it.each([
    ["with a byte order mark", Buffer.from(`\uFEFF${text}`)],
    ["in Latin-1", Buffer.from(text.replace("Ana", "Éva"), "latin1")],
    ["with LF alone", calendarOf(good, "\n")],
    ["with CR alone", calendarOf(good, "\r")],
    ["with empty lines around", Buffer.from(`\r\n\r\n${text}\r\n\r\n`)],
    ["in small letters", Buffer.from(text.toLowerCase())],
  ])("are read %s", (_, bytes) => {
    const { taken } = readFeed(new Uint8Array(bytes), readDay);
    expect(taken).toEqual([{ from: "2026-12-05", to: "2026-12-07" }]);
  });

  it.each([
    ["nothing", "", "The answer is not a calendar."],
    ["a page", "<!doctype html><title>BEGIN:VCALENDAR</title>", "The answer is not a calendar."],
    ["a page after it", `${text}<html>`, "no error"],
    ["a calendar without an end", text.replace("END:VCALENDAR\r\n", ""), "cut off before its end"],
    ["a calendar cut off in an event", text.slice(0, -40), "cut off before its end"],
    ["a crossed nesting", text.replace("END:VEVENT", "END:VTODO"), "do not end as they begin"],
    ["an end too many", `${text}END:VCALENDAR\r\n`, "do not end as they begin"],
  ])("that are %s get one plain sentence", (_, body, message) => {
    expect(errorOf(Buffer.from(body))).toContain(message);
  });

  it("may hold 5,000 events and no more", () => {
    const events = (count: number) => Array.from({ length: count }, () => good).flat();
    expect(readFeed(calendarOf(events(5000)), readDay).taken).toHaveLength(1);
    expect(errorOf(calendarOf(events(5001)))).toBe("The calendar has more than 5000 events.");
  }, 20_000);

  it("may be folded at any byte, even within a letter or a line end", () => {
    const lines = [...good, ...stayOf("20270703", "20270710"), ...stayOf("20270710", "20270724")];
    const whole = Buffer.from(calendarOf(["SUMMARY:Živa Šarić – žal", ...lines]));
    assert(
      property(array(nat(whole.length - 1)), constantFrom(" ", "\t"), (places, space) => {
        const edges = [0, ...new Set(places.sort((one, other) => one - other)), whole.length];
        const parts = edges.slice(1).map((end, index) => whole.subarray(edges[index], end));
        const folded = Buffer.concat(parts.flatMap((part) => [part, Buffer.from(`\r\n${space}`)]));
        expect(readFeed(folded, readDay)).toEqual(readFeed(whole, readDay));
      }),
    );
  });

  it("may be damaged in any way, and give dates that exist or one plain sentence", () => {
    const whole = calendarOf([...good, ...eventOf("DTSTART:20270703T160000Z", "DURATION:P1WT2H")]);
    const damage = record({ at: nat(whole.length), remove: nat(30), insert: uint8Array() });
    assert(
      property(array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        const bytes = damages.reduce<Buffer>(
          (known, { at, remove, insert }) =>
            Buffer.concat([known.subarray(0, at), insert, known.subarray(at + remove)]),
          Buffer.from(whole),
        );
        if (errorOf(bytes) !== "no error") return;
        for (const { from, to } of readFeed(bytes, readDay).taken) {
          expect(isCalendarDate(from) && isCalendarDate(to) && from < to).toBe(true);
        }
      }),
    );
  });

  it("may be hostile without costing time", () => {
    const lines = [
      `DTSTART${';X="a'.repeat(20_000)}`,
      `DTSTART${";".repeat(100_000)}`,
      "BEGIN:X\r\n".repeat(10_000).trim(),
      "END:X\r\n".repeat(10_000).trim(),
    ];
    expect(readFeed(calendarOf([...good, ...lines]), readDay).taken).toHaveLength(1);
  });
});
