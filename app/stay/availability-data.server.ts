import { factTexts, prices, villa } from "../facts/facts.server.ts";
import { formatMonth, weekdayNames } from "../i18n/format.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Bundles } from "../load-texts.ts";
import type { Availability } from "./availability.ts";
import { monthsBetween } from "./calendar-date.ts";
import { describeStay } from "./describe-stay.ts";
import { describeCheck, freshnessOf, isOnRequest } from "./freshness.ts";
import { parseStayQuery } from "./stay.ts";
import { dateAtHouse } from "./today.ts";

export type AvailabilityData = Readonly<ReturnType<typeof availabilityData>>;

/** What the page is rendered for: a moment, the calendar then, and the query of the address. */
export type Occasion = {
  readonly now: Date;
  readonly availability: Availability;
  /** `?arrival=…&departure=…`, or an empty text. */
  readonly search: string;
};

/**
 * Everything that calendar and quote begin with in one language; never throws for a query. Names and
 * prices are formatted here, because the browser's own formatting may differ from the server's in
 * spaces that nobody sees.
 */
export function availabilityData(
  locale: Locale,
  texts: Bundles["availability"],
  { now, availability, search }: Occasion,
) {
  const today = dateAtHouse(now);
  const freshness = freshnessOf(availability.checkedAt, now);
  const asked = parseStayQuery(new URLSearchParams(search));
  const answer =
    asked &&
    describeStay(asked, {
      availability,
      prices,
      today,
      isOnRequest: isOnRequest(freshness),
      locale,
      texts,
      house: {
        villa: villa.name,
        email: villa.contact.email,
        booking: factTexts(locale).links.booking.stay,
      },
    });
  const months = monthsBetween(today, availability.until);
  return {
    availability,
    prices,
    /** The moment the page is rendered for, ISO 8601, and the date at the house then. */
    renderedAt: now.toISOString(),
    today,
    /** The stay that the address asks for, and the answer to it. */
    asked,
    answer,
    /** When the calendar was last checked, a sentence. */
    checked: describeCheck(availability.checkedAt, { locale, texts }),
    monthNames: Object.fromEntries(months.map((month) => [month, formatMonth(month, locale)])),
    /** From Monday on. */
    weekdays: weekdayNames(locale),
  };
}
