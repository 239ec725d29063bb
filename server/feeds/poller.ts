import type { Logger } from "../logger.ts";
import { FeedError, readFeedEntry } from "./feed-entry.ts";
import type { FetchFeed } from "./fetch-feed.ts";
import { isFromFuture, type Snapshot, type SnapshotStore } from "./snapshots.ts";
import { updateSnapshot } from "./update-snapshot.ts";

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

const noValidators = { etag: null, lastModified: null };

const suddenlyEmpty = "The calendar is suddenly empty: its nights are kept.";

/** A poller of the feed of an entry, whose address is a secret: logs call the feed by its name. */
export function createFeedPoller(entry: string, name: string, parts: PollerParts) {
  const { fetchFeed, timeoutSeconds, store, log, now } = parts;
  const { address, end: eventEnd } = readFeedEntry(entry);
  let snapshot: Snapshot | null = null;
  let triedAt: Date | null = null;
  let fault: string | null = null;
  /** When this process last found the feed suddenly empty, by a clock that cannot be set. */
  let emptyAt: number | null = null;
  let told: readonly string[] = [];

  /** Takes over the stored snapshot if it is newer, by whichever server it was written. */
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

  /** Logs what an owner should know of the events when it is new, and not at each read. */
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
      /** When the platform last confirmed the nights that we know. */
      checkedAt: snapshot?.checkedAt ?? null,
      triedAt: triedAt?.toISOString() ?? null,
      /** Why the last try gave nothing, or not the nights of all events; null where it went well. */
      fault: fault ?? snapshot?.unread ?? null,
      /** How the ends of its events are read. */
      end: eventEnd,
      /** What else of it an owner should know, sentences. */
      notes: snapshot?.notes ?? [],
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
 * later with each one that follows in a row, but not before the platform wants it. Returns how to
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
