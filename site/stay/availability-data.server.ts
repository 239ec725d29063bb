import { monthsBetween } from "../../domain/dates/calendar-date.ts";
import { dateAtHouse } from "../../domain/dates/today.ts";
import { formatHour, formatLabel, formatMonth, weekdayNames } from "../../domain/locales/format.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import { type Availability, freshnessOf, isOnRequest } from "../../domain/nights/availability.ts";
import { factMessages, prices, villa } from "../../house/facts/facts.server.ts";
import { findPage, formPage, paths } from "../../house/routes/routes.ts";
import { describeCheck } from "./calendar-days.ts";
import { describeGuests, mailAddress } from "./describe-quote.ts";
import { countHeads } from "./quote-stay.ts";
import { describeFreeWeeks, listSeasonWeeks, weekState } from "./season-weeks.ts";
import type { Booking, EnquiryHouse, Localized, NextWeek, Stay } from "./stay.ts";
import { type StayView, stayView } from "./stay-view.ts";

/** The path of the enquiry form: a file where a service takes it, else a page of our server alone. */
function findForm(locale: Locale, isServed: boolean): string | undefined {
  const isThere = villa.enquiries === "server" ? isServed : villa.enquiries !== undefined;
  return isThere ? findPage(formPage, locale)?.path : undefined;
}

export type AvailabilityData = Readonly<ReturnType<typeof availabilityData>>;

/** What a page is rendered for: a moment and the calendar then, and a site. */
export type Occasion = {
  readonly now: Date;
  readonly availability: Availability;
  readonly siteUrl: string;
  /** Whether a server of ours answers: what is written for other hosts holds no form. */
  readonly isServed?: boolean;
};

/** Who takes enquiries. */
export function enquiryHouse(locale: Locale, isServed: boolean): EnquiryHouse {
  return { villa: villa.name, email: villa.contact.email, form: findForm(locale, isServed) };
}

/**
 * The booking engine in one language, or where guests enquire instead: the form, by mail, or the page of prices
 * where only a server of ours could answer the form.
 */
export function bookingData(locale: Locale, isServed = false): Booking {
  const { booking } = factMessages(locale).links;
  const { form, email } = enquiryHouse(locale, isServed);
  const dates = `${paths["pricing-and-availability"][locale]}#availability`;
  const elsewhere = villa.enquiries === undefined ? mailAddress(email, villa.name) : dates;
  const enquiry = { home: form ?? elsewhere, stay: null };
  return { ...(booking ?? enquiry), guests: countHeads(prices, {}) };
}

/**
 * Everything that calendar and quote begin with in one language, before a stay is asked about. Each price,
 * rule and taken night is in it once: what they make together is told from them, on the server as in the
 * browser. Names are formatted here, because the browser's own formatting may differ from the server's in
 * spaces that nobody sees, and its plural rules take 35 ms to be there.
 */
export function availabilityData(
  { locale, messages }: Localized,
  { now, availability, siteUrl, isServed = false }: Occasion,
) {
  const today = dateAtHouse(now);
  const message = { locale, messages };
  const weeks = listSeasonWeeks({ availability, prices, today });
  const states = weeks.map((week) => weekState(availability, week, today));
  const months = monthsBetween(today, availability.until);
  return {
    availability,
    prices,
    isServed,
    house: {
      ...enquiryHouse(locale, isServed),
      address: siteUrl + paths["pricing-and-availability"][locale],
      checkIn: formatHour(villa.checkInFrom, locale),
      checkOut: formatHour(villa.checkOutUntil, locale),
      heated: villa.pool?.heated,
    },
    /** Whether it is not known which nights are free. */
    isOnRequest: isOnRequest(freshnessOf(availability, now)),
    /** Behind the price of a week: for how many guests it is. */
    forGuests: describeGuests(prices, countHeads(prices, {}), message),
    /** How many weeks of the season can be had. */
    free: {
      count: states.filter((state) => state === "free").length,
      text: describeFreeWeeks(states, message),
    },
    /** The moment the page is rendered for, ISO 8601, and the date at the house then. */
    renderedAt: now.toISOString(),
    today,
    /** When the calendar was last checked, a sentence. */
    checked: describeCheck(availability, message),
    monthNames: Object.fromEntries(months.map((month) => [month, formatMonth(month, locale)])),
    /** As weeks begin in the language. */
    weekdays: weekdayNames(locale),
  };
}

/** Answers stays by the data of a page: each as one that a link has sent. */
export function answerStays(
  data: AvailabilityData,
  message: Localized,
  nextWeek: NextWeek | null = null,
): (stay: Stay) => StayView {
  const context = {
    ...data,
    ...message,
    booking: bookingData(message.locale, data.isServed),
    nextWeek,
  };
  return (stay) => stayView({ stay, sent: stay, isRemembered: false, ...context });
}

/**
 * The answer to a stay, as messengers show it under its dates: what it costs and what each pays, or why
 * it cannot be, and the nearest that can; empty where no whole stay is asked for.
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
