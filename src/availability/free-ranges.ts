import { type Availability, closingDateOf, type DateRange } from "./availability.ts";
import { laterOf } from "./calendar-date.ts";
import type { CalendarDate } from "./is-calendar-date.ts";

/** The longest runs of free nights from a day on, in order. */
export function freeRanges(
  availability: Availability,
  today: CalendarDate = availability.from,
): readonly DateRange[] {
  const end = closingDateOf(availability);
  const free: DateRange[] = [];
  let from = laterOf(today, availability.from);
  for (const taken of availability.taken) {
    if (taken.from >= end) break;
    if (from < taken.from) free.push({ from, to: taken.from });
    from = laterOf(from, taken.to);
  }
  if (from < end) free.push({ from, to: end });
  return free;
}
