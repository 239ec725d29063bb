import type { CalendarDate } from "../../../availability/is-calendar-date.ts";

/** Which part of the picked stay a day is. */
export type PickedPart = "arrival" | "night" | "departure";

/** The part of a stay that a day is; a stay without departure, an empty text, is only its arrival. */
export function pickedPart(
  date: CalendarDate,
  arrival: CalendarDate,
  departure: CalendarDate,
): PickedPart | undefined {
  if (date === arrival) return "arrival";
  if (date === departure) return "departure";
  return arrival !== "" && arrival < date && date < departure ? "night" : undefined;
}
