import { dayMilliseconds } from "./calendar-date.ts";

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

/** The moment from which a calendar that was last checked at an instant is stale. */
export function staleFrom(checkedAt: string): Date {
  return new Date(Date.parse(checkedAt) + staleAfterDays * dayMilliseconds);
}
