import { maximumPersons } from "#house/formats.mjs";
import type { Stay } from "../booking/stay.ts";
import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysOfWeek,
  laterOf,
  weekdayOf,
} from "../dates/calendar-date.ts";
import type { Prices } from "../facts/prices.ts";
import type { Plural } from "../i18n/fill-message.ts";
import { fillPlural } from "../i18n/fill-plural.ts";
import type { Locale } from "../i18n/locales.ts";
import { type Availability, nightState } from "./availability.ts";
import { isPerGuest, priceOfStay } from "./price.ts";
import { firstDayOf, periodOfNight } from "./price-period.ts";
import type { Localized, StayRules } from "./stay-context.ts";
import { findBrokenRule } from "./stay-rules.ts";

/** More than any season of a year: a house with prices all the year round shows so many. */
const maxWeeks = 20;

/** Fewer, such as Christmas, or the last of a summer, say little: those of the next season follow. */
const fewWeeks = 6;

/** A week of a season, with what it costs for as many guests as there can be. */
type Week = Stay & { readonly price: number };

/** `partly`: some of its nights can be had; `not-open`: none is taken, but not all are open yet. */
export type WeekState = "free" | "partly" | "booked" | "not-open";

/** Whether a week can be had. */
export function weekState(
  availability: Availability,
  { arrival, departure }: Stay,
  today: CalendarDate,
): WeekState {
  const nights = new Set(
    datesBetween(arrival, departure).map((night) => nightState(availability, night, today)),
  );
  if (!nights.has("taken") && !nights.has("past"))
    return nights.has("not-open") ? "not-open" : "free";
  return nights.has("free") ? "partly" : "booked";
}

/** The stay of a week from a day on, or as another begins and for as many guests. */
export function weekFrom(begun: Omit<Stay, "departure">): Stay {
  return { ...begun, departure: addDays(begun.arrival, daysOfWeek) };
}

/**
 * What a week costs that begins as a stay does, for as many guests; null where the price list has no
 * such week: a night of it is on request, or a season asks for something else.
 */
export function priceOfWeek(prices: Prices, begun: Omit<Stay, "departure">): number | null {
  const week = weekFrom(begun);
  return findBrokenRule(prices, week) ? null : priceOfStay(prices, week).total;
}

/**
 * The weeks of the next season, one after the other: each begins on the day that the season asks
 * for, each night has a price. Where all of them are taken, those of the season after it if it has
 * any that is not; empty where no night of the calendar has a price.
 */
export function listSeasonWeeks(rules: StayRules): readonly Week[] {
  const { availability, today } = rules;
  const seasons = listSeasons(rules);
  const isOpen = (week: Week) => ["free", "partly"].includes(weekState(availability, week, today));
  const next = Math.max(
    0,
    seasons.findIndex((weeks) => weeks.some(isOpen)),
  );
  const [first = [], second = []] = seasons.slice(next);
  const weeks = first.length < fewWeeks ? [...first, ...second] : first;
  return weeks.slice(0, maxWeeks);
}

/** The first week of the season that can be had; null where there is none. */
export function nextFreeWeek(rules: StayRules): Week | null {
  const { availability, today } = rules;
  const isFree = (week: Week) => weekState(availability, week, today) === "free";
  return listSeasonWeeks(rules).find(isFree) ?? null;
}

/** How many weeks can be had, in words. */
export function describeFreeWeeks(
  states: readonly WeekState[],
  { locale, messages: { season, refusals } }: Localized,
): string {
  const count = states.filter((state) => state === "free").length;
  if (count > 0) return fillPlural(season.available, count, locale);
  return states.includes("not-open") ? refusals["not-open"] : season.none;
}

/** Behind the price of a week: for how many guests it is, ` (8 guests)`; nothing where that is one. */
export function describeGuests(prices: Prices, guests: Plural, locale: Locale): string {
  return isPerGuest(prices) ? ` (${fillPlural(guests, maximumPersons, locale)})` : "";
}

function listSeasons({ availability, prices, today }: StayRules): readonly (readonly Week[])[] {
  const seasons: Week[][] = [];
  let isInSeason = false;
  let date = laterOf(today, availability.from);
  while (addDays(date, daysOfWeek) <= availability.until) {
    const period = periodOfNight(prices, date);
    if (period && !isInSeason) seasons.push([]);
    isInSeason = period !== undefined;
    const isFirstDay = period && weekdayOf(date) === firstDayOf(period);
    const price = isFirstDay ? priceOfWeek(prices, { arrival: date }) : null;
    if (price !== null) seasons.at(-1)?.push({ ...weekFrom({ arrival: date }), price });
    date = addDays(date, price === null ? 1 : daysOfWeek);
  }
  return seasons.filter((weeks) => weeks.length > 0);
}
