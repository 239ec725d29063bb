import type { CalendarDate } from "../../domain/dates/calendar-date.ts";
import { subtractRanges } from "./ranges.ts";
import type { Doubt, EventRange, Reading } from "./read-feed.ts";
import type { SplitRanges } from "./rolling-closure.ts";

type Ranges = SplitRanges<EventRange>;

/**
 * The future nights of earlier reads that stay taken because of uncertain events: those of the same UID. With an unknown
 * UID, those that began on the same day, and with an unreadable date all that no event of the reading covers wholly.
 */
export function keepNights(
  known: Ranges,
  read: Ranges,
  { guesses, doubts, ids }: Pick<Reading, "guesses" | "doubts" | "ids">,
  today: CalendarDate,
): readonly EventRange[] {
  const isAhead = ({ to }: EventRange) => to > today;
  const taken = known.taken.filter(isAhead);
  // Not a closure that has moved on since: it is no stay.
  const closed = known.closed.filter(
    ({ from, to }) => !guesses.some((guess) => guess.from <= from && to <= guess.to),
  );
  const knownIds = new Set([...known.taken, ...known.closed].map(({ id }) => id));
  const isIdentified = ({ id }: Doubt) => id !== null && knownIds.has(id) && ids.get(id) === 1;
  const identified = new Set(doubts.filter(isIdentified).map(({ id }) => id));
  const unknown = doubts.filter((doubt) => !isIdentified(doubt));
  const begins = new Set(unknown.map(({ from }) => from));
  const isUncovered = (range: EventRange, covers: readonly EventRange[]) =>
    subtractRanges([range], covers).length > 0;
  const own = [
    ...taken,
    // Nights that are also in the reading are not those of the damaged event.
    ...closed.filter((range) => isUncovered(range, read.closed)),
  ].filter(({ id, from }) => identified.has(id) || begins.has(from));
  if (!begins.has(null)) return own.map(mark);
  // Closures cover no stays.
  const all = [...read.taken, ...read.closed, ...own];
  return [
    ...own,
    ...taken.filter((range) => isUncovered(range, [...read.taken, ...own])),
    ...closed.filter((range) => isUncovered(range, all)),
  ].map(mark);
}

function mark(range: EventRange): EventRange {
  return { ...range, isKept: true };
}
