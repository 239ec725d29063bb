import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysOfWeek,
} from "../../domain/dates/calendar-date.ts";
import { dateAtHouse, houseTimeZone } from "../../domain/dates/today.ts";
import { fillDated } from "../../domain/locales/fill-in-locale.ts";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import {
  formatBriefly,
  formatDate,
  formatDay,
  formatMoney,
  formatTime,
} from "../../domain/locales/format.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import {
  type Availability,
  dayStatus,
  freeRanges,
  isOpen,
} from "../../domain/nights/availability.ts";
import { countPeople } from "../../domain/prices/party.ts";
import { priceOfNight } from "../../domain/prices/rent.ts";
import { knownChoices, pricedParty, type Who } from "./quote-stay.ts";
import type { Localized, Stay, StayRules } from "./stay.ts";

/** The part of the picked stay that a day is. */
export type PickedPart = "arrival" | "night" | "departure";

/** The part of a stay that a day is; a stay without departure, an empty text, is only its arrival. */
export function pickedPart(
  date: CalendarDate,
  arrival: CalendarDate,
  departure: CalendarDate,
): PickedPart | undefined {
  if (date === arrival) return "arrival";
  if (date === departure) return "departure";
  return arrival !== "" && arrival < date && date < departure ? "night" : undefined;
}

/** A day of the calendar without a picked stay. */
export type ShownDay = Readonly<ReturnType<typeof showDay>>;

/** The price of a night, formatted; shorter in its cell. */
export type NightPrice = { readonly price: string; readonly cellPrice: string };

/** The prices of the nights of a calendar for a party, by date. */
export function listNightPrices(
  { prices, availability, today }: StayRules,
  locale: Locale,
  who: Who = {},
): ReadonlyMap<CalendarDate, NightPrice> {
  const people = countPeople(prices, pricedParty(prices, who), knownChoices(prices, who));
  const amounts = new Map<CalendarDate, number>();
  for (const night of datesBetween(today, addDays(availability.until, 1))) {
    const amount = priceOfNight(prices, night, people);
    if (amount !== null) amounts.set(night, amount);
  }
  const distinct = [...new Set(amounts.values())];
  const brief = formatBriefly(distinct, prices.currency, locale);
  const texts = new Map(
    distinct.map((amount, index): [number, NightPrice] => {
      const price = formatMoney(amount, prices.currency, locale);
      return [amount, { price, cellPrice: brief[index] ?? price }];
    }),
  );
  const none = { price: "", cellPrice: "" };
  return new Map([...amounts].map(([night, amount]) => [night, texts.get(amount) ?? none]));
}

/** A day by calendar and prices. */
export function showDay(
  date: CalendarDate,
  { availability, today }: Pick<StayRules, "availability" | "today">,
  nightPrices: ReadonlyMap<CalendarDate, NightPrice>,
) {
  const status = dayStatus(availability, date, today);
  const isFree = status === "available" || status === "checkout";
  return {
    date,
    status,
    /** The price of the night; undefined if it is taken or on request. */
    ...(isFree && nightPrices.get(date)),
    isToday: date === today,
    isOpen: isOpen(availability, date, today),
  };
}

/** The accessible name of a day: date, status, price, and its part in the picked stay. */
export function nameDay(
  { date, status, price, isToday }: ShownDay,
  part: PickedPart | undefined,
  { locale, messages: { days, perNight } }: Localized,
): string {
  return [
    // The name contains the visible label, for speech input: `1`, not `1er` or `1º`.
    formatDay(date, locale).replace(/\b1(?:er|º)/, "1"),
    isToday && days.today,
    days[status],
    price !== undefined && fillMessage(perNight, { price }),
    part && days[part],
  ]
    .filter(Boolean)
    .join(", ");
}

/** The rule for the days that can be picked now. */
export type Choice = ReturnType<typeof choiceOf>;

/** The days that can be picked after the present picks; an empty text is a missing day. */
export function choiceOf(
  { arrival, departure }: Stay,
  availability: Availability,
  today: CalendarDate,
) {
  const free = freeRanges(availability, today);
  const rangeOf = (date: CalendarDate) => free.find(({ from, to }) => from <= date && date < to);
  const lastDeparture = departure === "" ? rangeOf(arrival)?.to : undefined;
  const canArrive = (date: CalendarDate) => rangeOf(date) !== undefined;
  const canDepart = (date: CalendarDate) =>
    lastDeparture !== undefined && arrival < date && date <= lastDeparture;
  return {
    canArrive,
    /** Whether a date can be the departure for the picked arrival; false without one. */
    canDepart,
    isOpen: (date: CalendarDate) => isOpen(availability, date, today),
  };
}

/**
 * The picks after one more day: first the arrival, then the departure, then anew. A taken day leads to a refusal with
 * offers, for the stay up to it or a week. Null keeps a possible stay if the day cannot be chosen.
 */
export function pickDay(
  date: CalendarDate,
  picked: Stay,
  choice: Choice,
  isPossible = false,
): Stay | null {
  if (choice.canDepart(date)) return { ...picked, departure: date };
  if (choice.canArrive(date)) return { ...picked, arrival: date, departure: "" };
  if (!choice.isOpen(date)) return picked;
  if (isPossible) return null;
  const isEnd = picked.departure === "" && picked.arrival !== "" && picked.arrival < date;
  return isEnd
    ? { ...picked, departure: date }
    : { ...picked, arrival: date, departure: addDays(date, daysOfWeek) };
}

/** The sentence why a day cannot be chosen. */
export function describeRefusedDay(
  date: CalendarDate,
  { availability, today, locale, messages }: StayRules & Localized,
): string {
  const reason = messages.days[dayStatus(availability, date, today)];
  return fillMessage(messages.stay.refusedDay, { date: formatDay(date, locale), reason });
}

/** When the calendar was last checked, a sentence in the time of the house; empty if it never was. */
export function describeCheck(
  { checkedAt, countsForDays }: Availability,
  { locale, messages }: Localized,
): string {
  if (checkedAt === null) return "";
  const instant = new Date(checkedAt);
  // An owner names a day.
  const moment = {
    date: formatDate(dateAtHouse(instant), locale),
    time: formatTime(instant, houseTimeZone, locale),
  };
  return fillDated(countsForDays ? messages.checkedOn : messages.checked, moment, locale);
}
