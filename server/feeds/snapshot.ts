import * as v from "valibot";
import { type Availability, type DateRange, lastDepartureOf } from "../../app/stay/availability.ts";
import {
  type CalendarDate,
  earlierOf,
  isCalendarDate,
  laterOf,
} from "../../app/stay/calendar-date.ts";
import { dateAtHouse } from "../../app/stay/today.ts";
import { type FeedNights, mergeRanges } from "./read-feed.ts";

const date = v.pipe(v.string(), v.check(isCalendarDate));
const instant = v.pipe(v.string(), v.isoTimestamp());
const range = v.pipe(
  v.object({ from: date, to: date }),
  v.check(({ from, to }) => from < to),
);

/** What a stored snapshot must look like; anything else counts as none. */
export const snapshotSchema = v.object({
  taken: v.pipe(v.array(range), v.readonly()),
  openUntil: v.nullable(date),
  /** When the platform last confirmed these nights. */
  checkedAt: instant,
  etag: v.nullable(v.string()),
  lastModified: v.nullable(v.string()),
});

/** The last good nights of one feed, and nothing else of it. */
export type Snapshot = Readonly<v.InferOutput<typeof snapshotSchema>>;

/** Whether a feed has nights from a day on. */
export function hasNightsAhead({ taken, openUntil }: FeedNights, today: CalendarDate): boolean {
  return openUntil !== null || taken.some(({ to }) => to > today);
}

/** Clocks of several servers differ a little. */
const clockToleranceMilliseconds = 5 * 60 * 1000;

/** Whether a snapshot was made by a clock that was ahead, so that nobody knows how old it is. */
export function isFromFuture({ checkedAt }: Snapshot, now: Date): boolean {
  return Date.parse(checkedAt) > now.getTime() + clockToleranceMilliseconds;
}

/**
 * What all feeds together say at an instant, and the owner who blocks nights. It is as old as the
 * oldest snapshot, and unchecked
 * while even one feed, a null, was never read, or was by a clock that was ahead: its nights may be
 * taken.
 */
export function mergeSnapshots(
  snapshots: readonly (Snapshot | null)[],
  now: Date,
  blocked: readonly DateRange[] = [],
): Availability {
  const from = dateAtHouse(now);
  const until = lastDepartureOf(from);
  const known = snapshots.filter((snapshot) => snapshot !== null);
  const hasAll = known.length === snapshots.length && !known.some((one) => isFromFuture(one, now));
  const taken = mergeRanges([...known.flatMap((snapshot) => snapshot.taken), ...blocked]);
  const openUntil = known.flatMap((snapshot) => snapshot.openUntil ?? []).reduce(earlierOf, until);
  return {
    from,
    until,
    openUntil: openUntil === until ? null : laterOf(openUntil, from),
    taken: clipRanges(taken, { from, to: until }),
    checkedAt: hasAll ? findOldestCheck(known) : null,
  };
}

function clipRanges(ranges: readonly DateRange[], { from, to }: DateRange): DateRange[] {
  return ranges
    .filter((range) => range.to > from && range.from < to)
    .map((range) => ({ from: laterOf(range.from, from), to: earlierOf(range.to, to) }));
}

/** Whole seconds: more would change the answer without saying more. */
function findOldestCheck(snapshots: readonly Snapshot[]): string | null {
  if (snapshots.length === 0) return null;
  const oldest = Math.min(...snapshots.map(({ checkedAt }) => Date.parse(checkedAt)));
  return new Date(oldest).toISOString().replace(/\.\d+Z$/, "Z");
}
