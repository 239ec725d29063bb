import { useMemo, useState } from "react";
import type { Stay } from "../booking/stay.ts";
import { addDays, type CalendarDate, daysOfWeek } from "../dates/calendar-date.ts";
import { type Availability, freeRanges } from "./availability.ts";

/** What is picked in the calendar, with the night that a guest points at as if it were picked. */
export function usePicking({
  picked,
  onPick,
  availability,
  today,
}: {
  readonly picked: Stay;
  readonly onPick: (stay: Stay) => void;
  readonly availability: Availability;
  readonly today: CalendarDate;
}) {
  const [pointed, point] = useState<CalendarDate>("");
  // The same as long as nothing is picked: days that are only pointed at draw no month anew.
  const choice = useMemo(
    () => choiceOf(picked, availability, today),
    [picked, availability, today],
  );
  const isPreview = choice.canDepart(pointed);
  return {
    shown: isPreview ? { ...picked, departure: pointed } : picked,
    isPreview,
    /** Notes the day that the guest points at; an empty text for none. */
    point,
    /** Whether a day answers when it is picked, taken or not. */
    isOpen: choice.isOpen,
    pick(date: CalendarDate) {
      point("");
      const next = pickDay(date, picked, choice);
      if (next !== picked) onPick(next);
    },
  };
}

/** Which days can be picked in the calendar now. */
export type Choice = ReturnType<typeof choiceOf>;

/** The days that can be picked after what has been picked so far; empty texts are days to come. */
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
    /** Whether a day can be asked about, taken or not. */
    isOpen: (date: CalendarDate) => today <= date && date <= availability.until,
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
