import type { Availability } from "./availability.ts";
import { addDays } from "./calendar-date.ts";
import type { CalendarDate } from "./is-calendar-date.ts";
import { type NightState, nightState } from "./night-state.ts";

/** A day of the calendar, told from the night before it and the night after it. */
export type DayStatus = {
  /** `checkin`: only the night after is taken; `checkout`: only the night before. */
  readonly status: "available" | "booked" | "checkin" | "checkout" | "past" | "not-open";
  /** The half of the day that belongs to the night before: that of a departure. */
  readonly morning: NightState;
  /** The half of the day that belongs to the night after: that of an arrival. */
  readonly afternoon: NightState;
  /** One stay ends and another begins: booked, drawn as two halves. */
  readonly isChangeover: boolean;
};

/** How a day is drawn and said; today's morning is past, so today is available or booked. */
export function dayStatus(
  availability: Availability,
  date: CalendarDate,
  today: CalendarDate = availability.from,
): DayStatus {
  const morning = nightState(availability, addDays(date, -1), today);
  const afternoon = nightState(availability, date, today);
  return {
    status: nameStatus(morning, afternoon),
    morning,
    afternoon,
    isChangeover:
      morning === "taken" &&
      afternoon === "taken" &&
      availability.taken.some(({ from }) => from === date),
  };
}

function nameStatus(morning: NightState, afternoon: NightState): DayStatus["status"] {
  switch (afternoon) {
    case "past":
    case "not-open":
      return afternoon;
    case "free":
      return morning === "taken" ? "checkout" : "available";
    case "taken":
      return morning === "free" ? "checkin" : "booked";
  }
}
