// Times in feeds, brought to the dates of the house.
import { assert, constantFrom, integer, option, pre, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarOf, eventOf, readDay } from "../../tests/support/feeds/feed-samples.ts";
import { readFeed } from "./read-feed.ts";

function rangesOf(...lines: readonly string[]): string[] {
  const { taken } = readFeed(calendarOf(lines), readDay);
  return taken.map(({ from, to }) => `${from} ${to}`);
}

const goodRange = "2026-12-05 2026-12-07";

describe("an event with times", () => {
  it.each([
    ["in UTC, late on the day before", "20261204T233000Z", "20261207T090000Z", goodRange],
    ["at the house", "20261205T150000", "20261207T100000", goodRange],
    ["that leaves at noon", "20261205T150000", "20261207T120000", goodRange],
    ["that leaves after noon", "20261205T150000", "20261207T120001", "2026-12-05 2026-12-08"],
    [
      "over the change to winter time",
      "20261024T150000",
      "20261025T100000",
      "2026-10-24 2026-10-25",
    ],
    ["over the change to summer time", "20270327T230000Z", "20270328T080000Z", "2027-03-28 none"],
    ["over a leap day", "20280228T150000", "20280229T100000", "2028-02-28 2028-02-29"],
    ["over the turn of the year", "20261231T230000Z", "20270102T090000Z", "2027-01-01 2027-01-02"],
  ])("is read %s", (_, start, end, range) => {
    const ranges = rangesOf(...eventOf(`DTSTART:${start}`, `DTEND:${end}`));
    expect(ranges).toEqual(range.endsWith("none") ? [] : [range]);
  });

  it.each([
    ["America/New_York", "20261204T190000", "20261207T040000"],
    ["Asia/Tokyo", "20261205T230000", "20261207T180000"],
    ["Europe/Zagreb", "20261205T150000", "20261207T100000"],
    ["Nowhere/Atlantis", "20261205T150000", "20261207T100000"],
    ['"W. Europe Standard Time"', "20261205T150000", "20261207T100000"],
  ])("in the zone %s is brought to the house's dates", (zone, start, end) => {
    const lines = eventOf(`DTSTART;TZID=${zone}:${start}`, `DTEND;TZID=${zone}:${end}`);
    expect(rangesOf(...lines)).toEqual([goodRange]);
  });

  it.each([
    ["an hour more in the night of winter time", "20261024T150000", "PT21H30M", "2026-10-25"],
    ["an hour less in the night of summer time", "20270327T150000", "PT20H30M", "2027-03-29"],
    ["a night more when it ends after noon", "20261205T160000", "PT48H", "2026-12-08"],
    ["days by the calendar all the same", "20261024T120000", "P1D", "2026-10-25"],
  ])("and a duration counts %s", (_, start, duration, departure) => {
    const [range] = rangesOf(...eventOf(`DTSTART:${start}`, `DURATION:${duration}`));
    expect(range?.split(" ")[1]).toBe(departure);
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
