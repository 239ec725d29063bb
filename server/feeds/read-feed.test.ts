import { assert, constantFrom, integer, option, pre, property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calendarOf,
  errorOf,
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

/** By the file of a real feed: when it was read, from when on it is closed, and stays in it. */
const realFeeds = {
  // Stays, and a closure that reaches the end of what the platform publishes.
  "01-booking-com-2026-08-real": [
    ...["2026-08-22", "2027-02-01", "08-22 08-31", "09-05 09-07", "09-11 09-13", "10-09 10-11"],
  ],
  // Stays back to back, which stay apart.
  "05-booking-com-back-to-back-real": [
    ...["2026-06-23", "2027-01-02", "06-27 06-28", "06-28 06-29", "06-29 07-02", "07-04 07-05"],
  ],
  // The old order, folded, with a parameter on PRODID.
  "07-airbnb-2022-real-redacted": [
    ...["2022-08-19", "2023-02-15", "08-16 08-20", "08-20 09-04", "11-11 11-13"],
  ],
  // Past stays, and a leap day.
  "08-vrbo-abritel-french-real": ["2020-07-03", null, "12-24 12-29", "01-01 01-24", "02-29 03-05"],
};

it.each(Object.entries(realFeeds))(
  "The real feed %s is read.",
  (file, [day, openUntil, ...stays]) => {
    const reading = readFeed(realFeed(`${file}.ics`), day ?? "");
    expect(reading.openUntil).toBe(openUntil);
    const { events, ...others } = reading.counts;
    expect(others).toEqual({ free: 0, reversed: 0, unreadable: 0, recurring: 0 });
    expect(reading.taken).toHaveLength(events - (openUntil ? 1 : 0));
    const found = reading.taken.map(({ from, to }) => `${from.slice(5)} ${to.slice(5)}`);
    expect(found).toEqual(expect.arrayContaining(stays));
  },
);

describe("the block at the end of what a platform publishes", () => {
  it.each([
    ["ends 9 months ahead", "20270520", "20270825", "2027-05-20"],
    ["ends 24 months ahead", "20280820", "20281120", "2028-08-20"],
    ["ends sooner", "20270220", "20270601", null],
    ["ends later", "20270820", "20290601", null],
    ["is as short as a stay", "20270821", "20270828", null],
  ])("is found, or taken for a stay, where it %s", (_, start, end, openUntil) => {
    const reading = read(...good, ...stayOf(start, end));
    expect(reading.openUntil).toBe(openUntil);
    expect(reading.taken).toHaveLength(openUntil === null ? 2 : 1);
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

  it.each([
    [[], "2026-12-06"],
    [["DURATION:P4D"], "2026-12-09"],
    [["DURATION:P1W"], "2026-12-12"],
    [["DURATION:PT36H"], "2026-12-06"],
    [["DURATION:P99999D"], "2036-12-12"],
  ])("lasts a night, or as long as it says: %j", (lines, end) => {
    const event = eventOf("DTSTART;VALUE=DATE:20261205", ...lines);
    expect(rangesOf(...event)).toEqual([`2026-12-05 ${end}`]);
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

  it("that is cancelled, transparent or ends as it begins blocks nothing", () => {
    const dates = ["DTSTART:20261205", "DTEND:20261207"];
    const { taken, counts } = read(
      ...eventOf("UID:same", ...dates, "STATUS:CANCELLED"),
      ...eventOf(...dates, "TRANSP:TRANSPARENT"),
      ...eventOf("UID:same", "DTSTART:20261210", "DTEND:20261211", "STATUS:TENTATIVE"),
      ...eventOf("UID:same", "DTSTART:20261211", "DTEND:20261212", "TRANSP:OPAQUE"),
      ...stayOf("20261207", "20261205"),
      ...stayOf("20261205", "20261205"),
    );
    expect(taken).toEqual([
      { from: "2026-12-10", to: "2026-12-11" },
      { from: "2026-12-11", to: "2026-12-12" },
    ]);
    expect(counts).toMatchObject({ free: 2, reversed: 2 });
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

describe("an event with times", () => {
  it.each([
    ["in UTC, late on the day before", "20261204T233000Z", "20261207T090000Z", goodRange],
    ["at the house", "20261205T150000", "20261207T100000", goodRange],
    ["that leaves at noon", "20261205T150000", "20261207T120000", goodRange],
    ["that leaves after noon", "20261205T150000", "20261207T120001", "2026-12-05 2026-12-08"],
    ["over the change to summer time", "20270327T230000Z", "20270328T080000Z", "2027-03-28 none"],
    ["over the turn of the year", "20261231T230000Z", "20270102T090000Z", "2027-01-01 2027-01-02"],
  ])("is read %s", (_, start, end, range) => {
    const ranges = rangesOf(...eventOf(`DTSTART:${start}`, `DTEND:${end}`));
    expect(ranges).toEqual(range.endsWith("none") ? [] : [range]);
  });

  it.each(["Nowhere/Atlantis", '"W. Europe Standard Time"'])(
    "in the unknown zone %s is by the house's clock",
    (zone) => {
      const [start, end] = ["20261205T150000", "20261207T100000"];
      const lines = eventOf(`DTSTART;TZID=${zone}:${start}`, `DTEND;TZID=${zone}:${end}`);
      expect(rangesOf(...lines)).toEqual([goodRange]);
    },
  );

  it("lasts days by the calendar, though the clock is set back meanwhile", () => {
    const lines = eventOf("DTSTART:20261024T120000", "DURATION:P1D");
    expect(rangesOf(...lines)).toEqual(["2026-10-24 2026-10-25"]);
  });

  it("that the clock skips is read as the hour after it", () => {
    // Midnight does not exist there on that day: the clock goes on from 23:59 to 1:00.
    const zone = ";TZID=America/Asuncion";
    const lines = eventOf(`DTSTART${zone}:20231001T003000`, `DTEND${zone}:20231003T060000`);
    expect(rangesOf(...lines)).toEqual(["2023-10-01 2023-10-03"]);
  });

  const zones = ["Europe/Zagreb", "America/New_York", "Asia/Kolkata", "Pacific/Auckland"] as const;
  const begin = Date.UTC(2026, 0, 1);
  const anyInstant = integer({ min: 0, max: 3 * 366 * 24 * 60 }).map(
    (minutes) => begin + minutes * 60_000,
  );

  function spell(instant: number, zone: string): string {
    const text = new Date(instant).toLocaleString("sv", { timeZone: zone });
    return text.replace(/[-:]/g, "").replace(" ", "T");
  }

  /** Of the two hours that a clock shows twice, a feed without rules can only mean the first. */
  function isSecond(instant: number, zone: string): boolean {
    return spell(instant, zone) === spell(instant - 3_600_000, zone);
  }

  it("takes the same nights whichever clock it is written by", () => {
    assert(
      property(
        anyInstant,
        integer({ min: 1, max: 20 * 24 * 60 }),
        option(constantFrom(...zones)),
        (start, minutes, zone) => {
          const end = start + minutes * 60_000;
          const clock = zone ?? "Europe/Zagreb";
          pre(!isSecond(start, clock) && !isSecond(end, clock));
          const utc = [`DTSTART:${spell(start, "UTC")}Z`, `DTEND:${spell(end, "UTC")}Z`];
          const parameter = zone === null ? "" : `;TZID=${zone}`;
          const from = `DTSTART${parameter}:${spell(start, clock)}`;
          const expected = rangesOf(...eventOf(...utc));
          const until = `DTEND${parameter}:${spell(end, clock)}`;
          expect(rangesOf(...eventOf(from, until))).toEqual(expected);
          expect(rangesOf(...eventOf(from, `DURATION:PT${minutes}M`))).toEqual(expected);
        },
      ),
    );
  });
});
