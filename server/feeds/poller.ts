import { dateAtHouse } from "../../app/dates/today.ts";
import type { Logger } from "../logger.ts";
import { FeedError } from "./feed-error.ts";
import type { FeedAnswer, FetchFeed } from "./fetch-feed.ts";
import { readFeed } from "./read-feed.ts";
import { hasNightsAhead, isFromFuture, type Snapshot, type SnapshotStore } from "./snapshots.ts";

/** How a try to read a feed ended. */
export type Attempt = {
  readonly isRead: boolean;
  /** How long the platform does not want to be asked again. */
  readonly retryAfterSeconds: number;
};

/** What feeds are read with. */
export type PollerParts = {
  readonly fetchFeed: FetchFeed;
  readonly timeoutSeconds: number;
  readonly store: SnapshotStore;
  readonly log: Pick<Logger, "warn">;
  readonly now: () => Date;
};

/** Reads one feed, and keeps its last good nights. */
export type FeedPoller = ReturnType<typeof createFeedPoller>;

/** What an owner may know of a feed; instants in ISO 8601, null where there was none. */
export type FeedStatus = ReturnType<FeedPoller["status"]>;

/** Platforms send an empty calendar by mistake: it is believed after so many reads over this time. */
const emptyReadsNeeded = 3;
const emptySpanMilliseconds = 3 * 60 * 60 * 1000;

const noValidators = { etag: null, lastModified: null };

/** A poller of the feed at an address, which is a secret: logs call the feed by its name. */
export function createFeedPoller(address: string, name: string, parts: PollerParts) {
  const { fetchFeed, timeoutSeconds, store, log, now } = parts;
  let snapshot: Snapshot | null = null;
  let triedAt: Date | null = null;
  let fault: string | null = null;
  /** When the feed was found suddenly empty, since it last was not; by no clock that can be set. */
  let emptyReads: readonly number[] = [];

  /** The snapshot to keep after an answer: still the old one where the feed is suddenly empty. */
  function accept(answer: FeedAnswer): Snapshot {
    const at = now();
    const checkedAt = at.toISOString();
    if (answer.kind === "unchanged") {
      if (snapshot === null) {
        throw new FeedError("The platform says that an unknown copy is unchanged.");
      }
      emptyReads = [];
      return { ...snapshot, checkedAt };
    }
    const today = dateAtHouse(at);
    const { taken, openUntil, counts } = readFeed(answer.bytes, today);
    if (counts.reversed + counts.unreadable + counts.recurring > 0) {
      log.warn({ message: "Some events of a calendar feed are irregular.", feed: name, ...counts });
    }
    const next = { taken, openUntil, checkedAt, ...answer.validators };
    if (snapshot && hasNightsAhead(snapshot, today) && !hasNightsAhead(next, today)) {
      const elapsed = performance.now();
      emptyReads = [...emptyReads, elapsed];
      const [first = 0] = emptyReads;
      if (emptyReads.length < emptyReadsNeeded || elapsed - first < emptySpanMilliseconds) {
        fault = "The calendar is suddenly empty: its nights are kept.";
        log.warn({ message: fault, feed: name });
        return snapshot;
      }
    }
    emptyReads = [];
    return next;
  }

  /** Takes over what was stored, by us or another server, if it is newer than what we have. */
  async function restore(): Promise<void> {
    const stored = await store.load(address);
    if (stored === null || (snapshot !== null && isFromFuture(stored, now()))) return;
    if (snapshot === null || Date.parse(stored.checkedAt) > Date.parse(snapshot.checkedAt)) {
      snapshot = stored;
      emptyReads = [];
    }
  }

  /**
   * Reads the feed once; where that does not go well, another server that shares our storage may
   * have read it meanwhile. Never rejects.
   */
  async function poll(): Promise<Attempt> {
    triedAt = now();
    try {
      const signal = AbortSignal.timeout(timeoutSeconds * 1000);
      const answer = await fetchFeed(address, snapshot ?? noValidators, signal);
      fault = null;
      snapshot = accept(answer);
    } catch (error) {
      const { message, retryAfterSeconds } =
        error instanceof FeedError ? error : new FeedError("Nobody expected this error.");
      fault = message;
      log.warn({ message: "A calendar feed could not be read.", feed: name, reason: message });
      await restore();
      return { isRead: false, retryAfterSeconds };
    }
    await store.save(address, snapshot);
    return { isRead: true, retryAfterSeconds: 0 };
  }

  return {
    /** Null until the feed has been read, now or before the last restart. */
    snapshot: () => snapshot,
    restore,
    poll,
    status: () => ({
      /** When the platform last confirmed the nights that we know. */
      checkedAt: snapshot?.checkedAt ?? null,
      triedAt: triedAt?.toISOString() ?? null,
      /** Why the last try gave nothing, a sentence; null where it went well. */
      fault,
    }),
  };
}

/** Of many servers started together, none should ask a platform at the same moment for long. */
const jitterShare = 0.1;

/**
 * The pauses after failures, in usual pauses, which double from the first to the longest: ten minutes
 * to two hours where a usual one is half an hour. Most failures are over in minutes.
 */
const firstBackOff = 1 / 3;
const maxBackOff = 4;

/**
 * Does something now and again after each pause, give or take a tenth; sooner after a failure, and
 * later with each one that follows in a row, but not before the platform wants it. Gives back how to
 * end that; it keeps no process running.
 */
export function repeatWithBackOff(
  attempt: () => Promise<Attempt>,
  pauseMilliseconds: number,
  random: () => number = Math.random,
): () => void {
  let failures = 0;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    const { isRead, retryAfterSeconds } = await attempt();
    failures = isRead ? 0 : failures + 1;
    if (isEnded) return;
    const backOff = failures === 0 ? 1 : Math.min(firstBackOff * 2 ** (failures - 1), maxBackOff);
    const jitter = 1 + jitterShare * (2 * random() - 1);
    const pause = Math.max(pauseMilliseconds * backOff * jitter, retryAfterSeconds * 1000);
    timer = setTimeout(run, pause).unref();
  }

  void run();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
