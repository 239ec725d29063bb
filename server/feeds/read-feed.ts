import type { DateRange } from "../../app/stay/availability.ts";
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  earlierOf,
  laterOf,
} from "../../app/stay/calendar-date.ts";
import { FeedError } from "./feed-error.ts";
import { toHouseTime } from "./house-time.ts";
import { mergeRanges } from "./merge.ts";
import { type FeedEvent, type Moment, parseFeed } from "./parse-feed.ts";
import type { FeedNights } from "./snapshot.ts";

/** What a feed says of the nights, and how many of its events were not simply taken over. */
export type FeedReading = FeedNights & {
  readonly counts: {
    readonly events: number;
    /** Cancelled, or marked as not blocking. */
    readonly free: number;
    /** Ignored: they end before they have lasted a night. */
    readonly reversed: number;
    /** Ignored: without a date, or with one in no known spelling. */
    readonly unreadable: number;
    /** Their first occurrence counts; rules of repetition are not expanded. */
    readonly recurring: number;
  };
};

/** Reads a feed's bytes on a day; throws a FeedError where they are no calendar that can be read. */
export function readFeed(bytes: Uint8Array, today: CalendarDate): FeedReading {
  const events = parseFeed(bytes);
  const ranges: DateRange[] = [];
  const counts = { events: events.length, free: 0, reversed: 0, unreadable: 0, recurring: 0 };
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
  return { taken: mergeRanges(stays), openUntil, counts };
}

const noon = "12:00:00";
const midnight = "00:00:00";

/** No stay is longer, and a calendar of 18 months has no use for more. */
const maxNights = 3660;

function nightsOf(event: FeedEvent): DateRange | "free" | "unreadable" | "reversed" {
  const { start, isCancelled, isTransparent, isUnreadable } = event;
  if (isCancelled || isTransparent) return "free";
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

/** A whole day counts as its midnight. */
function atHouse({ date, time = midnight, zone }: Moment, secondsLater = 0) {
  return toHouseTime({ date, time }, zone, secondsLater);
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
