import { addDays, type CalendarDate, daysOfWeek } from "./calendar-date.ts";

/** The cards of a build: a hash of their inputs, and the arrivals of weeks that have a card of their own. */
export type Cards = { readonly hash: string; readonly weeks: readonly CalendarDate[] };

type StayDates = Readonly<Record<"arrival" | "departure", CalendarDate>>;

/** Path of a card in a language: that of a week by its arrival, that of a month by its two digits. */
export function cardPath(day: string, locale: string, hash: string): string {
  return `/pictures/social/stay-${day}-${locale}-${hash}.jpg`;
}

/** Whether a stay has a card of its own, with its dates: a week of the season. */
export function hasOwnCard({ arrival, departure }: StayDates, { weeks }: Cards): boolean {
  return weeks.includes(arrival) && departure === addDays(arrival, daysOfWeek);
}

/** Path of the card of a stay: that of its week, or else of the month it begins in. */
export function findCard(stay: StayDates, locale: string, cards: Cards): string {
  const month = stay.arrival.slice("YYYY-".length, "YYYY-MM".length);
  return cardPath(hasOwnCard(stay, cards) ? stay.arrival : month, locale, cards.hash);
}
