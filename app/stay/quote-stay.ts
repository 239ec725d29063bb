import type { Stay } from "../booking/stay.ts";
import { type CalendarDate, daysBetween, isCalendarDate } from "../dates/calendar-date.ts";
import type { Messages } from "../load-messages.ts";
import { closingDateOf } from "./availability.ts";
import { findNearestStays } from "./possible-stays.ts";
import { priceOfStay, type StayPrice } from "./price.ts";
import type { StayRules } from "./stay-context.ts";
import { findBrokenRule, type SeasonRule } from "./stay-rules.ts";

/**
 * Why a stay cannot be, by the name of its text, with what that says. `too-far`: beyond the calendar;
 * `not-open`: in it, but not opened yet.
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
 * most three that can be, of the same length or the least allowed, the nearest first.
 */
export function quoteStay(stay: Stay, rules: StayRules) {
  const refusal = findRefusal(stay, rules);
  return refusal === undefined
    ? { isPossible: true as const, ...stay, ...priceOfStay(rules.prices, stay) }
    : { isPossible: false as const, refusal, nearest: offerInstead(stay, refusal, rules) };
}

function findRefusal(stay: Stay, rules: StayRules): Refusal | undefined {
  const { arrival, departure } = stay;
  const { availability, prices, today } = rules;
  if (!isCalendarDate(arrival) || !isCalendarDate(departure)) return { reason: "malformed" };
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

function offerInstead(stay: Stay, refusal: Refusal, rules: StayRules): readonly Stay[] {
  if (refusal.reason === "malformed") return [];
  const [arrival, departure] =
    refusal.reason === "reversed" ? [stay.departure, stay.arrival] : [stay.arrival, stay.departure];
  const nights = Math.max(1, daysBetween(arrival, departure));
  return findNearestStays(arrival, nights, rules).map((nearest) => {
    return { ...nearest, guests: stay.guests };
  });
}
