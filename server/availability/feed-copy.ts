import * as v from "valibot";
import type { DateRange } from "../../src/availability/availability.ts";
import { type CalendarDate, isCalendarDate } from "../../src/availability/is-calendar-date.ts";
import type { Validators } from "./fetch-feed.ts";
import type { FeedReading } from "./read-feed.ts";

const date = v.pipe(v.string(), v.check(isCalendarDate));
const instant = v.pipe(v.string(), v.isoTimestamp());
const range = v.pipe(
  v.object({ from: date, to: date }),
  v.check(({ from, to }) => from < to),
);

/** What a stored copy must look like; anything else counts as none. */
export const feedCopySchema = v.object({
  taken: v.array(range),
  horizon: v.nullable(date),
  /** When the platform last confirmed these nights. */
  checkedAt: instant,
  etag: v.nullable(v.string()),
  lastModified: v.nullable(v.string()),
  /** When the feed was found suddenly empty, since it last was not. */
  emptyReads: v.array(instant),
});

/** The last good nights of one feed, and nothing else of it. */
export type FeedCopy = Readonly<v.InferOutput<typeof feedCopySchema>>;

/** An empty feed is believed after this many reads over this time (`decisions.md` 6). */
const emptyReadsNeeded = 3;
const emptySpanMilliseconds = 3 * 60 * 60 * 1000;

/** A feed read at an instant, and what to remember it by. */
export type FreshReading = {
  readonly reading: Pick<FeedReading, "taken" | "horizon">;
  readonly validators: Validators;
  readonly at: Date;
  readonly today: CalendarDate;
};

/**
 * The copy to keep after a reading: the new nights, or still the old ones where the feed is
 * suddenly empty and that has not yet been confirmed.
 */
export function updateCopy(previous: FeedCopy | null, fresh: FreshReading): FeedCopy {
  const { reading, validators, at, today } = fresh;
  if (previous && hasNightsAhead(previous, today) && !hasNightsAhead(reading, today)) {
    const emptyReads = [...previous.emptyReads, at.toISOString()];
    if (!isConfirmed(emptyReads)) return { ...previous, emptyReads: trimReads(emptyReads) };
  }
  return {
    taken: [...reading.taken],
    horizon: reading.horizon,
    checkedAt: at.toISOString(),
    etag: validators.etag,
    lastModified: validators.lastModified,
    emptyReads: [],
  };
}

/** The copy to keep after the platform has said that nothing has changed. */
export function confirmCopy(previous: FeedCopy, at: Date): FeedCopy {
  return { ...previous, checkedAt: at.toISOString(), emptyReads: [] };
}

function hasNightsAhead(
  { taken, horizon }: { taken: readonly DateRange[]; horizon: CalendarDate | null },
  today: CalendarDate,
): boolean {
  return horizon !== null || taken.some(({ to }) => to > today);
}

function isConfirmed(emptyReads: readonly string[]): boolean {
  const span = Date.parse(emptyReads.at(-1) ?? "") - Date.parse(emptyReads[0] ?? "");
  return emptyReads.length >= emptyReadsNeeded && span >= emptySpanMilliseconds;
}

/** The first and the latest reads say all that the rule asks for, however often it is read. */
function trimReads(emptyReads: readonly string[]): string[] {
  return [...emptyReads.slice(0, 1), ...emptyReads.slice(1).slice(1 - emptyReadsNeeded)];
}
