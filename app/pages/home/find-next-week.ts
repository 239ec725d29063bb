import type { Prices } from "../../facts/prices.ts";
import { formatDateRange, formatMoney } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Availability } from "../../stay/availability.ts";
import { addDays } from "../../stay/calendar-date.ts";
import { freshnessOf, isOnRequest, staleFrom } from "../../stay/freshness.ts";
import { priceOfStay } from "../../stay/price.ts";
import { nextFreeWeek } from "../../stay/season-weeks.ts";
import { formatStayQuery } from "../../stay/stay.ts";
import { dateAtHouse } from "../../stay/today.ts";

/** A week that is free and has a price, as far as is known. */
export type NextWeek = {
  readonly dates: string;
  /** For the whole week. */
  readonly price: string;
  /** The query that asks for its price, without the question mark. */
  readonly query: string;
  /** The moment from which a page that is still open must not say so any more, ISO 8601. */
  readonly validUntil: string;
};

/** The next free week of the season in one language; null where none is or the calendar is not known. */
export function findNextWeek(
  locale: Locale,
  {
    now,
    availability,
    prices,
  }: { readonly now: Date; readonly availability: Availability; readonly prices: Prices },
): NextWeek | null {
  const { checkedAt } = availability;
  const stay = nextFreeWeek({ availability, prices, today: dateAtHouse(now) });
  const freshness = freshnessOf(checkedAt, now);
  if (!stay || checkedAt === null || isOnRequest(freshness)) return null;
  const { arrival, departure } = stay;
  const { total } = priceOfStay(prices, stay);
  const dayAfterArrival = new Date(addDays(arrival, 1)).toISOString();
  return {
    dates: formatDateRange(arrival, departure, locale),
    price: formatMoney(total ?? 0, prices.currency, locale),
    query: formatStayQuery(stay),
    validUntil: [staleFrom(checkedAt).toISOString(), dayAfterArrival].sort()[0] ?? "",
  };
}
