import { type Availability, freeRanges } from "./availability.ts";
import type { CalendarDate } from "./is-calendar-date.ts";
import type { Stay } from "./stay.ts";

/** Which days can be picked in the calendar now. */
export type Choice = {
  readonly canArrive: (date: CalendarDate) => boolean;
  /** Whether a departure can follow the arrival that has been picked; none while none is. */
  readonly canDepart: (date: CalendarDate) => boolean;
};

/** The days that can be picked after what has been picked so far; empty texts are days to come. */
export function choiceOf(
  { arrival, departure }: Stay,
  availability: Availability,
  today: CalendarDate,
): Choice {
  const free = freeRanges(availability, today);
  const rangeOf = (date: CalendarDate) => free.find(({ from, to }) => from <= date && date < to);
  const lastDeparture = departure === "" ? rangeOf(arrival)?.to : undefined;
  return {
    canArrive: (date) => rangeOf(date) !== undefined,
    canDepart: (date) => lastDeparture !== undefined && arrival < date && date <= lastDeparture,
  };
}

/** What is picked after one more day: first the arrival, then the departure, then anew. */
export function pickDay(date: CalendarDate, picked: Stay, choice: Choice): Stay {
  if (choice.canDepart(date)) return { arrival: picked.arrival, departure: date };
  return choice.canArrive(date) ? { arrival: date, departure: "" } : picked;
}
