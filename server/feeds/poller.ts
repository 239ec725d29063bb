import type { Logger } from "../logger.ts";
import { FeedError, readFeedEntry } from "./feed-entry.ts";
import type { FetchFeed } from "./fetch-feed.ts";
import { isFromFuture, type Snapshot, type SnapshotStore } from "./snapshots.ts";
import { updateSnapshot } from "./update-snapshot.ts";

/** The result of an attempt to read a feed. */
export type Attempt = {
  readonly isRead: boolean;
  /** The platform's `Retry-After`. */
  readonly retryAfterSeconds: number;
};

/** The dependencies of a poller. */
export type PollerParts = {
  readonly fetchFeed: FetchFeed;
  readonly timeoutSeconds: number;
  readonly store: SnapshotStore;
  readonly log: Pick<Logger, "warn">;
  readonly now: () => Date;
};

/** Reads one feed, and keeps its last good nights. */
export type FeedPoller = ReturnType<typeof createFeedPoller>;

/** The state of a feed for owners; instants in ISO 8601, null if there was none. */
export type FeedStatus = ReturnType<FeedPoller["status"]>;

const noValidators = { etag: null, lastModified: null };

const suddenlyEmpty = "The calendar is suddenly empty: its nights are kept.";

/** A poller of one feed. Its address is a secret: logs use its name. */
export function createFeedPoller(entry: string, name: string, parts: PollerParts) {
  const { fetchFeed, timeoutSeconds, store, log, now } = parts;
  const { address, end: eventEnd } = readFeedEntry(entry);
  let snapshot: Snapshot | null = null;
  let triedAt: Date | null = null;
  let fault: string | null = null;
  /** The monotonic time at which this process last found the feed suddenly empty. */
  let emptyAt: number | null = null;
  let told: readonly string[] = [];

  /** Loads the stored snapshot if it is newer; another server may have written it. */
  async function restore(): Promise<void> {
    const stored = await store.load(address);
    if (stored === null || (snapshot !== null && isFromFuture(stored, now()))) return;
    if (snapshot === null || Date.parse(stored.checkedAt) > Date.parse(snapshot.checkedAt)) {
      snapshot = stored;
      emptyAt = null;
    }
  }

  async function read(): Promise<Snapshot> {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    // A snapshot read with the other meaning of `DTEND` is not used.
    const validators = snapshot?.eventEnd === eventEnd ? snapshot : noValidators;
    const answer = await fetchFeed(address, validators, signal);
    const clock = performance.now();
    const sinceEmpty = emptyAt === null ? null : clock - emptyAt;
    const next = updateSnapshot(snapshot, answer, { at: now(), eventEnd, sinceEmpty });
    emptyAt = next.empty === null ? null : clock;
    return next;
  }

  /** Logs notes about events once, not at each read. */
  function tell({ unread, notes }: Snapshot): void {
    const sentences = [...(unread === null ? [] : [unread]), ...notes];
    for (const message of sentences) if (!told.includes(message)) log.warn({ message, feed: name });
    told = sentences;
  }

  /**
   * Reads the feed once. Another server that shares our storage may have read it meanwhile: what it has
   * found is taken over first. Never rejects.
   */
  async function poll(): Promise<Attempt> {
    triedAt = now();
    await restore();
    try {
      snapshot = await read();
    } catch (error) {
      const { message, retryAfterSeconds } =
        error instanceof FeedError ? error : new FeedError("Nobody expected this error.");
      fault = message;
      log.warn({ message: "A calendar feed could not be read.", feed: name, reason: message });
      return { isRead: false, retryAfterSeconds };
    }
    fault = snapshot.empty === null ? null : suddenlyEmpty;
    if (fault === null) tell(snapshot);
    else log.warn({ message: fault, feed: name });
    await store.save(address, snapshot);
    return { isRead: true, retryAfterSeconds: 0 };
  }

  return {
    /** Null until the feed has been read, now or before the last restart. */
    snapshot: () => snapshot,
    restore,
    poll,
    status: () => ({
      /** When the platform last confirmed the known nights. */
      checkedAt: snapshot?.checkedAt ?? null,
      triedAt: triedAt?.toISOString() ?? null,
      /** Why the last read failed, wholly or for some events; null if it succeeded. */
      fault: fault ?? snapshot?.unread ?? null,
      /** The meaning of the ends of its events. */
      end: eventEnd,
      /** Further sentences for the owner. */
      notes: snapshot?.notes ?? [],
    }),
  };
}

/** Spreads the reads of servers that were started together. */
const jitterShare = 0.1;

/**
 * Pauses after failures, as factors of the usual one; each doubles the one before: ten minutes to two hours with half an
 * hour. Most failures are over in minutes.
 */
const firstBackOff = 1 / 3;
const maxBackOff = 4;

/**
 * Repeats work after pauses that vary by a tenth; sooner after a first failure, later with each further one, and not before
 * `Retry-After`. Returns the function that stops it; it does not keep the process alive.
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
