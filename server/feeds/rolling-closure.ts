import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
} from "../../domain/dates/calendar-date.ts";
import type { DateRange } from "../../domain/nights/availability.ts";
import { lastEndOf } from "./ranges.ts";

/** A sighting: the last end of a block in a feed on a day. */
export type Sighting = { readonly day: CalendarDate; readonly end: CalendarDate };

/** Enough sightings to tell an end that moves daily from one that was moved. */
const keptSightings = 10;

/** With fewer days of reading, whole months ahead count as a closure, too. */
const daysOfArithmetic = 3;

/** Platforms publish from 9 to 24 months ahead, counted from their own midnight. */
const publishedMonths = { least: 9, most: 24 } as const;
const publishedDays: readonly number[] = [365, 730];
const toleranceDays = 2;

/** The longest stay; a closure is taken until it is longer. */
const longestStayNights = 28;

/** Platforms and house have midnight at different hours. */
const midnightDays = 1;

/** Taken ranges, and the closure. */
export type SplitRanges<Range> = {
  readonly taken: readonly Range[];
  readonly closed: readonly Range[];
};

/** Adds a sighting; the last one of a day counts. */
export function addSighting(
  sightings: readonly Sighting[],
  sighting: Sighting,
): readonly Sighting[] {
  const isSameDay = sightings.at(-1)?.day === sighting.day;
  return [...(isSameDay ? sightings.slice(0, -1) : sightings), sighting].slice(-keptSightings);
}

/**
 * Separates the closure from a feed's ranges: the last block, longer than a stay, ending 9 to 24 months ahead, whose end
 * moves on each day. All others are taken: otherwise other platforms could sell a stay of a guest or of the owner.
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
 * Whether the last end has moved on with the days since its last other change: by a day each, or by whole months. An end
 * that stood still for days and then changed was moved by somebody.
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

/** Whether two ends are equally far ahead of their days, in days or whole months. */
function isEquallyFar(one: Sighting, other: Sighting): boolean {
  const leadOf = ({ day, end }: Sighting, months: number) =>
    daysBetween(addMonths(day, months), end);
  return [0, ...publishedMonthCounts].some(
    (months) => Math.abs(leadOf(one, months) - leadOf(other, months)) <= midnightDays,
  );
}
