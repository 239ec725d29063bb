import {
  type CalendarDate,
  daysBetween,
  earlierOf,
  laterOf,
} from "../../domain/dates/calendar-date.ts";
import type { DateRange } from "../../domain/nights/availability.ts";

/**
 * The union of some ranges, sorted. Ranges that overlap are merged; back-to-back stays stay apart.
 */
export function mergeRanges(ranges: readonly DateRange[]): readonly DateRange[] {
  const merged: DateRange[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => daysBetween(other.from, one.from))) {
    const last = merged.at(-1);
    if (last !== undefined && from < last.to) {
      merged[merged.length - 1] = { from: last.from, to: laterOf(to, last.to) };
    } else {
      merged.push({ from, to });
    }
  }
  return merged;
}

/** The nights of some ranges that are in none of the others. */
export function subtractRanges(
  ranges: readonly DateRange[],
  others: readonly DateRange[],
): readonly DateRange[] {
  const covers = mergeRanges(others);
  return mergeRanges(ranges).flatMap(({ from, to }) => {
    const left: DateRange[] = [];
    let begin = from;
    for (const cover of covers) {
      if (cover.to <= begin || cover.from >= to) continue;
      if (begin < cover.from) left.push({ from: begin, to: cover.from });
      begin = cover.to;
    }
    return begin < to ? [...left, { from: begin, to }] : left;
  });
}

/** The parts of some ranges that lie within another. */
export function clipRanges<Range extends DateRange>(
  ranges: readonly Range[],
  { from, to }: DateRange,
): readonly Range[] {
  return ranges
    .filter((range) => range.to > from && range.from < to)
    .map((range) => ({ ...range, from: laterOf(range.from, from), to: earlierOf(range.to, to) }));
}

/** The number of nights in some ranges, each counted once. */
export function countNights(ranges: readonly DateRange[]): number {
  return mergeRanges(ranges).reduce((sum, { from, to }) => sum + daysBetween(from, to), 0);
}

/** The last end of some ranges, at least the given day. */
export function lastEndOf(ranges: readonly DateRange[], day: CalendarDate): CalendarDate {
  return ranges.map(({ to }) => to).reduce(laterOf, day);
}
