import { monthsBetween } from "../../domain/dates/calendar-date.ts";
import { dateAtHouse } from "../../domain/dates/today.ts";
import { formatHour, formatLabel, formatMonth, weekdayNames } from "../../domain/locales/format.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import { freshnessOf, isOnRequest } from "../../domain/nights/availability.ts";
import { factMessages, prices, villa } from "../../house/facts/facts.server.ts";
import { findPage, formPage, paths, pricesPage } from "../../house/routes/routes.ts";
import type { Occasion } from "../occasion.ts";
import { describeCheck } from "./calendar-days.ts";
import { describeGuests, mailAddress } from "./describe-quote.ts";
import { countPricedGuests } from "./quote-stay.ts";
import { describeFreeWeeks, listSeasonWeeks, weekState } from "./season-weeks.ts";
import type { Booking, EnquiryHouse, Localized, NextWeek, Stay } from "./stay.ts";
import { type StayView, stayView } from "./stay-view.ts";

/** The path of the enquiry form: a file where a service takes it, else a page of our server alone. */
function findForm(locale: Locale, isServed: boolean): string | undefined {
  const isThere = villa.enquiries === "server" ? isServed : villa.enquiries !== undefined;
  return isThere ? findPage(formPage, locale)?.path : undefined;
}

export type AvailabilityData = Readonly<ReturnType<typeof availabilityData>>;

/** The receiver of enquiries. */
export function enquiryHouse(locale: Locale, isServed: boolean): EnquiryHouse {
  return { villa: villa.name, email: villa.contact.email, form: findForm(locale, isServed) };
}

/**
 * The booking engine in one language, or the place for enquiries: the form, mail, or the prices page if only our
 * server could answer the form.
 */
export function bookingData(locale: Locale, isServed = false): Booking {
  const { booking } = factMessages(locale).links;
  const { form, email } = enquiryHouse(locale, isServed);
  const dates = `${paths[pricesPage][locale]}#availability`;
  const elsewhere = villa.enquiries === undefined ? mailAddress(email, villa.name) : dates;
  const enquiry = { home: form ?? elsewhere, stay: null };
  return { ...(booking ?? enquiry), guests: countPricedGuests(prices, {}) };
}

/**
 * The data of calendar and quote in one language, without a stay. Each price, rule and taken night is in it once;
 * the rest is derived from these, on the server as in the browser. Names are formatted here, because the browser may
 * format with other invisible spaces, and its plural rules take 35 ms to load.
 */
export function availabilityData(
  { locale, messages }: Localized,
  { now, availability, siteUrl, isServed = false }: Occasion,
) {
  const today = dateAtHouse(now);
  const wording = { locale, messages };
  const weeks = listSeasonWeeks({ availability, prices, today });
  const states = weeks.map((week) => weekState(availability, week, today));
  const months = monthsBetween(today, availability.until);
  return {
    availability,
    prices,
    isServed,
    house: {
      ...enquiryHouse(locale, isServed),
      address: siteUrl + paths[pricesPage][locale],
      checkIn: formatHour(villa.checkInFrom, locale),
      checkOut: formatHour(villa.checkOutUntil, locale),
      heated: villa.pool?.heated,
    },
    /** Whether the free nights are unknown. */
    isOnRequest: isOnRequest(freshnessOf(availability, now)),
    /** The number of guests, after the price of a week. */
    forGuests: describeGuests(prices, countPricedGuests(prices, {}), wording),
    /** The number of free weeks of the season. */
    free: {
      count: states.filter((state) => state === "free").length,
      text: describeFreeWeeks(states, wording),
    },
    /** The moment the page is rendered for, ISO 8601, and the date at the house then. */
    renderedAt: now.toISOString(),
    today,
    /** When the calendar was last checked, a sentence. */
    checked: describeCheck(availability, wording),
    monthNames: Object.fromEntries(months.map((month) => [month, formatMonth(month, locale)])),
    /** From the first weekday of the language. */
    weekdays: weekdayNames(locale),
  };
}

/** The function that answers sent stays by the data of a page. */
export function answerStays(
  data: AvailabilityData,
  wording: Localized,
  nextWeek: NextWeek | null = null,
): (stay: Stay) => StayView {
  const context = {
    ...data,
    ...wording,
    booking: bookingData(wording.locale, data.isServed),
    nextWeek,
  };
  return (stay) => stayView({ stay, sent: stay, isRemembered: false, ...context });
}

/**
 * The answer to a stay for link previews: its price and share, or the refusal and the nearest possible stay; empty
 * without a whole stay.
 */
export function describeAnswer(view: StayView, { messages, locale }: Localized): string {
  if (view.kind === "empty" || view.kind === "half") return "";
  if (view.kind !== "refusal") {
    const { nights, total, share } = view;
    const price = view.kind === "quote" ? total : messages.answer.nearestOnRequest;
    return [`${nights}, ${price}`, share].filter(Boolean).join(". ");
  }
  const { summary, meant, nearest } = view;
  const [first] = meant ? [meant] : nearest;
  if (first === undefined) return summary;
  const offer = [first.dates, first.price].join(", ");
  return `${summary} ${formatLabel(messages.answer.nearest, offer, locale)}`;
}
