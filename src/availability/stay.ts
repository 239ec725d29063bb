import type { Prices } from "../facts/facts.ts";
import { daysBetween, weekdayOf } from "./calendar-date.ts";
import type { CalendarDate } from "./is-calendar-date.ts";
import { periodOfNight } from "./price-of-night.ts";

/** A stay as a guest names it: the day of arrival and the day of departure. */
export type Stay = { readonly arrival: CalendarDate; readonly departure: CalendarDate };

/** What a period asks of the stays that begin in it and a stay does not give. */
export type BrokenRule =
  | { readonly reason: "arrival-day"; readonly arrivalDays: readonly number[] }
  | { readonly reason: "minimum-nights"; readonly minimumNights: number };

/** The first rule of the arrival's period that a stay breaks, if any. */
export function findBrokenRule(prices: Prices, stay: Stay): BrokenRule | undefined {
  const { arrivalDays, minimumNights = 1 } = periodOfNight(prices, stay.arrival) ?? {};
  if (arrivalDays !== undefined && !arrivalDays.includes(weekdayOf(stay.arrival))) {
    return { reason: "arrival-day", arrivalDays };
  }
  return daysBetween(stay.arrival, stay.departure) < minimumNights
    ? { reason: "minimum-nights", minimumNights }
    : undefined;
}
