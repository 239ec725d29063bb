import { type Availability, closingDateOf } from "./availability.ts";
import type { CalendarDate } from "./is-calendar-date.ts";

/** `not-open`: beyond what the platforms or the calendar have opened for booking. */
export type NightState = "free" | "taken" | "not-open" | "past";

/** What is known of the night that begins on a date; `today` differs from `from` in an old answer. */
export function nightState(
  availability: Availability,
  night: CalendarDate,
  today: CalendarDate = availability.from,
): NightState {
  if (night < today || night < availability.from) return "past";
  if (availability.taken.some(({ from, to }) => from <= night && night < to)) return "taken";
  return night >= closingDateOf(availability) ? "not-open" : "free";
}
