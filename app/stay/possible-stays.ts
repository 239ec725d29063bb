import type { Prices } from "../facts/facts.ts";
import { type Availability, type DateRange, freeRanges } from "./availability.ts";
import { addDays, type CalendarDate, daysBetween, earlierOf, laterOf } from "./calendar-date.ts";
import { periodOfNight } from "./price.ts";
import type { Stay } from "./stay.ts";
import { findBrokenRule } from "./stay-rules.ts";

/** What decides which stays are possible. */
export type StayRules = {
  readonly availability: Availability;
  readonly prices: Prices;
  readonly today: CalendarDate;
};

/** How many stays are offered instead of one that is not possible. */
const maxNearestStays = 3;

/** The nearest are offered however far they are; others are not. */
const alwaysOffered = 2;
const maxDistanceOfOthersDays = 31;

/** Rules may ask for more nights than a guest does, at most for whole weeks. */
const maxExtraNights = 13;

/**
 * Up to three possible stays of at least as many nights near an arrival, the nearest first. Of each
 * run of available nights they are the last before it and the first after it.
 */
export function findNearestStays(
  arrival: CalendarDate,
  nights: number,
  { availability, prices, today }: StayRules,
): readonly Stay[] {
  const distanceOf = (stay: Stay) => Math.abs(daysBetween(arrival, stay.arrival));
  return freeRanges(availability, today)
    .flatMap((range) => [
      findStay(range, {
        first: earlierOf(addDays(arrival, -1), addDays(range.to, -nights)),
        step: -1,
        nights,
        prices,
      }),
      findStay(range, { first: laterOf(arrival, range.from), step: 1, nights, prices }),
    ])
    .filter((stay) => stay !== undefined)
    .sort((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, maxNearestStays)
    .filter((stay, index) => index < alwaysOffered || distanceOf(stay) <= maxDistanceOfOthersDays);
}

/** The first possible stay in a run of nights, going by one day from a first arrival. */
function findStay(
  { from, to }: DateRange,
  {
    first,
    step,
    nights,
    prices,
  }: { first: CalendarDate; step: 1 | -1; nights: number; prices: Prices },
): Stay | undefined {
  for (let arrival = first; from <= arrival && arrival < to; arrival = addDays(arrival, step)) {
    const { minimumNights = 1 } = periodOfNight(prices, arrival) ?? {};
    const least = Math.max(nights, minimumNights);
    const most = Math.min(least + maxExtraNights, daysBetween(arrival, to));
    for (let count = least; count <= most; count += 1) {
      const stay = { arrival, departure: addDays(arrival, count) };
      if (findBrokenRule(prices, stay) === undefined) return stay;
    }
  }
  return undefined;
}
