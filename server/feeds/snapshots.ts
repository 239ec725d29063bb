import { hash } from "node:crypto";
import * as v from "valibot";
import {
  type CalendarDate,
  earlierOf,
  isCalendarDate,
  laterOf,
} from "../../app/dates/calendar-date.ts";
import { dateAtHouse } from "../../app/dates/today.ts";
import { type Availability, type DateRange, lastDepartureOf } from "../../app/stay/availability.ts";
import type { Logger } from "../logger.ts";
import type { Storage } from "../storage.ts";
import { mergeRanges } from "./read-feed.ts";

const date = v.pipe(v.string(), v.check(isCalendarDate));
const instant = v.pipe(v.string(), v.isoTimestamp());
const range = v.pipe(
  v.object({ from: date, to: date }),
  v.check(({ from, to }) => from < to),
);

/** What a stored snapshot must look like; anything else counts as none. */
const snapshotSchema = v.object({
  taken: v.pipe(v.array(range), v.readonly()),
  openUntil: v.nullable(date),
  /** When the platform last confirmed these nights. */
  checkedAt: instant,
  etag: v.nullable(v.string()),
  lastModified: v.nullable(v.string()),
});

const storedSchema = v.pipe(v.string(), v.parseJson(), snapshotSchema);

/** The last good nights of one feed, and nothing else of it. */
export type Snapshot = Readonly<v.InferOutput<typeof snapshotSchema>>;

/** Whether a feed has nights from a day on. */
export function hasNightsAhead(
  { taken, openUntil }: Pick<Snapshot, "taken" | "openUntil">,
  today: CalendarDate,
): boolean {
  return openUntil !== null || taken.some(({ to }) => to > today);
}

/** Clocks of several servers differ a little. */
const clockToleranceMilliseconds = 5 * 60 * 1000;

/** Whether a snapshot was made by a clock that was ahead, so that nobody knows how old it is. */
export function isFromFuture({ checkedAt }: Snapshot, now: Date): boolean {
  return Date.parse(checkedAt) > now.getTime() + clockToleranceMilliseconds;
}

/**
 * What all feeds together say at an instant, and the owner who blocks nights. It is as old as the
 * oldest snapshot, and unchecked while even one feed, a null, was never read, or was by a clock that
 * was ahead: its nights may be taken.
 */
export function mergeSnapshots(
  snapshots: readonly (Snapshot | null)[],
  now: Date,
  blocked: readonly DateRange[] = [],
): Availability {
  const from = dateAtHouse(now);
  const until = lastDepartureOf(from);
  const present = snapshots.filter((snapshot) => snapshot !== null);
  const hasAll =
    present.length === snapshots.length && !present.some((one) => isFromFuture(one, now));
  const taken = mergeRanges([...present.flatMap((snapshot) => snapshot.taken), ...blocked]);
  const openUntil = present
    .flatMap((snapshot) => snapshot.openUntil ?? [])
    .reduce(earlierOf, until);
  return {
    from,
    until,
    openUntil: openUntil === until ? null : laterOf(openUntil, from),
    taken: clipRanges(taken, { from, to: until }),
    checkedAt: hasAll ? findOldestCheck(present) : null,
  };
}

function clipRanges(ranges: readonly DateRange[], { from, to }: DateRange): DateRange[] {
  return ranges
    .filter((range) => range.to > from && range.from < to)
    .map((range) => ({ from: laterOf(range.from, from), to: earlierOf(range.to, to) }));
}

/** Whole seconds: more would change the answer without saying more. */
function findOldestCheck(snapshots: readonly Snapshot[]): string | null {
  if (snapshots.length === 0) return null;
  const oldest = Math.min(...snapshots.map(({ checkedAt }) => Date.parse(checkedAt)));
  return new Date(oldest).toISOString().replace(/\.\d+Z$/, "Z");
}

/** Keeps the snapshots of feeds. */
export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/**
 * A store in some storage; the address of a feed is a secret, so its hash is the name. Nothing of it
 * rejects: what fails is logged.
 */
export function createSnapshotStore(storage: Storage, log: Pick<Logger, "warn">) {
  let isWritable = true;
  const warn = (message: string) => (error?: NodeJS.ErrnoException) => {
    log.warn({ message, ...(error?.code && { code: error.code }) });
    return null;
  };

  return {
    /** The stored snapshot of a feed; null where there is none or it is damaged. */
    async load(address: string): Promise<Snapshot | null> {
      const cannotRead = warn("The stored copies of calendar feeds cannot be read.");
      const stored = await storage.read(nameOf(address)).catch(cannotRead);
      if (stored === null) return null;
      const result = v.safeParse(storedSchema, stored);
      if (result.success) return result.output;
      return warn("A stored copy of a calendar feed is damaged and is not used.")();
    },
    async save(address: string, snapshot: Snapshot): Promise<void> {
      try {
        await storage.write(nameOf(address), JSON.stringify(snapshot));
        isWritable = true;
      } catch (error) {
        const harm = "after a restart they have to be read anew.";
        // Once, not with every read of a feed.
        if (isWritable) warn(`The calendar feeds cannot be stored: ${harm}`)(error as Error);
        isWritable = false;
      }
    },
  };
}

function nameOf(address: string): string {
  return `feeds/${hash("sha256", address).slice(0, 32)}.json`;
}
