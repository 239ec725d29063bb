import { addDays, type CalendarDate } from "../../domain/dates/calendar-date.ts";
import { dateAtHouse } from "../../domain/dates/today.ts";
import { describeReading } from "./describe-reading.ts";
import type { EventEnd } from "./feed-entry.ts";
import { FeedError } from "./feed-entry.ts";
import type { FeedAnswer } from "./fetch-feed.ts";
import { keepNights } from "./keep-nights.ts";
import { countNights, lastEndOf, subtractRanges } from "./ranges.ts";
import { type EventRange, readFeed } from "./read-feed.ts";
import { addSighting, type Sighting, splitRollingClosure } from "./rolling-closure.ts";
import { type EmptyReads, hasNightsAhead, type Snapshot } from "./snapshots.ts";

/** Time and meaning of ends of a read. */
export type ReadOptions = {
  readonly at: Date;
  readonly eventEnd: EventEnd;
  /**
   * Monotonic milliseconds since this process last found the feed suddenly empty, or null.
   */
  readonly sinceEmpty: number | null;
};

/** Platforms send empty calendars by mistake: the number of reads and the time until one is accepted. */
const emptyReadsNeeded = 3;
const emptySpanMilliseconds = 3 * 60 * 60 * 1000;

/**
 * Between two processes only the system clock measures: such a gap counts for half of the time at most, so that a jump of
 * the clock frees nothing.
 */
const longestGapMilliseconds = emptySpanMilliseconds / 2;

/**
 * The snapshot after an answer, which frees no night on uncertain data. For a suddenly empty feed it is the one before,
 * with another empty read. Throws a FeedError if the answer is unusable.
 */
export function updateSnapshot(
  known: Snapshot | null,
  answer: FeedAnswer,
  { at, eventEnd, sinceEmpty }: ReadOptions,
): Snapshot {
  const today = dateAtHouse(at);
  const checkedAt = at.toISOString();
  if (answer.kind === "unchanged") {
    if (known === null) {
      throw new FeedError("The platform says that an unknown copy is unchanged.");
    }
    return {
      ...known,
      ...settle([...known.taken, ...known.closed], known.sightings, today),
      checkedAt,
      empty: null,
    };
  }
  const reading = readFeed(answer.bytes, today, eventEnd);
  const sightings = sightingsOf(known, eventEnd);
  const split = settle(reading.ranges, sightings, today);
  const kept = keepNights(known ?? nothing, split, reading, today);
  const guesses = reading.guesses.filter((range) => subtractRanges([range], kept).length > 0);
  const keptNights = countNights(subtractRanges(kept, [...reading.ranges, ...reading.guesses]));
  const next: Snapshot = {
    ...settle([...reading.ranges, ...guesses, ...kept], sightings, today),
    ...describeReading(reading.counts, keptNights),
    ...{ ...answer.validators, checkedAt, eventEnd, empty: null },
  };
  if (known === null || !hasNightsAhead(known, today) || hasNightsAhead(next, today)) return next;
  const empty = countEmptyRead(known.empty, at, sinceEmpty);
  const isBelieved = empty.reads >= emptyReadsNeeded && empty.milliseconds >= emptySpanMilliseconds;
  return isBelieved ? next : { ...known, empty };
}

const nothing = { taken: [], closed: [] };

/** The sightings of a snapshot, converted to this meaning of ends. */
function sightingsOf(known: Snapshot | null, eventEnd: EventEnd): readonly Sighting[] {
  if (known === null || known.eventEnd === eventEnd) return known?.sightings ?? [];
  const shift = eventEnd === "last-night" ? 1 : -1;
  return known.sightings.map(({ day, end }) => ({ day, end: addDays(end, shift) }));
}

/** Taken ranges and closure, with the sightings. */
function settle(ranges: readonly EventRange[], before: readonly Sighting[], day: CalendarDate) {
  const end = lastEndOf(ranges, day);
  const last = ranges.filter(({ to }) => to === end);
  // The ends of unreadable events are unknown.
  const isSeen = last.length === 0 || last.some(({ isKept }) => !isKept);
  const sightings = isSeen ? addSighting(before, { day, end }) : before;
  return { ...splitRollingClosure(ranges, sightings), sightings };
}

function countEmptyRead(
  before: EmptyReads | null,
  at: Date,
  sinceEmpty: number | null,
): EmptyReads {
  const now = at.getTime();
  if (before === null) return { reads: 1, milliseconds: 0, at: now };
  const gap = sinceEmpty ?? Math.min(Math.max(now - before.at, 0), longestGapMilliseconds);
  return {
    reads: before.reads + 1,
    milliseconds: before.milliseconds + gap,
    // A clock set back and forth adds no time twice.
    at: Math.max(now, before.at),
  };
}
