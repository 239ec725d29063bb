import { type Availability, lastDepartureOf } from "../../src/availability/availability.ts";
import { earlierOf, laterOf } from "../../src/availability/calendar-date.ts";
import type { CalendarDate } from "../../src/availability/is-calendar-date.ts";
import { dateAtHouse } from "../../src/availability/today.ts";
import type { FeedCopy } from "./feed-copy.ts";
import { clipRanges, uniteRanges } from "./unite-ranges.ts";

/**
 * What all feeds together say at an instant. It is as old as the oldest copy, and unchecked while
 * even one feed, a null, was never read: its nights may be taken.
 */
export function combineCopies(copies: readonly (FeedCopy | null)[], now: Date): Availability {
  const from = dateAtHouse(now);
  const until = lastDepartureOf(from);
  const known = copies.filter((copy) => copy !== null);
  const taken = uniteRanges(known.flatMap((copy) => copy.taken));
  return {
    from,
    until,
    openUntil: findOpenUntil(known, from, until),
    taken: clipRanges(taken, { from, to: until }),
    checkedAt: known.length === copies.length ? findOldestCheck(known) : null,
  };
}

function findOpenUntil(
  copies: readonly FeedCopy[],
  from: CalendarDate,
  until: CalendarDate,
): CalendarDate | null {
  const horizons = copies.flatMap(({ horizon }) => horizon ?? []);
  const first = horizons.reduce(earlierOf, until);
  return first === until ? null : laterOf(first, from);
}

/** Whole seconds: more would change the answer without saying more. */
function findOldestCheck(copies: readonly FeedCopy[]): string | null {
  if (copies.length === 0) return null;
  const oldest = Math.min(...copies.map(({ checkedAt }) => Date.parse(checkedAt)));
  return new Date(oldest).toISOString().replace(/\.\d+Z$/, "Z");
}
