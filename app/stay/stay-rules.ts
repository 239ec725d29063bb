import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBefore,
  daysBetween,
  daysOfWeek,
  weekdayOf,
} from "../../domain/dates/calendar-date.ts";
import type { PricePeriod, Prices } from "../facts/prices.ts";
import { priceOfStay } from "./price.ts";
import { periodOfNight } from "./price-period.ts";
import type { Stay } from "./stay.ts";

/** The rules that a season may have, by their names in the price list and in the messages; in the order of the list. */
export const ruleNames = ["wholeWeeks", "minimumNights", "arrivalDays", "departureDays"] as const;

/** What a season asks of stays: one of its rules. */
export type SeasonRule = {
  readonly rule: (typeof ruleNames)[number];
  readonly period: PricePeriod;
};

/** The stay of a week from a day on, or as another begins and for the same party. */
export function weekFrom(begun: Omit<Stay, "departure">): Stay {
  return { ...begun, departure: addDays(begun.arrival, daysOfWeek) };
}

/**
 * What a week costs that begins as a stay does, for the same party; null where the price list has no
 * such week: a night of it is on request, or a season asks for something else.
 */
export function priceOfWeek(prices: Prices, begun: Omit<Stay, "departure">): number | null {
  const week = weekFrom(begun);
  return findBrokenRule(prices, week) ? null : priceOfStay(prices, week).total;
}

/**
 * The first rule that a stay breaks, if any. Arrival days and fewest nights are those of the season
 * of the first night, departure days those of the last night's.
 */
export function findBrokenRule(
  prices: Prices,
  { arrival, departure }: Stay,
): SeasonRule | undefined {
  const broken = findBrokenArrival(prices, arrival) ?? findBrokenWeek(prices, departure);
  if (broken) return broken;
  const first = periodOfNight(prices, arrival);
  if (first?.minimumNights && daysBetween(arrival, departure) < first.minimumNights) {
    return { rule: "minimumNights", period: first };
  }
  const last = periodOfNight(prices, addDays(departure, -1));
  return last?.departureDays && !last.departureDays.includes(weekdayOf(departure))
    ? { rule: "departureDays", period: last }
    : undefined;
}

/** The first rule that every stay breaks that begins on a day, if any. */
export function findBrokenArrival(prices: Prices, arrival: CalendarDate): SeasonRule | undefined {
  const broken = findBrokenWeek(prices, arrival);
  if (broken) return broken;
  const period = periodOfNight(prices, arrival);
  return period?.arrivalDays && !period.arrivalDays.includes(weekdayOf(arrival))
    ? { rule: "arrivalDays", period }
    : undefined;
}

/**
 * The rule of whole weeks, where the day lies inside a week of a season that has it: a stay that
 * begins or ends on it leaves nights that nobody can book. A week with a single night in the season is
 * one of its weeks.
 */
function findBrokenWeek(prices: Prices, day: CalendarDate): SeasonRule | undefined {
  const broken = prices.periods.find((period) => {
    const { wholeWeeks } = period;
    if (wholeWeeks === undefined) return false;
    const dayOfWeek = daysBefore(day, wholeWeeks);
    if (dayOfWeek === 0) return false;
    const first = addDays(day, -dayOfWeek);
    const nights = datesBetween(first, addDays(first, daysOfWeek));
    return nights.some((night) => periodOfNight(prices, night) === period);
  });
  return broken && { rule: "wholeWeeks", period: broken };
}
