import type { DateRange } from "../../src/availability/availability.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  earlierOf,
  laterOf,
} from "../../src/availability/calendar-date.ts";
import type { CalendarDate } from "../../src/availability/is-calendar-date.ts";

/** Platforms publish from 9 to 24 months (`behaviour.md` 2.1), counted from their own midnight. */
const horizonMonths = { least: 9, most: 24 } as const;
const toleranceDays = 3;

/** A holiday is not longer; a closure that has only begun to roll in is taken until it is. */
const longestStayNights = 28;

/** A feed's nights, told apart: those of stays, and the date from which the platform is closed. */
export type SplitRanges = {
  readonly taken: readonly DateRange[];
  readonly horizon: CalendarDate | null;
};

/**
 * Takes the block out of a feed's events that reaches the end of what the platform publishes: the
 * last to end, longer than a stay, and ending 9 to 24 months after the day on which it was read.
 */
export function splitHorizon(ranges: readonly DateRange[], today: CalendarDate): SplitRanges {
  const end = ranges.map(({ to }) => to).reduce(laterOf, today);
  const first = addDays(addMonths(today, horizonMonths.least), -toleranceDays);
  const last = addDays(addMonths(today, horizonMonths.most), toleranceDays);
  const isHorizon = ({ from, to }: DateRange) =>
    to === end && daysBetween(from, to) > longestStayNights;
  const blocks = end >= first && end <= last ? ranges.filter(isHorizon) : [];
  return {
    taken: ranges.filter((range) => !blocks.includes(range)),
    horizon: blocks.length === 0 ? null : blocks.map(({ from }) => from).reduce(earlierOf),
  };
}
