import type { Stay } from "../booking/stay.ts";
import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBetween,
  daysOfWeek,
  weekdayOf,
} from "../dates/calendar-date.ts";
import type { Prices } from "../facts/prices.ts";
import { periodOfNight } from "./price.ts";

/** What the seasons that a stay touches ask and it does not give. */
export type BrokenRule =
  | { readonly reason: "arrival-day"; readonly days: readonly number[] }
  | { readonly reason: "departure-day"; readonly days: readonly number[] }
  | { readonly reason: "minimum-nights"; readonly minimumNights: number }
  /** A week of a season that is let by the week begins on this day, and the stay would break one. */
  | { readonly reason: "whole-weeks"; readonly firstDay: number };

/**
 * The first rule that a stay breaks, if any. Arrival days and fewest nights are those of the season
 * of the first night, departure days those of the last night's.
 */
export function findBrokenRule(
  prices: Prices,
  { arrival, departure }: Stay,
): BrokenRule | undefined {
  const broken = findBrokenArrival(prices, arrival) ?? findBrokenWeek(prices, departure);
  if (broken) return broken;
  const { minimumNights = 1 } = periodOfNight(prices, arrival) ?? {};
  if (daysBetween(arrival, departure) < minimumNights) {
    return { reason: "minimum-nights", minimumNights };
  }
  const { departureDays } = periodOfNight(prices, addDays(departure, -1)) ?? {};
  return departureDays && !departureDays.includes(weekdayOf(departure))
    ? { reason: "departure-day", days: departureDays }
    : undefined;
}

/** The first rule that every stay breaks that begins on a day, if any. */
export function findBrokenArrival(prices: Prices, arrival: CalendarDate): BrokenRule | undefined {
  const { arrivalDays } = periodOfNight(prices, arrival) ?? {};
  const isWrongDay = arrivalDays && !arrivalDays.includes(weekdayOf(arrival));
  return (
    findBrokenWeek(prices, arrival) ??
    (isWrongDay ? { reason: "arrival-day", days: arrivalDays } : undefined)
  );
}

/**
 * The rule of whole weeks, where the day lies inside a week of a season that has it: a stay that
 * begins or ends on it leaves nights that nobody can book. A week with a single night in the season is
 * one of its weeks.
 */
function findBrokenWeek(prices: Prices, day: CalendarDate): BrokenRule | undefined {
  const season = prices.periods.find((period) => {
    const { wholeWeeks } = period;
    if (wholeWeeks === undefined) return false;
    const dayOfWeek = (weekdayOf(day) - wholeWeeks + daysOfWeek) % daysOfWeek;
    if (dayOfWeek === 0) return false;
    const first = addDays(day, -dayOfWeek);
    const nights = datesBetween(first, addDays(first, daysOfWeek));
    return nights.some((night) => periodOfNight(prices, night) === period);
  });
  const firstDay = season?.wholeWeeks;
  return firstDay === undefined ? undefined : { reason: "whole-weeks", firstDay };
}
