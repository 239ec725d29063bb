import type { DateRange } from "../../src/availability/availability.ts";
import { earlierOf, laterOf } from "../../src/availability/calendar-date.ts";

/**
 * All nights of some ranges, sorted, each once. Ranges that overlap become one; those that only
 * meet, where one stay ends and the next begins, stay apart.
 */
export function uniteRanges(ranges: readonly DateRange[]): readonly DateRange[] {
  const sorted = ranges.toSorted((one, other) => compare(one.from, other.from));
  const united: DateRange[] = [];
  for (const range of sorted) {
    const last = united.at(-1);
    if (last !== undefined && range.from < last.to) {
      united[united.length - 1] = { from: last.from, to: laterOf(range.to, last.to) };
    } else {
      united.push(range);
    }
  }
  return united;
}

/** The part of the ranges that lies from one date up to another. */
export function clipRanges(ranges: readonly DateRange[], { from, to }: DateRange): DateRange[] {
  return ranges
    .filter((range) => range.to > from && range.from < to)
    .map((range) => ({ from: laterOf(range.from, from), to: earlierOf(range.to, to) }));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
