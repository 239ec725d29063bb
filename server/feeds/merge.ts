import { type Availability, type DateRange, lastDepartureOf } from "../../app/stay/availability.ts";
import { earlierOf, laterOf } from "../../app/stay/calendar-date.ts";
import { dateAtHouse } from "../../app/stay/today.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * All nights of some ranges, sorted, each once. Ranges that overlap become one; those that only
 * meet, where one stay ends and the next begins, stay apart.
 */
export function mergeRanges(ranges: readonly DateRange[]): readonly DateRange[] {
  const merged: DateRange[] = [];
  for (const range of ranges.toSorted((one, other) => compare(one.from, other.from))) {
    const last = merged.at(-1);
    if (last !== undefined && range.from < last.to) {
      merged[merged.length - 1] = { from: last.from, to: laterOf(range.to, last.to) };
    } else {
      merged.push(range);
    }
  }
  return merged;
}

/**
 * What all feeds together say at an instant. It is as old as the oldest snapshot, and unchecked
 * while even one feed, a null, was never read: its nights may be taken.
 */
export function mergeSnapshots(snapshots: readonly (Snapshot | null)[], now: Date): Availability {
  const from = dateAtHouse(now);
  const until = lastDepartureOf(from);
  const known = snapshots.filter((snapshot) => snapshot !== null);
  const taken = mergeRanges(known.flatMap((snapshot) => snapshot.taken));
  const openUntil = known.flatMap((snapshot) => snapshot.openUntil ?? []).reduce(earlierOf, until);
  return {
    from,
    until,
    openUntil: openUntil === until ? null : laterOf(openUntil, from),
    taken: clipRanges(taken, { from, to: until }),
    checkedAt: known.length === snapshots.length ? findOldestCheck(known) : null,
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

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
