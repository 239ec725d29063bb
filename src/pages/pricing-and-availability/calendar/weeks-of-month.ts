import {
  type CalendarDate,
  type CalendarMonth,
  datesOfMonth,
  weekdayOf,
} from "../../../availability/calendar-date.ts";

const monday = 1;

/** The weeks of a month, from Monday to Sunday; the first and the last may be short. */
export function weeksOfMonth(month: CalendarMonth): readonly (readonly CalendarDate[])[] {
  const weeks: CalendarDate[][] = [];
  for (const date of datesOfMonth(month)) {
    if (weeks.length === 0 || weekdayOf(date) === monday) weeks.push([]);
    weeks.at(-1)?.push(date);
  }
  return weeks;
}
