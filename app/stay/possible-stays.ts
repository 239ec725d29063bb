import type { Stay } from "../booking/stay.ts";
import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBetween,
  earlierOf,
  laterOf,
} from "../dates/calendar-date.ts";
import type { Prices } from "../facts/prices.ts";
import { type DateRange, freeRanges } from "./availability.ts";
import { periodOfNight } from "./price-period.ts";
import type { StayRules } from "./stay-context.ts";
import { findBrokenArrival, findBrokenRule } from "./stay-rules.ts";

/** How many stays are offered instead of one that is not possible. */
const maxNearestStays = 3;

/** By how many days arrival and departure may be moved, together. */
const maxNearDays = 62;

/** Whoever asks for days further outside of the calendar has mistyped the year: nothing is offered. */
const maxDaysOutside = 366;

/** Rules may ask for more nights than a guest does, or for fewer, at most for whole weeks. */
const maxOtherNights = 13;

/**
 * Up to three possible stays near an arrival, the nearest first. They have at least as many nights;
 * where none of those is near, fewer, down to half of them. Where none is near at all, the nearest one.
 */
export function findNearestStays(
  arrival: CalendarDate,
  nights: number,
  { availability, prices, today }: StayRules,
): readonly Stay[] {
  const departure = addDays(arrival, nights);
  const earliest = addDays(today, -maxDaysOutside);
  const latest = addDays(availability.until, maxDaysOutside);
  if (arrival < earliest || latest < departure) return [];
  const distanceOf = (stay: Stay) =>
    Math.abs(daysBetween(arrival, stay.arrival)) + Math.abs(daysBetween(departure, stay.departure));
  const findAll = (find: typeof findStays, runs: readonly DateRange[]) =>
    runs
      .flatMap((run) => find(run, nights, prices))
      .map((stay) => ({ stay, distance: distanceOf(stay) }))
      .sort((one, other) => one.distance - other.distance);
  const runs = freeRanges(availability, today);
  // What is near lies in these parts of them.
  const nearRuns = runs.map(({ from, to }) => ({
    from: laterOf(from, addDays(arrival, -maxNearDays)),
    to: earlierOf(to, addDays(departure, maxNearDays)),
  }));
  for (const find of [findStays, findShorterStays]) {
    const near = findAll(find, nearRuns).filter(({ distance }) => distance <= maxNearDays);
    if (near.length > 0) return near.slice(0, maxNearestStays).map(({ stay }) => stay);
  }
  const [nearest = findAll(findShorterStays, runs)[0]] = findAll(findStays, runs);
  return nearest ? [nearest.stay] : [];
}

/** For each arrival in a run of nights the possible stay of so many nights, or of the fewest more. */
function findStays({ from, to }: DateRange, nights: number, prices: Prices): readonly Stay[] {
  return datesBetween(from, addDays(to, 1 - nights)).flatMap((arrival) => {
    if (findBrokenArrival(prices, arrival)) return [];
    const { minimumNights = 1 } = periodOfNight(prices, arrival) ?? {};
    const least = Math.max(nights, minimumNights);
    const most = Math.min(least + maxOtherNights, daysBetween(arrival, to));
    for (let count = least; count <= most; count += 1) {
      const stay = { arrival, departure: addDays(arrival, count) };
      if (findBrokenRule(prices, stay) === undefined) return [stay];
    }
    return [];
  });
}

/** The longest possible stays in a run of nights that are shorter than so many, by half at most. */
function findShorterStays(
  { from, to }: DateRange,
  nights: number,
  prices: Prices,
): readonly Stay[] {
  const most = Math.min(nights - 1, daysBetween(from, to));
  const least = Math.max(nights / 2, most - maxOtherNights);
  for (let count = most; count >= least; count -= 1) {
    const stays = datesBetween(from, addDays(to, 1 - count))
      .map((arrival) => ({ arrival, departure: addDays(arrival, count) }))
      .filter((stay) => findBrokenRule(prices, stay) === undefined);
    if (stays.length > 0) return stays;
  }
  return [];
}
