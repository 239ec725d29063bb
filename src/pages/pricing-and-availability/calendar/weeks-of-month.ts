import {
  type CalendarMonth,
  datesOfMonth,
  daysOfWeek,
  weekdayOf,
} from "../../../availability/calendar-date.ts";
import type { CalendarDate } from "../../../availability/is-calendar-date.ts";

/** The weeks of a month, from Monday to Sunday; the first and the last may be short. */
export function weeksOfMonth(month: CalendarMonth): readonly (readonly CalendarDate[])[] {
  const dates = datesOfMonth(month);
  const firstMonday = daysOfWeek + 1 - weekdayOf(`${month}-01`);
  const weeks = [dates.slice(0, firstMonday)];
  for (let monday = firstMonday; monday < dates.length; monday += daysOfWeek) {
    weeks.push(dates.slice(monday, monday + daysOfWeek));
  }
  return weeks;
}
