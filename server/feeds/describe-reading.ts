import type { FeedCounts } from "./read-feed.ts";

/** Sentences for the owner about a reading, without text of the feed. */
export type ReadingNotes = {
  /** The unreadable events and their treatment; null if all could be read. */
  readonly unread: string | null;
  /** Further notes. */
  readonly notes: readonly string[];
};

/** Describes a reading; `keptNights` nights of earlier reads stay taken. */
export function describeReading(counts: FeedCounts, keptNights: number): ReadingNotes {
  const unread = [
    say(
      counts.unreadable,
      "# event has a start that cannot be read.",
      "# events have a start that cannot be read.",
    ),
    say(
      counts.endless,
      "# event has an end that cannot be read: its first night is taken.",
      "# events have an end that cannot be read: the first night of each is taken.",
    ),
    say(
      counts.ambiguous,
      "# event has several dates for its start or end: all nights between them are taken.",
      "# events have several dates for their start or end: all nights between them are taken.",
    ),
  ].flat();
  const kept = say(
    keptNights,
    "# night of an earlier read stays taken, because the dates of its event are not certain.",
    "# nights of earlier reads stay taken, because the dates of their events are not certain.",
  );
  const notes = [
    say(
      counts.free,
      "# event is marked as free (TRANSP:TRANSPARENT) and takes no night.",
      "# events are marked as free (TRANSP:TRANSPARENT) and take no night.",
    ),
    say(
      counts.oneDay,
      "# event ends on the day on which it begins: that night is taken.",
      "# events end on the day on which they begin: that night is taken.",
    ),
    say(
      counts.swapped,
      "# event ends before it begins: the nights between are taken.",
      "# events end before they begin: the nights between are taken.",
    ),
    say(
      counts.respelt,
      "# event has dates in an unusual spelling, which could be read.",
      "# events have dates in an unusual spelling, which could be read.",
    ),
    say(
      counts.recurring,
      "# event repeats: its first date alone is taken.",
      "# events repeat: the first date of each alone is taken.",
    ),
  ].flat();
  return unread.length > 0
    ? { unread: [...unread, ...kept].join(" "), notes }
    : { unread: null, notes: [...notes, ...kept] };
}

function say(count: number, one: string, several: string): readonly string[] {
  return count === 0 ? [] : [(count === 1 ? one : several).replace("#", String(count))];
}
