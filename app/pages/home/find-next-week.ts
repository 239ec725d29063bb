import { formatStayQuery } from "../../booking/stay.ts";
import { addDays } from "../../dates/calendar-date.ts";
import { dateAtHouse } from "../../dates/today.ts";
import type { Prices } from "../../facts/prices.ts";
import type { Plural } from "../../i18n/fill-message.ts";
import { formatDateRange, formatMoney } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Occasion } from "../../stay/availability-data.server.ts";
import { freshnessOf, isOnRequest, staleFrom } from "../../stay/freshness.ts";
import { describeGuests, nextFreeWeek } from "../../stay/season-weeks.ts";

/** A week that is free and has a price, as far as is known. */
export type NextWeek = NonNullable<ReturnType<typeof findNextWeek>>;

/**
 * The next free week of the season in one language, `guests` being how that says so many; null where
 * none is or the calendar is not known.
 */
export function findNextWeek(
  locale: Locale,
  { now, availability, prices, guests }: Occasion & { prices: Prices; guests: Plural },
) {
  const { checkedAt } = availability;
  const week = nextFreeWeek({ availability, prices, today: dateAtHouse(now) });
  const freshness = freshnessOf(checkedAt, now);
  if (!week || checkedAt === null || isOnRequest(freshness)) return null;
  const { arrival, departure, price } = week;
  const dayAfterArrival = new Date(addDays(arrival, 1)).toISOString();
  return {
    dates: formatDateRange(arrival, departure, locale),
    /** For the whole week, and for how many guests where that matters. */
    price: formatMoney(price, prices.currency, locale) + describeGuests(prices, guests, locale),
    /** Whether the calendar that says so is the sample. */
    isSample: availability.isSample === true,
    /** The query that asks for its price, without the question mark. */
    query: formatStayQuery(week),
    /** The moment from which a page that is still open must not say so any more, ISO 8601. */
    validUntil: [staleFrom(checkedAt).toISOString(), dayAfterArrival].sort()[0] ?? "",
  };
}
