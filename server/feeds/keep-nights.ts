import type { CalendarDate } from "../../app/dates/calendar-date.ts";
import { subtractRanges } from "./ranges.ts";
import type { EventRange, Reading } from "./read-feed.ts";

/**
 * The nights ahead, of those known from earlier reads, that stay taken because of events whose nights
 * are not certain: those that the same UID had. Where the dates of an event cannot be read and its UID
 * tells nothing, these are all that no event of the reading covers.
 */
export function keepNights(
  known: readonly EventRange[],
  { ranges, doubts, ids }: Pick<Reading, "ranges" | "doubts" | "ids">,
  today: CalendarDate,
): readonly EventRange[] {
  const ahead = known.filter(({ to }) => to > today);
  const knownIds = new Set(known.map(({ id }) => id));
  const isIdentified = ({ id }: { id: string | null }) =>
    id !== null && knownIds.has(id) && ids.get(id) === 1;
  const identified = new Set(doubts.filter(isIdentified).map(({ id }) => id));
  const own = ahead.filter(({ id }) => identified.has(id));
  const isAnyUnknown = doubts.some((doubt) => doubt.isUnread && !isIdentified(doubt));
  const others = isAnyUnknown ? subtractRanges(ahead, [...ranges, ...own]) : [];
  const kept = [...own, ...others.map((range) => ({ ...range, id: null }))];
  return kept.map((range) => ({ ...range, isKept: true }));
}
