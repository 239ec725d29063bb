import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBetween,
  earlierOf,
  isCalendarDate,
  laterOf,
} from "../../domain/dates/calendar-date.ts";
import type { Prices } from "../facts/prices.ts";
import type { Messages } from "../load-messages.ts";
import { type Availability, closingDateOf, type DateRange, freeRanges } from "./availability.ts";
import { priceOfStay, type StayPrice } from "./price.ts";
import { periodOfNight } from "./price-period.ts";
import type { Stay, StayRules } from "./stay.ts";
import { isDateText } from "./stay-query.ts";
import { findBrokenArrival, findBrokenRule, type SeasonRule } from "./stay-rules.ts";

/**
 * Why a stay cannot be, by the name of its text, with what that says. `impossible`: a date that does not
 * exist; `too-far`: beyond the calendar; `not-open`: in it, but not opened yet.
 */
export type Refusal = {
  readonly reason: keyof Messages["availability"]["refusals"];
  readonly date?: CalendarDate;
  readonly rule?: SeasonRule;
};

/** A stay that can be, with its price. */
export type Quote = Stay & StayPrice;

/**
 * Quotes a stay as a guest asked for it, in any text; never throws. For one that cannot be: why, and at
 * most three that can be, the nearest first. Where it is not known which nights are free, taken nights are
 * no reason against it, but none is offered.
 */
export function quoteStay(stay: Stay, rules: StayRules, isOnRequest = false) {
  const { availability } = rules;
  const known = isOnRequest ? { ...availability, taken: [], openUntil: null } : availability;
  const refusal = findRefusal(stay, known, rules);
  return refusal === undefined
    ? { isPossible: true as const, ...stay, ...priceOfStay(rules.prices, stay) }
    : { isPossible: false as const, refusal, nearest: offerInstead(stay, refusal, rules) };
}

function findRefusal(
  stay: Stay,
  availability: Availability,
  { prices, today }: StayRules,
): Refusal | undefined {
  const { arrival, departure } = stay;
  if (![arrival, departure].every(isDateText)) return { reason: "malformed" };
  for (const date of [arrival, departure]) {
    if (!isCalendarDate(date)) return { reason: "impossible", date };
  }
  if (arrival === departure) return { reason: "same-day" };
  if (arrival > departure) return { reason: "reversed" };
  if (arrival < today || arrival < availability.from) return { reason: "past" };
  if (departure > availability.until) return { reason: "too-far", date: availability.until };
  const isTaken = availability.taken.some(({ from, to }) => from < departure && arrival < to);
  if (isTaken) return { reason: "taken" };
  if (departure > closingDateOf(availability)) return { reason: "not-open" };
  const rule = findBrokenRule(prices, stay);
  return rule && { reason: "rule", rule };
}

/** How many stays are offered instead of one that is not possible. */
const maxNearestStays = 3;

/** By how many days arrival and departure may be moved, together. */
const maxNearDays = 62;

/** Who asks for days further outside of the calendar has mistyped the year: nothing is offered. */
const maxDaysOutside = 366;

/** Rules may ask for more nights than a guest does, or for fewer, at most for whole weeks. */
const maxOtherNights = 13;

const lengthRules: readonly (string | undefined)[] = ["minimumNights", "wholeWeeks"];

function offerInstead(stay: Stay, refusal: Refusal, rules: StayRules): readonly Stay[] {
  if (refusal.reason === "malformed" || refusal.reason === "impossible") return [];
  const [arrival = "", departure = ""] = [stay.arrival, stay.departure].sort();
  const nights = Math.max(1, daysBetween(arrival, departure));
  // A season that asks for another length is offered with it.
  const isOfItsLength = !lengthRules.includes(refusal.rule?.rule);
  const nearest = findNearestStays(arrival, nights, rules, isOfItsLength);
  return nearest.map((offer) => ({ ...offer, party: stay.party }));
}

type FindStays = (run: DateRange, nights: number, prices: Prices) => readonly Stay[];

/**
 * Up to three possible stays near an arrival, the nearest first: of so many nights; where none of those is
 * near, or where that is not asked for, of the fewest more that rules allow; where none of those is either,
 * of fewer, down to half of them. Where none is near at all, the nearest one.
 */
function findNearestStays(
  arrival: CalendarDate,
  nights: number,
  { availability, prices, today }: StayRules,
  isOfItsLength: boolean,
): readonly Stay[] {
  const departure = addDays(arrival, nights);
  const earliest = addDays(today, -maxDaysOutside);
  const latest = addDays(availability.until, maxDaysOutside);
  if (arrival < earliest || latest < departure) return [];
  const distanceOf = (stay: Stay) =>
    Math.abs(daysBetween(arrival, stay.arrival)) + Math.abs(daysBetween(departure, stay.departure));
  const findAll = (find: FindStays, runs: readonly DateRange[]) =>
    runs
      .flatMap((run) => find(run, nights, prices))
      .map((stay) => ({ stay, distance: distanceOf(stay) }))
      .sort((one, other) => one.distance - other.distance);
  const ways = [...(isOfItsLength ? [findEqualStays] : []), findStays, findShorterStays];
  const runs = freeRanges(availability, today);
  // What is near lies in these parts of them.
  const nearRuns = runs.map(({ from, to }) => ({
    from: laterOf(from, addDays(arrival, -maxNearDays)),
    to: earlierOf(to, addDays(departure, maxNearDays)),
  }));
  for (const find of ways) {
    const near = findAll(find, nearRuns).filter(({ distance }) => distance <= maxNearDays);
    if (near.length > 0) return near.slice(0, maxNearestStays).map(({ stay }) => stay);
  }
  for (const find of ways) {
    const [nearest] = findAll(find, runs);
    if (nearest) return [nearest.stay];
  }
  return [];
}

/** The possible stays of so many nights in a run of nights. */
function findEqualStays({ from, to }: DateRange, nights: number, prices: Prices): readonly Stay[] {
  return datesBetween(from, addDays(to, 1 - nights))
    .map((arrival) => ({ arrival, departure: addDays(arrival, nights) }))
    .filter((stay) => findBrokenRule(prices, stay) === undefined);
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
    const stays = findEqualStays({ from, to }, count, prices);
    if (stays.length > 0) return stays;
  }
  return [];
}
