import { maximumPersons } from "#house/formats.mjs";
import { formatStayQuery } from "../booking/stay.ts";
import { addDays } from "../dates/calendar-date.ts";
import { beginAtHouse, dateAtHouse } from "../dates/today.ts";
import type { Prices } from "../facts/prices.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { formatDateRange, formatMoney, formatWeek } from "../i18n/format.ts";
import type { Occasion } from "./availability-data.server.ts";
import { describeShare } from "./describe-stay.ts";
import { freshnessOf, isOnRequest, staleFrom } from "./freshness.ts";
import { describeGuests, nextFreeWeek } from "./season-weeks.ts";
import type { Localized } from "./stay-context.ts";

/** A week that is free and has a price, as far as is known. */
export type NextWeek = NonNullable<ReturnType<typeof findNextWeek>>;

/** The next free week of the season, in words; null where none is or the calendar is not known. */
export function findNextWeek(
  { locale, messages }: Localized,
  { now, availability, prices }: Omit<Occasion, "siteUrl"> & { prices: Prices },
) {
  const { season, answer } = messages;
  const { checkedAt } = availability;
  const week = nextFreeWeek({ availability, prices, today: dateAtHouse(now) });
  const freshness = freshnessOf(checkedAt, now);
  if (!week || checkedAt === null || isOnRequest(freshness)) return null;
  const { arrival, departure } = week;
  const dayAfterArrival = beginAtHouse(addDays(arrival, 1)).toISOString();
  /** For the whole week, and for how many guests where that matters. */
  const price =
    formatMoney(week.price, prices.currency, locale) +
    describeGuests(prices, answer.guests, locale);
  return {
    /** In one short line: that it is available, and its price. */
    text: fillMessage(season.next, { dates: formatWeek(arrival, departure, locale), price }),
    dates: formatDateRange(arrival, departure, locale),
    price,
    /** What each pays of as many guests as there can be. */
    share: describeShare(week.price, maximumPersons, { prices, locale, messages }),
    arrival,
    departure,
    /** The query that asks for its price, without the question mark. */
    query: formatStayQuery(week),
    /** The moment from which a page that is still open must not say so any more, ISO 8601. */
    validUntil: [staleFrom(checkedAt).toISOString(), dayAfterArrival].sort()[0] ?? "",
  };
}
