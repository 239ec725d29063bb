import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
} from "../../domain/dates/calendar-date.ts";
import type { DateRange } from "../../domain/nights/availability.ts";
import { lastEndOf } from "./ranges.ts";

/** The last end of a block that a feed had on a day on which it was read. */
export type Sighting = { readonly day: CalendarDate; readonly end: CalendarDate };

/** Enough to tell an end that moves from one that was moved. */
const keptSightings = 10;

/** Until a feed has been read on so many days, the arithmetic of whole months counts too. */
const daysOfArithmetic = 3;

/** Platforms publish from 9 to 24 months ahead, counted from their own midnight. */
const publishedMonths = { least: 9, most: 24 } as const;
const publishedDays: readonly number[] = [365, 730];
const toleranceDays = 2;

/** A holiday is not longer; a closure that has only begun to roll in is taken until it is. */
const longestStayNights = 28;

/** Platforms and house have midnight at different hours. */
const midnightDays = 1;

/** Ranges that are taken, and those that the platform has only not opened yet. */
export type SplitRanges<Range> = {
  readonly taken: readonly Range[];
  readonly closed: readonly Range[];
};

/** Adds a sighting to those before it; of one day the last counts. */
export function addSighting(
  sightings: readonly Sighting[],
  sighting: Sighting,
): readonly Sighting[] {
  const isSameDay = sightings.at(-1)?.day === sighting.day;
  return [...(isSameDay ? sightings.slice(0, -1) : sightings), sighting].slice(-keptSightings);
}

/**
 * Takes the block out of a feed's ranges that reaches the end of what the platform publishes and moves
 * on with it each day: the last to end, longer than a stay, ending 9 to 24 months ahead. All others are
 * taken: to leave out a stay of a guest or of the owner would let other platforms sell it.
 */
export function splitRollingClosure<Range extends DateRange>(
  ranges: readonly Range[],
  sightings: readonly Sighting[],
): SplitRanges<Range> {
  const last = sightings.at(-1);
  const isClosed = ({ from, to }: Range) =>
    daysBetween(from, to) > longestStayNights && to === last?.end;
  const isRolling =
    last !== undefined &&
    lastEndOf(ranges, last.day) === last.end &&
    isWithinReach(last) &&
    (hasMoved(sightings, ranges) || (isNew(sightings) && isWholeMonthsAhead(last)));
  return {
    taken: ranges.filter((range) => !isRolling || !isClosed(range)),
    closed: ranges.filter((range) => isRolling && isClosed(range)),
  };
}

function isWithinReach({ day, end }: Sighting): boolean {
  const { least, most } = publishedMonths;
  return (
    addDays(addMonths(day, least), -toleranceDays) <= end &&
    end <= addDays(addMonths(day, most), toleranceDays)
  );
}

function isNew(sightings: readonly Sighting[]): boolean {
  return new Set(sightings.map(({ day }) => day)).size < daysOfArithmetic;
}

function isWholeMonthsAhead({ day, end }: Sighting): boolean {
  const lead = daysBetween(day, end);
  const leads = publishedMonthCounts.map((months) => daysBetween(day, addMonths(day, months)));
  return [...leads, ...publishedDays].some((days) => Math.abs(lead - days) <= toleranceDays);
}

const publishedMonthCounts = Array.from(
  { length: publishedMonths.most - publishedMonths.least + 1 },
  (_, index) => publishedMonths.least + index,
);

/**
 * Whether the last end has moved on with the days, since it last changed otherwise: by a day each, or
 * by months that begin at the same distance. One that stood still for days and then moved has been moved.
 */
function hasMoved(sightings: readonly Sighting[], ranges: readonly DateRange[]): boolean {
  const [last, ...earlier] = sightings.toReversed();
  if (last === undefined) return false;
  let first = last;
  for (const sighting of earlier) {
    if (sighting.end !== first.end && !isEquallyFar(sighting, first)) break;
    first = sighting;
  }
  const isStillThere = ranges.some(({ to }) => to === first.end);
  return first.end < last.end && !isStillThere && isEquallyFar(first, last);
}

/** Whether two ends lie equally far ahead of their days, counted in days or from a whole month. */
function isEquallyFar(one: Sighting, other: Sighting): boolean {
  const leadOf = ({ day, end }: Sighting, months: number) =>
    daysBetween(addMonths(day, months), end);
  return [0, ...publishedMonthCounts].some(
    (months) => Math.abs(leadOf(one, months) - leadOf(other, months)) <= midnightDays,
  );
}
