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

/** How often and how long a feed has been suddenly empty. */
const emptyReads = v.object({
  reads: v.number(),
  milliseconds: v.number(),
  /** The latest instant that a clock has shown at such a read, as milliseconds since 1970. */
  at: v.number(),
});

const snapshotSchema = v.object({
  taken: ranges,
  /** What the platform has not opened yet. */
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
 * Version 2.0 kept nights without their events: they are read as those of one event that nobody knows.
 * Without validators the platform sends all anew.
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
export function createSnapshotStore(snapshots: Snapshots, log: Pick<Logger, "warn">) {
  let isWritable = true;
  const warn = (message: string) => (error?: NodeJS.ErrnoException) => {
    log.warn({ message, ...(error?.code && { code: error.code }) });
    return null;
  };

  return {
    /** The stored snapshot of a feed; null where there is none or it is damaged. */
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
