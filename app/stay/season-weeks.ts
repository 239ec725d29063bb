import type { Stay } from "../booking/stay.ts";
import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysOfWeek,
  laterOf,
  weekdayOf,
} from "../dates/calendar-date.ts";
import { fillPlural } from "../i18n/fill-plural.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Bundles } from "../load-texts.ts";
import { type Availability, nightState } from "./availability.ts";
import { periodOfNight, priceOfStay } from "./price.ts";
import type { StayRules } from "./stay-context.ts";
import { findBrokenRule } from "./stay-rules.ts";

/** Saturday, unless the season says otherwise. */
const usualFirstDay = 6;

/** More than any season of a year: a house with prices all the year round shows so many. */
const maxWeeks = 20;

/** Fewer, such as Christmas, or the last of a summer, say little: those of the next season follow. */
const fewWeeks = 6;

/** `partly`: some of its nights can be had. */
export type WeekState = "free" | "partly" | "taken";

/** Whether a week can be had. */
export function weekState(
  availability: Availability,
  { arrival, departure }: Stay,
  today: CalendarDate,
): WeekState {
  const isFree = (night: CalendarDate) => nightState(availability, night, today) === "free";
  const nights = datesBetween(arrival, departure);
  if (nights.every(isFree)) return "free";
  return nights.some(isFree) ? "partly" : "taken";
}

/**
 * The weeks of the next season, one after the other: each begins on the day that the season asks
 * for, each night has a price. Where all of them are taken, those of the season after it if it has
 * any that is not; empty where no night of the calendar has a price.
 */
export function listSeasonWeeks(rules: StayRules): readonly Stay[] {
  const { availability, today } = rules;
  const seasons = listSeasons(rules);
  const isOpen = (week: Stay) => weekState(availability, week, today) !== "taken";
  const next = Math.max(
    0,
    seasons.findIndex((weeks) => weeks.some(isOpen)),
  );
  const [first = [], second = []] = seasons.slice(next);
  const weeks = first.length < fewWeeks ? [...first, ...second] : first;
  return weeks.slice(0, maxWeeks);
}

/** The first week of the season that can be had; null where there is none. */
export function nextFreeWeek(rules: StayRules): Stay | null {
  const { availability, today } = rules;
  const isFree = (week: Stay) => weekState(availability, week, today) === "free";
  return listSeasonWeeks(rules).find(isFree) ?? null;
}

/** How many weeks can be had, in words. */
export function describeFreeWeeks(
  count: number,
  texts: Bundles["availability"]["season"],
  locale: Locale,
): string {
  return count === 0 ? texts.none : fillPlural(texts.available, count, locale);
}

function listSeasons({ availability, prices, today }: StayRules): readonly (readonly Stay[])[] {
  const seasons: Stay[][] = [];
  let isInSeason = false;
  let date = laterOf(today, availability.from);
  while (addDays(date, daysOfWeek) <= availability.until) {
    const period = periodOfNight(prices, date);
    if (period && !isInSeason) seasons.push([]);
    isInSeason = period !== undefined;
    const { arrivalDays = [usualFirstDay] } = period ?? {};
    const [anyDay] = arrivalDays;
    const usual = arrivalDays.includes(usualFirstDay) ? usualFirstDay : anyDay;
    const week = { arrival: date, departure: addDays(date, daysOfWeek) };
    const isWeek =
      period &&
      weekdayOf(date) === (period.wholeWeeks ?? usual) &&
      priceOfStay(prices, week).total !== null &&
      findBrokenRule(prices, week) === undefined;
    if (isWeek) seasons.at(-1)?.push(week);
    date = isWeek ? week.departure : addDays(date, 1);
  }
  return seasons.filter((weeks) => weeks.length > 0);
}
