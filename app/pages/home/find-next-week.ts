import { formatStayQuery } from "../../booking/stay.ts";
import { addDays } from "../../dates/calendar-date.ts";
import { dateAtHouse } from "../../dates/today.ts";
import type { Prices } from "../../facts/prices.ts";
import { formatDateRange, formatMoney } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Availability } from "../../stay/availability.ts";
import { freshnessOf, isOnRequest, staleFrom } from "../../stay/freshness.ts";
import { priceOfStay } from "../../stay/price.ts";
import { nextFreeWeek } from "../../stay/season-weeks.ts";

/** A week that is free and has a price, as far as is known. */
export type NextWeek = NonNullable<ReturnType<typeof findNextWeek>>;

/** The next free week of the season in one language; null where none is or the calendar is not known. */
export function findNextWeek(
  locale: Locale,
  {
    now,
    availability,
    prices,
  }: { readonly now: Date; readonly availability: Availability; readonly prices: Prices },
) {
  const { checkedAt } = availability;
  const stay = nextFreeWeek({ availability, prices, today: dateAtHouse(now) });
  const freshness = freshnessOf(checkedAt, now);
  if (!stay || checkedAt === null || isOnRequest(freshness)) return null;
  const { arrival, departure } = stay;
  const { total } = priceOfStay(prices, stay);
  const dayAfterArrival = new Date(addDays(arrival, 1)).toISOString();
  return {
    dates: formatDateRange(arrival, departure, locale),
    /** For the whole week. */
    price: formatMoney(total ?? 0, prices.currency, locale),
    /** Whether the calendar that says so is the sample. */
    isSample: availability.isSample === true,
    /** The query that asks for its price, without the question mark. */
    query: formatStayQuery(stay),
    /** The moment from which a page that is still open must not say so any more, ISO 8601. */
    validUntil: [staleFrom(checkedAt).toISOString(), dayAfterArrival].sort()[0] ?? "",
  };
}
