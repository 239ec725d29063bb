import { dayMilliseconds } from "../dates/calendar-date.ts";
import { dateAtHouse, houseTimeZone } from "../dates/today.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { formatDate, formatTime } from "../i18n/format.ts";
import type { Localized } from "./stay-context.ts";

/**
 * How far a calendar can be trusted. `old`: say so; `stale`: ask guests to enquire instead of
 * showing free days; `unknown`: a feed was never read, so availability is on request.
 */
export type Freshness = "fresh" | "old" | "stale" | "unknown";

const oldAfterDays = 1;
const staleAfterDays = 2;

/** How far a calendar that was last checked at an instant can be trusted at another. */
export function freshnessOf(checkedAt: string | null, now: Date): Freshness {
  const ageDays = (now.getTime() - Date.parse(checkedAt ?? "")) / dayMilliseconds;
  if (Number.isNaN(ageDays)) return "unknown";
  if (ageDays > staleAfterDays) return "stale";
  return ageDays > oldAfterDays ? "old" : "fresh";
}

/** Whether nobody can say which nights are free, so that guests are asked to enquire. */
export function isOnRequest(freshness: Freshness): boolean {
  return freshness === "stale" || freshness === "unknown";
}

/** The moment from which a calendar that was last checked at an instant is stale. */
export function staleFrom(checkedAt: string): Date {
  return new Date(Date.parse(checkedAt) + staleAfterDays * dayMilliseconds);
}

/** When the calendar was last checked, a sentence in the time of the house; empty if it never was. */
export function describeCheck(checkedAt: string | null, { locale, messages }: Localized): string {
  if (checkedAt === null) return "";
  const instant = new Date(checkedAt);
  return fillMessage(messages.checked, {
    date: formatDate(dateAtHouse(instant), locale),
    time: formatTime(instant, houseTimeZone, locale),
  });
}
