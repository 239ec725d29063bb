import { addDays, addMonths, daysOfWeek, earlierOf, laterOf, weekdayOf } from "./calendar-date.ts";
import type { CalendarDate } from "./is-calendar-date.ts";

const monthsOfYear = 12;

/**
 * The day that a key leads to from another, as in the ARIA practices for date grids, no further
 * than the ends of the calendar; nothing for a key that does not move.
 */
export function moveDay(
  date: CalendarDate,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { first, last }: { readonly first: CalendarDate; readonly last: CalendarDate },
): CalendarDate | undefined {
  const target = findTarget(date, key, shiftKey ? monthsOfYear : 1);
  return target === undefined ? undefined : earlierOf(laterOf(target, first), last);
}

function findTarget(date: CalendarDate, key: string, months: number): CalendarDate | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(date, -1);
    case "ArrowRight":
      return addDays(date, 1);
    case "ArrowUp":
      return addDays(date, -daysOfWeek);
    case "ArrowDown":
      return addDays(date, daysOfWeek);
    case "Home":
      return addDays(date, 1 - weekdayOf(date));
    case "End":
      return addDays(date, daysOfWeek - weekdayOf(date));
    case "PageUp":
      return addMonths(date, -months);
    case "PageDown":
      return addMonths(date, months);
    default:
      return undefined;
  }
}
