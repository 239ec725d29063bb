import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  datesBetween,
  daysOfWeek,
  laterOf,
  monthOf,
  weekdayOf,
  yearOf,
} from "../../domain/dates/calendar-date.ts";
import { beginAtHouse, dateAtHouse } from "../../domain/dates/today.ts";
import { fillPlural } from "../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import {
  formatDateRange,
  formatMoney,
  formatShortRange,
  formatWeek,
} from "../../domain/locales/format.ts";
import {
  type Availability,
  freshnessOf,
  isOnRequest,
  nightState,
  staleFrom,
} from "../../domain/nights/availability.ts";
import { firstDayOf, periodOfNight } from "../../domain/prices/periods.ts";
import { bookingLink } from "./booking-link.ts";
import { describeGuests, describePerGuest, describePerGuestBriefly } from "./describe-quote.ts";
import { countPricedGuests, totalOf, type Who, weekFrom } from "./quote-stay.ts";
import type {
  Booking,
  EnquiryHouse,
  Localized,
  NextWeek,
  Stay,
  StayContext,
  StayRules,
} from "./stay.ts";

/** The most weeks shown of a house with prices all the year round. */
const maxWeeks = 20;

/** With fewer weeks, such as Christmas or the end of summer, those of the next season follow. */
const fewWeeks = 6;

/** A week of a season, with its price for all guests that the house takes. */
type Week = Stay & { readonly price: number };

/** `partly`: some of its nights are free; `not-open`: none is taken, but not all are open yet. */
export type WeekState = "free" | "partly" | "booked" | "not-open";

/** Whether a week is free. */
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

/**
 * The consecutive weeks of the next season: each begins on the season's day of arrival, each night has a price. It is the
 * first season with a free week, else the first that is not wholly taken; of a long one the weeks from its first free
 * one. Empty if no night of the calendar has a price.
 */
export function listSeasonWeeks(rules: StayRules): readonly Week[] {
  const { availability, today } = rules;
  const seasons = listSeasons(rules);
  const isIn = (states: readonly WeekState[]) => (week: Week) =>
    states.includes(weekState(availability, week, today));
  const isFree = isIn(["free"]);
  const isOpen = isIn(["free", "partly"]);
  const next = [isFree, isOpen]
    .map((isWanted) => seasons.findIndex((weeks) => weeks.some(isWanted)))
    .find((index) => index >= 0);
  const [first = [], second = []] = seasons.slice(next ?? 0);
  const weeks = first.length < fewWeeks ? [...first, ...second] : first;
  const firstFree = weeks.findIndex(isFree);
  const open = firstFree >= 0 ? firstFree : weeks.findIndex(isOpen);
  const start = open < maxWeeks ? 0 : Math.min(open, weeks.length - maxWeeks);
  return weeks.slice(start, start + maxWeeks);
}

/** All free weeks with a price, in order. */
export function listFreeWeeks(rules: StayRules): readonly Week[] {
  const { availability, today } = rules;
  return listSeasons(rules)
    .flat()
    .filter((week) => weekState(availability, week, today) === "free");
}

/** The first free week with a price, or null. */
export function nextFreeWeek(rules: StayRules): Week | null {
  return listFreeWeeks(rules)[0] ?? null;
}

type Seasons = readonly (readonly Week[])[];

/** Caches the seasons of a calendar, which take 50 quotes a year and are used by all parts of a page. */
const seasonsByCalendar = new WeakMap<Availability, StayRules & { readonly seasons: Seasons }>();

function listSeasons(rules: StayRules): Seasons {
  const known = seasonsByCalendar.get(rules.availability);
  if (known?.prices === rules.prices && known.today === rules.today) return known.seasons;
  const seasons = findSeasons(rules);
  seasonsByCalendar.set(rules.availability, { ...rules, seasons });
  return seasons;
}

/** The weeks of each season: of each run of nights that all have a price. */
function findSeasons({ availability, prices, today }: StayRules): Seasons {
  const seasons: Week[][] = [];
  let isInSeason = false;
  let date = laterOf(today, availability.from);
  while (addDays(date, daysOfWeek) <= availability.until) {
    const period = periodOfNight(prices, date);
    if (period && !isInSeason) seasons.push([]);
    isInSeason = period !== undefined;
    const isFirstDay = period && weekdayOf(date) === firstDayOf(prices, period);
    const price = isFirstDay ? totalOf({ prices, today }, weekFrom({ arrival: date })) : null;
    if (price !== null) seasons.at(-1)?.push({ ...weekFrom({ arrival: date }), price });
    date = addDays(date, price === null ? 1 : daysOfWeek);
  }
  return seasons.filter((weeks) => weeks.length > 0);
}

/**
 * The weeks of the next season with their names, dates and prices for a party. On request a week counts as free, unless
 * it was taken when the calendar was last known.
 */
export function describeSeason(
  { isOnRequest, ...rules }: StayRules & Pick<StayContext, "isOnRequest">,
  { locale, messages }: Localized,
  who: Who = {},
) {
  const { availability, prices, today } = rules;
  const known = isOnRequest ? { ...availability, openUntil: null } : availability;
  const listed = listSeasonWeeks(rules);
  const heads = countPricedGuests(prices, who);
  const weeks = listed.map((week) => {
    const { price, ...stay } = priceWeek(rules, week, who);
    return {
      stay,
      state: weekState(known, stay, today),
      dates: formatShortRange(stay.arrival, stay.departure, locale),
      price: formatMoney(price, prices.currency, locale),
      share: describePerGuestBriefly(price, heads, { prices, locale, messages }),
    };
  });
  const open = weeks.find(({ state }) => state === "free" || state === "partly") ?? weeks[0];
  return {
    weeks,
    years: nameYears(listed, today),
    /** The month that the calendar opens at. */
    start: monthOf(open?.stay.arrival ?? today) satisfies CalendarMonth,
  };
}

/** A week priced for a party; unchanged if the list has no price for that. */
function priceWeek(rules: Omit<StayRules, "availability">, week: Week, who: Who): Week {
  if (!who.party && !who.choices) return week;
  const stay = { ...week, ...who };
  const price = totalOf(rules, stay);
  return price === null ? week : { ...stay, price };
}

/** The years that weeks begin in, `2027` or `2026–2027`; that of today where there are none. */
export function nameYears(weeks: readonly Stay[], today: CalendarDate): string {
  const days = [weeks[0], weeks.at(-1)].map((week) => week?.arrival ?? today);
  return [...new Set(days.map(yearOf))].join("–");
}

/** The number of free weeks, in words. */
export function describeFreeWeeks(
  states: readonly WeekState[],
  { locale, messages: { season, refusals } }: Localized,
): string {
  const count = states.filter((state) => state === "free").length;
  if (count > 0) return fillPlural(season.available, count, locale);
  return states.includes("not-open") ? refusals["not-open"] : season.none;
}

/** The next free week of the season, in words; null if there is none or the calendar is unknown. */
export function findNextWeek(
  wording: Localized,
  {
    now,
    availability,
    prices,
    ...ways
  }: Omit<StayRules, "today"> & {
    readonly now: Date;
    readonly booking: Booking;
    readonly house: EnquiryHouse;
  },
  who: Who = {},
): NextWeek | null {
  const { locale, messages } = wording;
  if (isOnRequest(freshnessOf(availability, now))) return null;
  const today = dateAtHouse(now);
  const free = nextFreeWeek({ availability, prices, today });
  if (!free) return null;
  const week = priceWeek({ prices, today }, free, who);
  const { arrival, departure, party, choices } = week;
  const heads = countPricedGuests(prices, week);
  const dayAfterArrival = beginAtHouse(addDays(arrival, 1)).toISOString();
  const price =
    formatMoney(week.price, prices.currency, locale) + describeGuests(prices, heads, wording);
  return {
    text: fillMessage(messages.season.next, {
      dates: formatWeek(arrival, departure, locale),
      price,
    }),
    dates: formatDateRange(arrival, departure, locale),
    price,
    share: describePerGuest(week.price, heads, { ...wording, prices }),
    arrival,
    departure,
    ...(party && { party }),
    ...(choices && { choices }),
    booking: bookingLink(week, null, { ...wording, ...ways, prices }),
    validUntil: [staleFrom(availability).toISOString(), dayAfterArrival].sort()[0] ?? "",
  };
}
