import type { CalendarDate } from "../../domain/dates/calendar-date.ts";
import { subtractRanges } from "./ranges.ts";
import type { Doubt, EventRange, Reading } from "./read-feed.ts";
import type { SplitRanges } from "./rolling-closure.ts";

type Ranges = SplitRanges<EventRange>;

/**
 * The nights ahead, of those known from earlier reads, that stay taken because of events whose nights
 * are not certain: those that the same UID had. Where it tells nothing, those that began on the same
 * day, and where a date cannot be read, all that no event of the reading covers wholly.
 */
export function keepNights(
  known: Ranges,
  read: Ranges,
  { guesses, doubts, ids }: Pick<Reading, "guesses" | "doubts" | "ids">,
  today: CalendarDate,
): readonly EventRange[] {
  const isAhead = ({ to }: EventRange) => to > today;
  const taken = known.taken.filter(isAhead);
  // A closure that has rolled on since would be taken for a stay.
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
    // One that the reading has, too, is not the damaged event that begins on the same day.
    ...closed.filter((range) => isUncovered(range, read.closed)),
  ].filter(({ id, from }) => identified.has(id) || begins.has(from));
  if (!begins.has(null)) return own.map(mark);
  // A closure does not cover a stay.
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
