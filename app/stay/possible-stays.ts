import type { Prices } from "../facts/prices.ts";
import { type DateRange, freeRanges } from "./availability.ts";
import { addDays, type CalendarDate, daysBetween, earlierOf, laterOf } from "./calendar-date.ts";
import { periodOfNight } from "./price.ts";
import type { Stay } from "./stay.ts";
import type { StayRules } from "./stay-context.ts";
import { findBrokenRule } from "./stay-rules.ts";

/** How many stays are offered instead of one that is not possible. */
const maxNearestStays = 3;

/** The nearest are offered however far they are; others only if they are near. */
const alwaysOffered = 2;

/** By how many days arrival and departure may be moved, together. */
const maxNearDays = 62;

/** Rules may ask for more nights than a guest does, at most for whole weeks. */
const maxExtraNights = 13;

/**
 * Up to three possible stays near an arrival, the nearest first: of each run of available nights the
 * last before it and the first after it. They have at least as many nights; where none of those is
 * near, also fewer, down to half of them.
 */
export function findNearestStays(
  arrival: CalendarDate,
  nights: number,
  { availability, prices, today }: StayRules,
): readonly Stay[] {
  const departure = addDays(arrival, nights);
  const distanceOf = (stay: Stay) =>
    Math.abs(daysBetween(arrival, stay.arrival)) + Math.abs(daysBetween(departure, stay.departure));
  const isNear = (stay: Stay) => distanceOf(stay) <= maxNearDays;
  const ranges = freeRanges(availability, today);
  const findIn = (range: DateRange, count: number) =>
    [
      findStay(range, {
        first: earlierOf(addDays(arrival, -1), addDays(range.to, -count)),
        step: -1,
        nights: count,
        prices,
      }),
      findStay(range, { first: laterOf(arrival, range.from), step: 1, nights: count, prices }),
    ].filter((stay) => stay !== undefined);
  const whole = ranges.flatMap((range) => findIn(range, nights));
  const shorter = ranges.flatMap((range) => {
    const count = daysBetween(range.from, range.to);
    return nights / 2 <= count && count < nights ? findIn(range, count) : [];
  });
  return [...whole, ...(whole.some(isNear) ? [] : shorter)]
    .sort((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, maxNearestStays)
    .filter((stay, index) => index < alwaysOffered || isNear(stay));
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
