import { hash } from "node:crypto";
import * as v from "valibot";
import {
  type CalendarDate,
  earlierOf,
  isCalendarDate,
  laterOf,
} from "../../domain/dates/calendar-date.ts";
import { dateAtHouse } from "../../domain/dates/today.ts";
import {
  type Availability,
  type DateRange,
  lastDepartureOf,
} from "../../domain/nights/availability.ts";
import type { Logger } from "../logger.ts";
import type { Snapshots } from "../storage/storage.ts";
import { clipRanges, mergeRanges } from "./ranges.ts";

const date = v.pipe(v.string(), v.check(isCalendarDate));
const instant = v.pipe(v.string(), v.isoTimestamp());
const plainRange = { from: date, to: date };
const range = v.pipe(
  v.object({ ...plainRange, id: v.nullable(v.string()), isKept: v.optional(v.literal(true)) }),
  v.check(({ from, to }) => from < to),
);
const ranges = v.pipe(v.array(range), v.readonly());

/** The number of sudden empty reads, and their time span. */
const emptyReads = v.object({
  reads: v.number(),
  milliseconds: v.number(),
  /** The latest time of such a read, in milliseconds since 1970. */
  at: v.number(),
});

const snapshotSchema = v.object({
  taken: ranges,
  /** The closure. */
  closed: ranges,
  sightings: v.pipe(v.array(v.object({ day: date, end: date })), v.readonly()),
  empty: v.nullable(emptyReads),
  unread: v.nullable(v.string()),
  notes: v.pipe(v.array(v.string()), v.readonly()),
  eventEnd: v.picklist(["departure", "last-night"]),
  /** When the platform last confirmed these nights. */
  checkedAt: instant,
  etag: v.nullable(v.string()),
  lastModified: v.nullable(v.string()),
});

/** The last good state of one feed: the nights of its events, none of its text. */
export type Snapshot = Readonly<v.InferOutput<typeof snapshotSchema>>;

export type EmptyReads = Readonly<v.InferOutput<typeof emptyReads>>;

/**
 * Version 2.0 stored nights without events: they become one event without UID. Without validators the next read is whole.
 */
const firstSchema = v.pipe(
  v.object({
    taken: v.array(
      v.pipe(
        v.object(plainRange),
        v.check(({ from, to }) => from < to),
      ),
    ),
    openUntil: v.nullable(date),
    checkedAt: instant,
  }),
  v.transform(({ taken, openUntil, checkedAt }): Snapshot => {
    const unknown = { id: null };
    const end = lastDepartureOf(dateAtHouse(new Date(checkedAt)));
    const isClosed = openUntil !== null && openUntil < end;
    return {
      taken: taken.map((one) => ({ ...one, ...unknown })),
      closed: isClosed ? [{ from: openUntil, to: end, ...unknown }] : [],
      ...{ sightings: [], empty: null, unread: null, notes: [], eventEnd: "departure" },
      ...{ checkedAt, etag: null, lastModified: null },
    };
  }),
);

const storedSchema = v.pipe(v.string(), v.parseJson(), v.union([snapshotSchema, firstSchema]));

/** Whether a feed has nights from a day on. */
export function hasNightsAhead(
  { taken, closed }: Pick<Snapshot, "taken" | "closed">,
  today: CalendarDate,
): boolean {
  return closed.length > 0 || taken.some(({ to }) => to > today);
}

/** The tolerance for clocks of several servers. */
const clockToleranceMilliseconds = 5 * 60 * 1000;

/** Whether a snapshot was made by a clock that was ahead, so that its age is unknown. */
export function isFromFuture({ checkedAt }: Snapshot, now: Date): boolean {
  return Date.parse(checkedAt) > now.getTime() + clockToleranceMilliseconds;
}

/**
 * The availability from all feeds and blocked nights at an instant. It is as old as the oldest snapshot, and unchecked while
 * one feed was never read (null), or by a clock that was ahead.
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
    .flatMap(({ closed }) => closed.map((range) => range.from))
    .reduce(earlierOf, until);
  return {
    from,
    until,
    openUntil: openUntil === until ? null : laterOf(openUntil, from),
    taken: clipRanges(taken, { from, to: until }),
    checkedAt: hasAll ? findOldestCheck(present) : null,
  };
}

/** Whole seconds, so that answers do not change needlessly. */
function findOldestCheck(snapshots: readonly Snapshot[]): string | null {
  if (snapshots.length === 0) return null;
  const oldest = Math.min(...snapshots.map(({ checkedAt }) => Date.parse(checkedAt)));
  return new Date(oldest).toISOString().replace(/\.\d+Z$/, "Z");
}

/** Stores the snapshots of feeds. */
export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/**
 * A store of snapshots under the hash of their feed's address, which is a secret. Never rejects: failures are logged.
 */
export function createSnapshotStore(snapshots: Snapshots, log: Pick<Logger, "warn">) {
  let isWritable = true;
  const warn = (message: string) => (error?: NodeJS.ErrnoException) => {
    log.warn({ message, ...(error?.code && { code: error.code }) });
    return null;
  };

  return {
    /** The stored snapshot of a feed; null if it is missing or damaged. */
    async load(address: string): Promise<Snapshot | null> {
      const cannotRead = warn("The stored copies of calendar feeds cannot be read.");
      const stored = await snapshots.read(nameOf(address)).catch(cannotRead);
      if (stored === null) return null;
      const result = v.safeParse(storedSchema, stored);
      if (result.success) return result.output;
      return warn("A stored copy of a calendar feed is damaged and is not used.")();
    },
    async save(address: string, snapshot: Snapshot): Promise<void> {
      try {
        await snapshots.write(nameOf(address), JSON.stringify(snapshot));
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

/** The name of a feed in the storage: its address is a secret. */
export function nameOf(address: string): string {
  return hash("sha256", address).slice(0, 32);
}
