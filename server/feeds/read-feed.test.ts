// What a feed's bytes say of the nights, and which bytes are no calendar.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCalendarDate } from "../../domain/dates/calendar-date.ts";
import {
  calendarOf,
  eventOf,
  readDay,
  realFeed,
  stayOf,
} from "../../tests/support/feeds/feed-samples.ts";
import { FeedError } from "./feed-entry.ts";
import { mergeRanges } from "./ranges.ts";
import { readFeed } from "./read-feed.ts";
import { updateSnapshot } from "./update-snapshot.ts";

function read(...lines: readonly string[]) {
  const { ranges, guesses, counts } = readFeed(calendarOf(lines), readDay);
  return { taken: mergeRanges([...ranges, ...guesses]), counts };
}

/** The nights that bytes take, or the sentence with which they are refused. */
function answerTo(bytes: Uint8Array): string {
  try {
    const { ranges, guesses } = readFeed(bytes, readDay);
    return mergeRanges([...ranges, ...guesses])
      .map(({ from, to }) => `${from} ${to}`)
      .join();
  } catch (error) {
    if (error instanceof FeedError) return error.message;
    throw error;
  }
}

const good = stayOf("20261205", "20261207");
const goodNights = "2026-12-05 2026-12-07";

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
    const bytes = realFeed(`${file}.ics`);
    const { events, ...others } = readFeed(bytes, day ?? "").counts;
    expect(Object.values(others)).toEqual(Object.values(others).map(() => 0));
    const answer = {
      kind: "changed",
      bytes,
      validators: { etag: null, lastModified: null },
    } as const;
    const at = new Date(`${day}T12:00:00Z`);
    const options = { at, eventEnd: "departure", sinceEmpty: null } as const;
    const { taken, closed, notes, unread } = updateSnapshot(null, answer, options);
    expect([unread, notes]).toEqual([null, []]);
    expect(closed.map(({ from }) => from)).toEqual(openUntil === null ? [] : [openUntil]);
    expect(taken).toHaveLength(events - (openUntil ? 1 : 0));
    const found = taken.map(({ from, to }) => `${from.slice(5)} ${to.slice(5)}`);
    expect(found).toEqual(expect.arrayContaining(stays));
  },
);

describe("an event", () => {
  it.each([
    ["with a quoted colon", ';X="a:1;b";VALUE=DATE:20261205', "DTEND;X=1:20261207", goodNights],
    ["without an end", ":20261205", "UID:1", "2026-12-05 2026-12-06"],
    ["of four days", ":20261205", "DURATION:P4D", "2026-12-05 2026-12-09"],
    ["of a week", ":20261205", "DURATION:P1W", "2026-12-05 2026-12-12"],
    ["of a day and a half", ":20261205", "DURATION:PT36H", "2026-12-05 2026-12-06"],
    ["of centuries", ":20261205", "DURATION:P99999D", "2026-12-05 2030-11-20"],
    ["without end", ":20261205", "DTEND:99991231T235959", "2026-12-05 2030-11-20"],
    ["of the last century", ":20200101", "DTEND:20290101", "2022-11-20 2029-01-01"],
    ["of a day of 25 hours", ":20261024T120000", "DURATION:P1D", "2026-10-24 2026-10-25"],
    ["from late on the day before", ":20261204T233000Z", "DTEND:20261207T090000Z", goodNights],
    ["until noon", ":20261205T150000", "DTEND:20261207T120000", goodNights],
    ["until the afternoon", ":20261205T150000", "DTEND:20261206T120001", goodNights],
    ["over the turn of the year", ":20261231T230000Z", "UID:1", "2027-01-01 2027-01-02"],
    ["over the change to summer time", ":20270327T230000Z", "DTEND:20270328T080000Z", ""],
    ["in no known zone", ';TZID="W. Europe":20261205T150000', "DTEND:20261207", goodNights],
    // There the clock goes on from 1:59 to 3:00 on that day.
    ["of 23 hours", ";TZID=America/New_York:20270314T183000", "UID:1", "2027-03-14 2027-03-15"],
    [
      "at no time",
      ":20270313",
      "DTEND;TZID=America/Anchorage:20270314T023000",
      "2027-03-13 2027-03-15",
    ],
  ])("%s takes its nights: DTSTART%s, %s", (_, start, line, nights) => {
    expect(answerTo(calendarOf(eventOf(`DTSTART${start}`, line)))).toBe(nights);
  });

  it("has the first dates of its own, not those of what is in it or around it", () => {
    const alarm = ["BEGIN:VALARM", "TRIGGER:-PT1H", "DURATION:x", "STATUS:CANCELLED", "END:VALARM"];
    const zone = ["BEGIN:VTIMEZONE", "BEGIN:DAYLIGHT", "DTSTART:19700329T020000", "END:DAYLIGHT"];
    const event = eventOf(...alarm, "DTSTART:20261205", "DTEND:20261207", "DTEND:x");
    expect(answerTo(calendarOf([...zone, "END:VTIMEZONE", ...event]))).toBe(goodNights);
  });

  it.each([
    ["", "START;VALUE=DATE:2026-12-05", "END;VALUE=DATE:2026-12-07"],
    ["", "START:2026-12-05T15:00:00", "END:2026-12-07 10:00"],
    ["", "START:2026-12-04T23:30:00.000Z", "END:2026-12-07T09:00:00Z"],
    ["", "START:2026-12-05T00:30:00+05:30", "END:20261207T090000+0100", "2026-12-04 2026-12-07"],
    ["", "START;VALUE=DATE: 20261205 ", "END;VALUE=DATE:20261207\t"],
    ["", "START;VALUE=DATE:20261205T150000Z", "END;VALUE=DATE:20261207T230000Z"],
    ["", "START;TZID=GMT+01:00:20261205T150000", "END;TZID=GMT+01:00:20261207T100000"],
    // Half past eleven in Kolkata is seven in the evening in Zagreb.
    [
      "",
      "START;TZID=GMT+05:30:20261205T233000",
      "END;TZID=UTC+05:30:20261207T020000",
      "2026-12-05 2026-12-07",
    ],
    ["", "START ;VALUE=DATE:20261205", "END:20261206T240000"],
    ["swapped", "START;VALUE=DATE:20261207", "END;VALUE=DATE:20261205"],
    ["swapped", "START:20261207T150000", "END:20261205T100000"],
    ["oneDay", "START;VALUE=DATE:20261205", "END;VALUE=DATE:20261205", "2026-12-05 2026-12-06"],
    ["oneDay", "START:20261205T100000", "END:20261205T100000", "2026-12-05 2026-12-06"],
    ["endless", "START:20261205T140000Z", "END:0NaNaNaNTaNaNaN", "2026-12-05 2026-12-06"],
    ["endless", "START;VALUE=DATE:20261205", "END;VALUE=DATE:", "2026-12-05 2026-12-06"],
    ["endless", "START;VALUE=DATE:20261205", "END:19700101T000000Z", "2026-12-05 2026-12-06"],
    ["endless", "START;VALUE=DATE:20261205", "END 20261207", "2026-12-05 2026-12-06"],
    ["endless", "START:20281205", "END:20261201", "2028-12-05 2028-12-06"],
    ["ambiguous", "START;VALUE=DATE:20261205", "END:20261206\r\nDTEND:20261207"],
  ])(
    "whose dates are spelt in a way of its own is read as it is meant: %s DT%s, DT%s",
    (...row) => {
      const [remark, start, end, nights = goodNights] = row;
      const lines = eventOf(`DT${start}`, `DT${end}`);
      expect(answerTo(calendarOf(lines))).toBe(nights);
      const { counts } = read(...lines);
      expect(counts).toMatchObject({ [remark || "respelt"]: 1, unreadable: 0 });
    },
  );

  it.each([
    ["a day that does not exist", "DTSTART;VALUE=DATE:20270229"],
    ["a date of no booking", "DTSTART:00010101T000000"],
    ["a time that does not exist", "DTSTART:20261205T256199Z"],
    ["no start at all", "DTSTAMP:20261101T000000Z"],
  ])("with %s is left out and counted", (_, line) => {
    const { taken, counts } = read(...good, ...eventOf(line, "DTEND;VALUE=DATE:20261212"));
    expect(taken).toHaveLength(1);
    expect(counts).toMatchObject({ events: 2, unreadable: 1 });
    const message = "None of the calendar's events has dates that can be read.";
    expect(answerTo(calendarOf(eventOf(line))), "not an empty calendar").toBe(message);
  });

  it("that is cancelled or transparent blocks nothing; one that recurs counts once", () => {
    const dates = ["DTSTART:20261205", "DTEND:20261207"];
    const { taken, counts } = read(
      ...eventOf("UID:same", ...dates, "STATUS:CANCELLED"),
      ...eventOf(...dates, "TRANSP:TRANSPARENT"),
      ...eventOf("UID:same", "DTSTART:20261210", "DTEND:20261211", "STATUS:TENTATIVE"),
      ...eventOf("UID:same", "DTSTART:20261211", "DTEND:20261212", "TRANSP:OPAQUE"),
      ...eventOf("DTSTART:20261212", "DTEND:20261213", "RRULE:FREQ=SECONDLY;COUNT=999999999"),
      ...eventOf("DTSTART:20261213", "DTEND:20261214", "RDATE:20261220,garbage"),
      // Text whose line breaks are not escaped frees nothing.
      ...eventOf(
        ...dates.map((line) => line.replace("1205", "1214").replace("1207", "1215")),
        "Status: cancelled",
      ),
      ...eventOf("DTSTART:20261215", "DTEND:20261216", "Transp:transparent", "TRANSP:OPAQUE"),
    );
    expect(taken.map(({ from }) => from.slice(-2))).toEqual(["10", "11", "12", "13", "14", "15"]);
    expect(counts).toMatchObject({ events: 8, free: 1, cancelled: 1, recurring: 2, unreadable: 0 });
  });

  const zones = ["Europe/Zagreb", "America/New_York", "Asia/Kolkata", "Pacific/Auckland"] as const;
  const begin = Date.UTC(2026, 0, 1);
  const anyInstant = fc
    .integer({ min: 0, max: 3 * 366 * 24 * 60 })
    .map((minutes) => begin + minutes * 60_000);

  function spell(instant: number, zone: string): string {
    const text = new Date(instant).toLocaleString("sv", { timeZone: zone });
    return text.replace(/[-:]/g, "").replace(" ", "T");
  }

  /** Of the two hours that a clock shows twice, a feed without rules can only mean the first. */
  function isSecond(instant: number, zone: string): boolean {
    return spell(instant, zone) === spell(instant - 3_600_000, zone);
  }

  it("takes the same nights whichever clock it is written by", () => {
    fc.assert(
      fc.property(
        anyInstant,
        fc.integer({ min: 1, max: 20 * 24 * 60 }),
        fc.option(fc.constantFrom(...zones)),
        (start, minutes, zone) => {
          const end = start + minutes * 60_000;
          const clock = zone ?? "Europe/Zagreb";
          fc.pre(!isSecond(start, clock) && !isSecond(end, clock));
          const utc = [`DTSTART:${spell(start, "UTC")}Z`, `DTEND:${spell(end, "UTC")}Z`];
          const parameter = zone === null ? "" : `;TZID=${zone}`;
          const from = `DTSTART${parameter}:${spell(start, clock)}`;
          const { taken } = read(...eventOf(...utc));
          const until = `DTEND${parameter}:${spell(end, clock)}`;
          expect(read(...eventOf(from, until)).taken).toEqual(taken);
          expect(read(...eventOf(from, `DURATION:PT${minutes}M`)).taken).toEqual(taken);
        },
      ),
    );
  });
});

describe("a feed's bytes", () => {
  const rawText =
    "DESCRIPTION:Guest: Ana\r\nDuration: 7 nights\r\nBegin: Saturday\r\nEnd: Monday\r\nEND:of the stay\r\n" +
    "DTEND is Monday\r\nDtstart:20260101\r\n— 2 adults\r\nEND:VEVENT";
  const text = new TextDecoder().decode(calendarOf(good));
  const noCalendar = "The answer is not a calendar.";
  const cutOff = "The calendar is cut off before its end.";
  const damaged = "The calendar is damaged: its parts do not end as they begin.";

  it.each([
    ["with a byte order mark", `\uFEFF${text}`, goodNights],
    ["in Latin-1", Buffer.from(text.replace("Ana", "Éva"), "latin1"), goodNights],
    ["with LF alone", calendarOf(good, "\n"), goodNights],
    ["with CR alone", calendarOf(good, "\r"), goodNights],
    ["with empty lines around", `\r\n\r\n${text}\r\n\r\n`, goodNights],
    ["in small letters", text.toLowerCase(), goodNights],
    ["with a page after them", `${text}<html>`, goodNights],
    ["with text that is not escaped", text.replace("END:VEVENT", rawText), goodNights],
    ["that are none", "", noCalendar],
    ["of a page", "<!doctype html><title>BEGIN:VCALENDAR</title>", noCalendar],
    ["without the last line", text.replace("END:VCALENDAR\r\n", ""), cutOff],
    ["cut off in an event", text.slice(0, -40), cutOff],
    ["in which parts cross", text.replace("END:VEVENT", "END:VTODO"), damaged],
    ["with an end too many", `${text}END:VCALENDAR\r\n`, damaged],
  ])("%s are read, or refused with a plain sentence", (_, bytes, answer) => {
    expect(answerTo(Buffer.from(bytes as string))).toBe(answer);
  });

  it("may hold 5,000 events and no more", () => {
    const events = (count: number) => calendarOf(Array.from({ length: count }, () => good).flat());
    expect(answerTo(events(5000))).toBe(goodNights);
    expect(answerTo(events(5001))).toBe("The calendar has more than 5000 events.");
  });

  it("may be folded at any byte, even within a letter or a line end", () => {
    const lines = [...good, ...stayOf("20270703", "20270710"), ...stayOf("20270710", "20270724")];
    const whole = Buffer.from(calendarOf(["SUMMARY:Živa Šarić – žal", ...lines]));
    const anyPlaces = fc.array(fc.nat(whole.length - 1));
    fc.assert(
      fc.property(anyPlaces, fc.constantFrom(" ", "\t"), (places, space) => {
        const edges = [0, ...new Set(places.sort((one, other) => one - other)), whole.length];
        const parts = edges.slice(1).map((end, index) => whole.subarray(edges[index], end));
        const folded = Buffer.concat(parts.flatMap((part) => [part, Buffer.from(`\r\n${space}`)]));
        expect(answerTo(folded)).toEqual(answerTo(whole));
      }),
    );
  });

  it("may be damaged in any way, and give dates that exist or a plain sentence, never a name", () => {
    const whole = calendarOf([...good, ...eventOf("DTSTART:20270703T160000Z", "DURATION:P1WT2H")]);
    const damage = fc.tuple(fc.nat(whole.length), fc.nat(30), fc.uint8Array());
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        let bytes = Buffer.from(whole);
        for (const [at, remove, insert] of damages) {
          bytes = Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + remove)]);
        }
        const answer = answerTo(bytes);
        expect(answer).not.toContain("Ana");
        if (!/^\d/.test(answer)) return;
        for (const range of answer.split(",")) {
          const [from = "", to = ""] = range.split(" ");
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
    expect(answerTo(calendarOf([...good, ...lines]))).toBe(goodNights);
  });
});
