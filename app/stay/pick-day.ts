import type { Stay } from "../booking/stay.ts";
import { addDays, type CalendarDate, daysOfWeek } from "../dates/calendar-date.ts";
import { type Availability, freeRanges, isOpen } from "./availability.ts";

/** Which days can be picked in the calendar now. */
export type Choice = ReturnType<typeof choiceOf>;

/** The days that can be picked after what has been picked so far; empty messages are days to come. */
export function choiceOf(
  { arrival, departure }: Stay,
  availability: Availability,
  today: CalendarDate,
) {
  const free = freeRanges(availability, today);
  const rangeOf = (date: CalendarDate) => free.find(({ from, to }) => from <= date && date < to);
  const lastDeparture = departure === "" ? rangeOf(arrival)?.to : undefined;
  const canArrive = (date: CalendarDate) => rangeOf(date) !== undefined;
  const canDepart = (date: CalendarDate) =>
    lastDeparture !== undefined && arrival < date && date <= lastDeparture;
  return {
    canArrive,
    /** Whether a departure can follow the arrival that has been picked; none while none is. */
    canDepart,
    isOpen: (date: CalendarDate) => isOpen(availability, date, today),
  };
}

/**
 * What is picked after one more day: first the arrival, then the departure, then anew. A day that is
 * taken is asked about like the others, up to it or for a week: the answer says why not, and what is
 * possible instead.
 */
export function pickDay(date: CalendarDate, picked: Stay, choice: Choice): Stay {
  if (choice.canDepart(date)) return { ...picked, departure: date };
  if (choice.canArrive(date)) return { ...picked, arrival: date, departure: "" };
  if (!choice.isOpen(date)) return picked;
  const isEnd = picked.departure === "" && picked.arrival !== "" && picked.arrival < date;
  return isEnd
    ? { ...picked, departure: date }
    : { ...picked, arrival: date, departure: addDays(date, daysOfWeek) };
}
