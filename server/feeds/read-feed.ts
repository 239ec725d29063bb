import {
  addDays,
  addMonths,
  type CalendarDate,
  dayMilliseconds,
  daysBetween,
  earlierOf,
  laterOf,
} from "../../app/dates/calendar-date.ts";
import { houseTimeZone } from "../../app/dates/today.ts";
import type { DateRange } from "../../app/stay/availability.ts";
import { FeedError } from "./feed-error.ts";
import { type FeedEvent, type Moment, parseFeed } from "./parse-feed.ts";

/** Nobody asks for more, before or after; a feed of thousands of events would be as much to keep. */
const keptMonths = 48;

/**
 * What a feed's bytes say of the nights on a day, and how many of its events were not simply taken over:
 * the largest that is read takes a tenth of a second. Throws a FeedError where they are no calendar
 * that can be read.
 */
export function readFeed(bytes: Uint8Array, today: CalendarDate) {
  const events = parseFeed(bytes);
  const ranges: DateRange[] = [];
  const counts = {
    events: events.length,
    /** Cancelled, or marked as not blocking. */
    free: 0,
    /** Ignored: they end before they have lasted a night. */
    reversed: 0,
    /** Ignored: without a date, or with one in no known spelling. */
    unreadable: 0,
    /** Their first occurrence counts; rules of repetition are not expanded. */
    recurring: 0,
  };
  for (const event of events) {
    const nights = nightsOf(event);
    if (typeof nights === "string") {
      counts[nights] += 1;
      continue;
    }
    ranges.push(nights);
    if (event.isRecurring) counts.recurring += 1;
  }
  if (counts.events > 0 && counts.unreadable === counts.events) {
    throw new FeedError("None of the calendar's events has dates that can be read.");
  }
  const { stays, openUntil } = extractRollingClosure(ranges, today);
  const first = addMonths(today, -keptMonths);
  const last = addMonths(today, keptMonths);
  const kept = stays.filter(({ from, to }) => to > first && from < last);
  return { taken: mergeRanges(kept), openUntil, counts };
}

const noon = "12:00:00";
const midnight = "00:00:00";

/** No stay is longer, and a calendar of 18 months has no use for more. */
const maxNights = 3660;

function nightsOf(event: FeedEvent): DateRange | "free" | "unreadable" | "reversed" {
  const { start, isFree, isUnreadable } = event;
  if (isFree) return "free";
  if (isUnreadable || !start) return "unreadable";
  const from = atHouse(start).date;
  const to = earlierOf(findDeparture(event, start), addDays(from, maxNights));
  return to > from ? { from, to } : "reversed";
}

/** A stay that ends by noon leaves on that day; a later end takes the night that follows too. */
function findDeparture({ end, duration }: FeedEvent, start: Moment): CalendarDate {
  if (!end && !duration) return addDays(atHouse(start).date, 1);
  const lastDay = addDays(start.date, Math.min(duration?.days ?? 0, maxNights));
  const { date, time } = end
    ? atHouse(end)
    : atHouse({ ...start, date: lastDay }, duration?.seconds);
  return time > noon ? addDays(date, 1) : date;
}

/** Platforms publish from 9 to 24 months ahead, counted from their own midnight. */
const publishedMonths = { least: 9, most: 24 } as const;
const toleranceDays = 3;

/** A holiday is not longer; a closure that has only begun to roll in is taken until it is. */
const longestStayNights = 28;

/**
 * Takes the block out of a feed's events that reaches the end of what the platform publishes, and
 * moves on with it each day: the last to end, longer than a stay, and ending 9 to 24 months after
 * the day on which it was read.
 */
function extractRollingClosure(ranges: readonly DateRange[], today: CalendarDate) {
  const end = ranges.map(({ to }) => to).reduce(laterOf, today);
  const first = addDays(addMonths(today, publishedMonths.least), -toleranceDays);
  const last = addDays(addMonths(today, publishedMonths.most), toleranceDays);
  const isClosure = ({ from, to }: DateRange) =>
    to === end && end >= first && end <= last && daysBetween(from, to) > longestStayNights;
  const closures = ranges.filter(isClosure);
  return {
    stays: ranges.filter((range) => !closures.includes(range)),
    openUntil: closures.length === 0 ? null : closures.map(({ from }) => from).reduce(earlierOf),
  };
}

/**
 * All nights of some ranges, sorted, each once. Ranges that overlap become one; those that only
 * meet, where one stay ends and the next begins, stay apart.
 */
export function mergeRanges(ranges: readonly DateRange[]): readonly DateRange[] {
  const merged: DateRange[] = [];
  for (const range of ranges.toSorted((one, other) => daysBetween(other.from, one.from))) {
    const last = merged.at(-1);
    if (last !== undefined && range.from < last.to) {
      merged[merged.length - 1] = { from: last.from, to: laterOf(range.to, last.to) };
    } else {
      merged.push(range);
    }
  }
  return merged;
}

/** A date and the time of day, `HH:MM:SS`, by some clock. */
type ClockTime = { readonly date: CalendarDate; readonly time: string };

/**
 * What the clock at the house shows a number of seconds after a moment; a whole day counts as its
 * midnight. A zone that nobody knows is taken for the house's own.
 */
function atHouse(
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

/** A platform needs one or two; a feed may name thousands, each of which takes memory. */
const maxFormatters = 20;

const formatters = new Map<string, Intl.DateTimeFormat>();

function findFormatter(timeZone: string): Intl.DateTimeFormat | undefined {
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
