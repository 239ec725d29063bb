import type { Prices } from "../facts/facts.ts";
import { type Availability, type DateRange, freeRanges } from "./availability.ts";
import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBetween,
  weekdayOf,
} from "./calendar-date.ts";
import { periodOfNight, priceOfStay } from "./price.ts";
import type { Stay } from "./stay.ts";

/** What decides which stays are possible. */
export type StayRules = {
  readonly availability: Availability;
  readonly prices: Prices;
  readonly today: CalendarDate;
};

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

/** How many stays are offered instead of one that is not possible. */
const maxNearestStays = 3;

/** The nearest stay before and the one after are offered however far they are; others are not. */
const maxDistanceOfOthersDays = 31;

const weekNights = 7;

function possibleStaysIn(range: DateRange, nights: number, prices: Prices): readonly Stay[] {
  const lastArrival = daysBetween(range.from, range.to) - nights;
  return datesBetween(range.from, range.to)
    .slice(0, Math.max(0, lastArrival + 1))
    .map((arrival) => ({ arrival, departure: addDays(arrival, nights) }))
    .filter((stay) => findBrokenRule(prices, stay) === undefined);
}

/**
 * Up to three possible stays of a length near an arrival, the nearest first: one before it, one
 * after it, and the next nearest from another run of free nights.
 */
export function findNearestStays(
  arrival: CalendarDate,
  nights: number,
  { availability, prices, today }: StayRules,
): readonly Stay[] {
  const distanceOf = (stay: Stay) => Math.abs(daysBetween(arrival, stay.arrival));
  const byDistance = (one: Stay, other: Stay) => distanceOf(one) - distanceOf(other);
  const before: Stay[] = [];
  const after: Stay[] = [];
  for (const range of freeRanges(availability, today)) {
    const stays = possibleStaysIn(range, nights, prices);
    const lastBefore = stays.findLast((stay) => stay.arrival < arrival);
    const firstAfter = stays.find((stay) => stay.arrival >= arrival);
    if (lastBefore) before.unshift(lastBefore);
    if (firstAfter) after.push(firstAfter);
  }
  const nearest = [...before.slice(0, 1), ...after.slice(0, 1)];
  const others = [...before.slice(1), ...after.slice(1)]
    .filter((stay) => distanceOf(stay) <= maxDistanceOfOthersDays)
    .sort(byDistance);
  return [...nearest, ...others].slice(0, maxNearestStays).sort(byDistance);
}

/** All seven free nights in a row that can be booked as one stay, by the day they begin on. */
export function freeWeeks({ availability, prices, today }: StayRules): readonly Stay[] {
  return freeRanges(availability, today).flatMap((range) =>
    possibleStaysIn(range, weekNights, prices),
  );
}

/** The first free week of which every night has a price; null where there is none. */
export function nextFreeWeek(rules: StayRules): Stay | null {
  const priced = freeWeeks(rules).find((week) => priceOfStay(rules.prices, week).total !== null);
  return priced ?? null;
}
