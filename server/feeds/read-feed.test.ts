import { describe, expect, it } from "vitest";
import { errorOf } from "../../tests/support/feeds/error-of-feed.ts";
import {
  calendarOf,
  eventOf,
  readDay,
  realFeed,
  stayOf,
} from "../../tests/support/feeds/feed-samples.ts";
import { readFeed } from "./read-feed.ts";

function read(...lines: readonly string[]) {
  return readFeed(calendarOf(lines), readDay);
}

function rangesOf(...lines: readonly string[]): string[] {
  return read(...lines).taken.map(({ from, to }) => `${from} ${to}`);
}

const good = stayOf("20261205", "20261207");
const goodRange = "2026-12-05 2026-12-07";

describe("real feeds", () => {
  it("of Booking.com: stays, and a closure that reaches the end of what it publishes", () => {
    const { taken, openUntil, counts } = readFeed(
      realFeed("01-booking-com-2026-08-real.ics"),
      "2026-08-22",
    );
    expect(taken).toEqual([
      { from: "2026-08-22", to: "2026-08-31" },
      { from: "2026-09-05", to: "2026-09-07" },
      { from: "2026-09-11", to: "2026-09-13" },
      { from: "2026-09-19", to: "2026-09-20" },
      { from: "2026-09-21", to: "2026-09-24" },
      { from: "2026-10-09", to: "2026-10-11" },
    ]);
    expect(openUntil).toBe("2027-02-01");
    expect(counts).toEqual({ events: 7, free: 0, reversed: 0, unreadable: 0, recurring: 0 });
  });

  it("of Booking.com with stays back to back, which stay apart", () => {
    const { taken, openUntil } = readFeed(
      realFeed("05-booking-com-back-to-back-real.ics"),
      "2026-06-23",
    );
    expect(taken).toHaveLength(16);
    expect(taken.slice(0, 3)).toEqual([
      { from: "2026-06-27", to: "2026-06-28" },
      { from: "2026-06-28", to: "2026-06-29" },
      { from: "2026-06-29", to: "2026-07-02" },
    ]);
    const changeovers = taken.filter(({ from }) => taken.some(({ to }) => to === from));
    expect(changeovers).toHaveLength(4);
    expect(openUntil).toBe("2027-01-02");
  });

  it("of Airbnb, in the old order, folded, with a parameter on PRODID", () => {
    const { taken, openUntil } = readFeed(
      realFeed("07-airbnb-2022-real-redacted.ics"),
      "2022-08-19",
    );
    expect(taken).toEqual([
      { from: "2022-08-16", to: "2022-08-20" },
      { from: "2022-08-20", to: "2022-09-04" },
      { from: "2022-11-11", to: "2022-11-13" },
    ]);
    expect(openUntil).toBe("2023-02-15");
  });

  it("of Vrbo in French, with past stays and a leap day", () => {
    const { taken, openUntil } = readFeed(
      realFeed("08-vrbo-abritel-french-real.ics"),
      "2020-07-03",
    );
    expect(taken).toHaveLength(6);
    expect(taken[2]).toEqual({ from: "2020-02-29", to: "2020-03-05" });
    expect(openUntil).toBeNull();
  });
});

describe("the block at the end of what a platform publishes", () => {
  it.each([
    ["9 months ahead", "20270520", "20270825", "2027-05-20"],
    ["12 months ahead", "20270820", "20271121", "2027-08-20"],
    ["24 months ahead", "20280820", "20281120", "2028-08-20"],
  ])("ends %s", (_, start, end, openUntil) => {
    const reading = read(...good, ...stayOf(start, end));
    expect(reading.openUntil).toBe(openUntil);
    expect(reading.taken).toHaveLength(1);
  });

  it.each([
    ["ends sooner", "20270220", "20270601"],
    ["ends later", "20270820", "20290601"],
    ["is as short as a stay", "20270821", "20270828"],
  ])("is none where it %s", (_, start, end) => {
    const reading = read(...good, ...stayOf(start, end));
    expect(reading.openUntil).toBeNull();
    expect(reading.taken).toHaveLength(2);
  });

  it("is none where another stay ends after it", () => {
    const closure = stayOf("20270820", "20271120");
    expect(read(...closure, ...stayOf("20271201", "20271208")).openUntil).toBeNull();
  });
});

describe("an event", () => {
  it("may have parameters everywhere, quoted colons among them", () => {
    const start = 'DTSTART;X-A="http://x:1;VALUE=DATE-TIME";VALUE=DATE:20261205';
    expect(rangesOf(...eventOf(start, "DTEND;VALUE=DATE;X=1:20261207"))).toEqual([goodRange]);
  });

  it("without an end takes one night", () => {
    expect(rangesOf(...eventOf("DTSTART;VALUE=DATE:20261231"))).toEqual(["2026-12-31 2027-01-01"]);
  });

  it.each([
    ["P4D", "2026-12-09"],
    ["P1W", "2026-12-12"],
    ["PT36H", "2026-12-06"],
    ["P99999D", "2036-12-12"],
  ])("may last %s", (duration, end) => {
    const lines = eventOf("DTSTART;VALUE=DATE:20261205", `DURATION:${duration}`);
    expect(rangesOf(...lines)).toEqual([`2026-12-05 ${end}`]);
  });

  it("with two starts or ends counts as the first of them says", () => {
    const lines = ["DTSTART:20261205", "DTSTART:20260230", "DTEND:20261207", "DTEND:x"];
    expect(rangesOf(...eventOf(...lines))).toEqual([goodRange]);
  });

  it("does not last as long as the alarm in it", () => {
    const alarm = ["BEGIN:VALARM", "TRIGGER:-PT1H", "DURATION:x", "STATUS:CANCELLED", "END:VALARM"];
    expect(rangesOf(...eventOf(...alarm, "DTSTART:20261205", "DTEND:20261207"))).toEqual([
      goodRange,
    ]);
  });

  it.each([
    ["hyphens", "DTSTART;VALUE=DATE:2024-12-08"],
    ["a time in a date", "DTSTART;VALUE=DATE:20241208T100000"],
    ["a day that does not exist", "DTSTART;VALUE=DATE:20270229"],
    ["a time that does not exist", "DTSTART:20261205T256199Z"],
    ["no start at all", "DTSTAMP:20261101T000000Z"],
  ])("with %s is left out and counted", (_, line) => {
    const { taken, counts } = read(...good, ...eventOf(line, "DTEND;VALUE=DATE:20261212"));
    expect(taken).toHaveLength(1);
    expect(counts).toMatchObject({ events: 2, unreadable: 1 });
    const message = "None of the calendar's events has dates that can be read.";
    expect(errorOf(calendarOf(eventOf(line))), "not an empty calendar").toBe(message);
  });

  it("that ends before or as it begins is left out and counted", () => {
    const { taken, counts } = read(
      ...stayOf("20261207", "20261205"),
      ...stayOf("20261205", "20261205"),
    );
    expect(taken).toEqual([]);
    expect(counts).toMatchObject({ events: 2, reversed: 2 });
  });

  it("that is cancelled or transparent blocks nothing", () => {
    const dates = ["DTSTART:20261205", "DTEND:20261207"];
    const { taken, counts } = read(
      ...eventOf("UID:same", ...dates, "STATUS:CANCELLED"),
      ...eventOf(...dates, "TRANSP:TRANSPARENT"),
      ...eventOf("UID:same", "DTSTART:20261210", "DTEND:20261211", "STATUS:TENTATIVE"),
      ...eventOf("UID:same", "DTSTART:20261211", "DTEND:20261212", "TRANSP:OPAQUE"),
    );
    expect(taken).toEqual([
      { from: "2026-12-10", to: "2026-12-11" },
      { from: "2026-12-11", to: "2026-12-12" },
    ]);
    expect(counts.free).toBe(2);
  });

  it("that recurs counts once and is reported", () => {
    const { taken, counts } = read(
      ...eventOf("DTSTART:20261205", "DTEND:20261207", "RRULE:FREQ=SECONDLY;COUNT=999999999"),
      ...eventOf("DTSTART:20261210", "DTEND:20261211", "RDATE:20261220,garbage"),
    );
    expect(taken).toHaveLength(2);
    expect(counts.recurring).toBe(2);
  });

  it("in parts that are no events blocks nothing", () => {
    const zone = ["BEGIN:VTIMEZONE", "BEGIN:DAYLIGHT", "DTSTART:19700329T020000", "END:DAYLIGHT"];
    expect(rangesOf(...zone, "END:VTIMEZONE", ...good)).toEqual([goodRange]);
  });

  it("leaves nothing of its text behind, in an answer or an error", () => {
    expect(JSON.stringify(read(...good))).not.toContain("Ana");
    const damaged = Buffer.from("BEGIN:VCALENDAR\r\nBEGIN:Ana Horvat\r\nEND:VCALENDAR\r\n");
    expect(errorOf(damaged)).not.toContain("Ana");
  });
});
