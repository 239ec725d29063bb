import type { Stay } from "../booking/stay.ts";
import { monthOf, monthsBetween, yearOf } from "../dates/calendar-date.ts";
import { dateAtHouse } from "../dates/today.ts";
import { factMessages, prices, villa } from "../facts/facts.server.ts";
import {
  formatBriefly,
  formatHour,
  formatMoney,
  formatMonth,
  formatMonthName,
  formatShortRange,
  weekdayNames,
} from "../i18n/format.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Messages } from "../load-messages.ts";
import { formPath, pages } from "../routes.ts";
import type { Availability } from "./availability.ts";
import { describeCheck, freshnessOf, isOnRequest } from "./freshness.ts";
import { describeFreeWeeks, describeGuests, listSeasonWeeks, weekState } from "./season-weeks.ts";

/** A form that our server answers with, or what a service takes: that form is a file on other hosts. */
function findForm(locale: Locale, isServed: boolean): string | undefined {
  if (isServed && villa.enquiries) return "?ask";
  return typeof villa.enquiries === "object" ? `${formPath(locale)}?ask` : undefined;
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

/**
 * Everything that calendar and quote begin with in one language, before a stay is asked about. Names
 * and prices are formatted here, because the browser's own formatting may differ from the server's in
 * spaces that nobody sees.
 */
export function availabilityData(
  locale: Locale,
  messages: Messages["availability"],
  { now, availability, siteUrl, isServed = false }: Occasion,
) {
  const today = dateAtHouse(now);
  const house = {
    villa: villa.name,
    email: villa.contact.email,
    address: siteUrl + pages["pricing-and-availability"][locale],
    booking: factMessages(locale).links.booking.stay,
    checkIn: formatHour(villa.checkInFrom, locale),
    checkOut: formatHour(villa.checkOutUntil, locale),
    guests: villa.maximumPersons,
    form: findForm(locale, isServed),
  };
  const weeks = listSeasonWeeks({ availability, prices, today });
  const states = weeks.map((week) => weekState(availability, week, today));
  const firstOpen = weeks[states.findIndex((state) => state === "free" || state === "partly")];
  const months = monthsBetween(today, availability.until);
  const perNight = prices.periods.map(({ pricePerNight }) => pricePerNight);
  const nightPrices = perNight.map((price) => formatMoney(price, prices.currency, locale));
  const brief = formatBriefly(perNight, prices.currency, locale);
  const days = [weeks[0], weeks.at(-1)].map((week) => week?.arrival ?? today);
  return {
    availability,
    prices,
    /** What a night costs, in the order of the price periods. */
    nightPrices,
    /** As the cells of the calendar have it, where that is another. */
    cellPrices: brief.join() === nightPrices.join() ? undefined : brief,
    house,
    /** Whether it is not known which nights are free. */
    isOnRequest: isOnRequest(freshnessOf(availability.checkedAt, now)),
    /** The weeks of the next season, in order. */
    weeks: weeks.map(({ arrival, departure, price }, index) => ({
      arrival,
      dates: formatShortRange(arrival, departure, locale),
      price: formatMoney(price, prices.currency, locale),
      /** Below its bar: the month that begins with it, if it is not the only one between two others. */
      month: isFirstOfMonth(weeks, index) ? formatMonthName(arrival, locale) : "",
    })),
    /** Behind the price of a week: for how many guests it is. */
    forGuests: describeGuests(prices, messages.answer.guests, locale),
    /** The years that they begin in: `2027`, or `2026–2027`. */
    years: [...new Set(days.map(yearOf))].join("–"),
    /** How many of them can be had; a browser's own plural rules take 35 ms to be there. */
    free: {
      count: states.filter((state) => state === "free").length,
      text: describeFreeWeeks(states, { locale, messages }),
    },
    /** The month that the calendar opens at. */
    start: monthOf((firstOpen ?? weeks[0])?.arrival ?? today),
    /** The moment the page is rendered for, ISO 8601, and the date at the house then. */
    renderedAt: now.toISOString(),
    today,
    /** When the calendar was last checked, a sentence. */
    checked: describeCheck(availability.checkedAt, { locale, messages }),
    monthNames: Object.fromEntries(months.map((month) => [month, formatMonth(month, locale)])),
    /** As weeks begin in the language. */
    weekdays: weekdayNames(locale),
  };
}

function isFirstOfMonth(weeks: readonly Stay[], index: number): boolean {
  const [before, month, after] = [-1, 0, 1].map((step) =>
    monthOf(weeks[index + step]?.arrival ?? ""),
  );
  return before !== month && (after === month || after === "");
}
