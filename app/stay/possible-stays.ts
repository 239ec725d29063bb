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
  const ranges = freeRanges(availability, today);
  /** The nearest stays of so many nights in a run, with how far they are, in days. */
  const findIn = (range: DateRange, count: number) =>
    findStays(arrival, range, { nights: count, prices }).map((stay) => ({
      stay,
      distance: distanceOf(stay),
    }));
  const whole = ranges.flatMap((range) => findIn(range, nights));
  const hasNear = whole.some(({ distance }) => distance <= maxNearDays);
  const shorter = (hasNear ? [] : ranges).flatMap((range) => {
    const count = daysBetween(range.from, range.to);
    return nights / 2 <= count && count < nights ? findIn(range, count) : [];
  });
  return [...whole, ...shorter]
    .sort((one, other) => one.distance - other.distance)
    .slice(0, maxNearestStays)
    .filter(({ distance }, index) => index < alwaysOffered || distance <= maxNearDays)
    .map(({ stay }) => stay);
}

/** The last possible stay of so many nights before an arrival, and the first after it, in a run of nights. */
function findStays(
  wanted: CalendarDate,
  { from, to }: DateRange,
  { nights, prices }: { nights: number; prices: Prices },
): readonly Stay[] {
  const last = addDays(to, -nights);
  const find = (first: CalendarDate, step: 1 | -1): readonly Stay[] => {
    for (
      let arrival = first;
      from <= arrival && arrival <= last;
      arrival = addDays(arrival, step)
    ) {
      const { minimumNights = 1 } = periodOfNight(prices, arrival) ?? {};
      const least = Math.max(nights, minimumNights);
      const most = Math.min(least + maxExtraNights, daysBetween(arrival, to));
      for (let count = least; count <= most; count += 1) {
        const stay = { arrival, departure: addDays(arrival, count) };
        if (findBrokenRule(prices, stay) === undefined) return [stay];
      }
    }
    return [];
  };
  return [...find(earlierOf(addDays(wanted, -1), last), -1), ...find(laterOf(wanted, from), 1)];
}
