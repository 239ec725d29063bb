import { type CalendarDate, dayMilliseconds } from "../../domain/dates/calendar-date.ts";
import { houseTimeZone } from "../../domain/dates/today.ts";
import type { Moment } from "./parse-moment.ts";

const midnight = "00:00:00";

/** A date and the time of day, `HH:MM:SS`, by some clock. */
export type ClockTime = { readonly date: CalendarDate; readonly time: string };

/**
 * The time at the house, a number of seconds after a moment; a whole day counts as its midnight. An unknown zone counts
 * as the house's.
 */
export function atHouse(
  { date, time = midnight, zone = houseTimeZone }: Moment,
  secondsLater = 0,
): ClockTime {
  const clock = { date, time };
  const formatter = findFormatter(zone);
  if (formatter === undefined) return atHouse(clock, secondsLater);
  if (zone === houseTimeZone && secondsLater === 0) return clock;
  const instant = findInstant(clock, formatter) + secondsLater * 1000;
  return readClock(instant, findFormatter(houseTimeZone) ?? formatter);
}

/**
 * The instant at which a clock shows a time. Where the clock is set back and shows it twice, the
 * first; a time that is skipped counts on from before the clock is set forward (RFC 5545, 3.3.5).
 */
function findInstant(clock: ClockTime, formatter: Intl.DateTimeFormat): number {
  const asIfUtc = parseUtc(clock);
  const offsetAt = (instant: number) => parseUtc(readClock(instant, formatter)) - instant;
  const before = offsetAt(asIfUtc - dayMilliseconds);
  const after = offsetAt(asIfUtc + dayMilliseconds);
  const isAfter = offsetAt(asIfUtc - before) !== before && offsetAt(asIfUtc - after) === after;
  return asIfUtc - (isAfter ? after : before);
}

function parseUtc({ date, time }: ClockTime): number {
  return Date.parse(`${date}T${time}Z`);
}

/** Swedish writes `2026-12-05 15:00:00`. */
function readClock(instant: number, formatter: Intl.DateTimeFormat): ClockTime {
  const [date = "", time = ""] = formatter.format(instant).split(" ");
  return { date, time };
}

/** A limit, because a feed may name thousands of zones, and each formatter takes memory. */
const maxFormatters = 20;

const formatters = new Map<string, Intl.DateTimeFormat>();

function findFormatter(zone: string): Intl.DateTimeFormat | undefined {
  // `GMT+01:00` is an offset.
  const timeZone = zone.replace(/^(?:GMT|UTC)(?=[+-])/i, "");
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  if (formatters.size >= maxFormatters) formatters.clear();
  try {
    const options = { timeZone, dateStyle: "short", timeStyle: "medium" } as const;
    const formatter = new Intl.DateTimeFormat("sv", options);
    formatters.set(timeZone, formatter);
    return formatter;
  } catch {
    return undefined;
  }
}
