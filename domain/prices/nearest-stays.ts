import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBetween,
  earlierOf,
  laterOf,
} from "../dates/calendar-date.ts";
import { type Availability, type DateRange, freeRanges } from "../nights/availability.ts";
import { periodOfNight, wholePeriod } from "./periods.ts";
import type { PriceList } from "./price-list.ts";
import { judgeArrival, type StayDates } from "./rules.ts";

type Dates = Pick<StayDates, "arrival" | "departure">;

/** How many stays are offered instead of one that is not possible. */
const maxNearestStays = 3;

/** By how many days arrival and departure may be moved, together. */
const maxNearDays = 62;

/** Who asks for days further outside of the calendar has mistyped the year: nothing is offered. */
const maxDaysOutside = 366;

/** Rules may ask for more nights than a guest does, or for fewer, at most for whole weeks. */
const maxOtherNights = 13;

/** What decides which stays are offered: also whether the price list allows one for the party. */
type OfferRules = {
  readonly availability: Availability;
  readonly prices: PriceList;
  readonly today: CalendarDate;
  readonly isPossible: (stay: Dates) => boolean;
};

/** Stays in a run of nights that are worth a try. */
type FindStays = (run: DateRange, nights: number, rules: OfferRules) => readonly Dates[];

/**
 * Up to three possible stays near an arrival, the nearest first: of so many nights; where none of those is
 * near, or where that is not asked for, of the fewest more that rules allow; where none of those is either,
 * of fewer, down to half of them. Where none is near at all, the nearest one.
 */
export function findNearestStays(
  arrival: CalendarDate,
  nights: number,
  rules: OfferRules,
  isOfItsLength: boolean,
): readonly Dates[] {
  const { availability, today } = rules;
  const departure = addDays(arrival, nights);
  const earliest = addDays(today, -maxDaysOutside);
  const latest = addDays(availability.until, maxDaysOutside);
  if (arrival < earliest || latest < departure) return [];
  const distanceOf = (stay: Dates) =>
    Math.abs(daysBetween(arrival, stay.arrival)) + Math.abs(daysBetween(departure, stay.departure));
  const findNearest = (find: FindStays, runs: readonly DateRange[], count: number) => {
    const candidates = runs
      .flatMap((run) => find(run, nights, rules))
      .map((stay) => ({ stay, distance: distanceOf(stay) }))
      .sort((one, other) => one.distance - other.distance);
    // Only as many are priced as are needed: a calendar has hundreds.
    const found: typeof candidates = [];
    for (const candidate of candidates) {
      if (found.length === count) break;
      if (rules.isPossible(candidate.stay)) found.push(candidate);
    }
    return found;
  };
  const ways = [...(isOfItsLength ? [listStays] : []), findStays, findShorterStays];
  const runs = freeRanges(availability, today);
  // The parts of the free runs that near stays can lie in.
  const nearRuns = runs.map(({ from, to }) => ({
    from: laterOf(from, addDays(arrival, -maxNearDays)),
    to: earlierOf(to, addDays(departure, maxNearDays)),
  }));
  for (const find of ways) {
    const near = findNearest(find, nearRuns, maxNearestStays);
    const offers = near.filter(({ distance }) => distance <= maxNearDays);
    if (offers.length > 0) return offers.map(({ stay }) => stay);
  }
  for (const find of ways) {
    const [nearest] = findNearest(find, runs, 1);
    if (nearest) return [nearest.stay];
  }
  return [];
}

/** All stays of so many nights in a run of nights, possible or not. */
function listStays({ from, to }: DateRange, nights: number): readonly Dates[] {
  return datesBetween(from, addDays(to, 1 - nights)).map((arrival) => ({
    arrival,
    departure: addDays(arrival, nights),
  }));
}

/** For each arrival in a run of nights the possible stay of so many nights, or of the fewest more. */
function findStays(
  { from, to }: DateRange,
  nights: number,
  { prices, isPossible }: OfferRules,
): readonly Dates[] {
  return datesBetween(from, addDays(to, 1 - nights)).flatMap((arrival) => {
    if (judgeArrival(prices, arrival)) return [];
    const period = periodOfNight(prices, arrival);
    const { minimumNights = 1 } = (period && wholePeriod(prices, period)) ?? {};
    const least = Math.max(nights, minimumNights);
    const most = Math.min(least + maxOtherNights, daysBetween(arrival, to));
    for (let count = least; count <= most; count += 1) {
      const stay = { arrival, departure: addDays(arrival, count) };
      if (isPossible(stay)) return [stay];
    }
    return [];
  });
}

/** The longest possible stays in a run of nights that are shorter than so many, by half at most. */
function findShorterStays(
  { from, to }: DateRange,
  nights: number,
  rules: OfferRules,
): readonly Dates[] {
  const most = Math.min(nights - 1, daysBetween(from, to));
  const least = Math.max(nights / 2, most - maxOtherNights);
  for (let count = most; count >= least; count -= 1) {
    const stays = listStays({ from, to }, count).filter(rules.isPossible);
    if (stays.length > 0) return stays;
  }
  return [];
}
