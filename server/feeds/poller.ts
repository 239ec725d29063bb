import { dateAtHouse } from "../../app/stay/today.ts";
import type { Logger } from "../logger.ts";
import { FeedError } from "./feed-error.ts";
import type { FeedAnswer, FetchFeed } from "./fetch-feed.ts";
import { type FeedReading, readFeed } from "./read-feed.ts";
import { type Snapshot, touchSnapshot, updateSnapshot } from "./snapshot.ts";
import type { SnapshotStore } from "./snapshot-store.ts";

/** Reads one feed, and keeps its last good nights. */
export type FeedPoller = {
  /** Null until the feed has been read, now or before the last restart. */
  readonly snapshot: () => Snapshot | null;
  /** Takes over what was stored, by us or another server, if it is newer than what we have. */
  readonly restore: () => Promise<void>;
  /**
   * Reads the feed once, and resolves to whether that went well; where it did not, another server
   * that shares our storage may have read it meanwhile. Never rejects.
   */
  readonly poll: () => Promise<boolean>;
};

export type FeedPollerParts = {
  /** A secret: logs call the feed by its name. */
  readonly address: string;
  readonly name: string;
  readonly fetchFeed: FetchFeed;
  readonly timeoutSeconds: number;
  readonly store: SnapshotStore;
  readonly log: Pick<Logger, "warn">;
  readonly now: () => Date;
};

const noValidators = { etag: null, lastModified: null };

/** A poller of the feed at an address. */
export function createFeedPoller(parts: FeedPollerParts): FeedPoller {
  const { address, name, fetchFeed, timeoutSeconds, store, log, now } = parts;
  let snapshot: Snapshot | null = null;

  async function fetchInTime(): Promise<FeedAnswer> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutSeconds * 1000).unref();
    try {
      return await fetchFeed(address, snapshot ?? noValidators, controller.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  function takeOver(answer: FeedAnswer): Snapshot {
    const at = now();
    if (answer.kind === "unchanged") {
      if (snapshot === null) {
        throw new FeedError("The platform says that an unknown copy is unchanged.");
      }
      return touchSnapshot(snapshot, at);
    }
    const today = dateAtHouse(at);
    const reading = readFeed(answer.bytes, today);
    const { validators } = answer;
    const next = updateSnapshot(snapshot, { reading, validators, at, today });
    report(reading, next);
    return next;
  }

  function report({ counts }: FeedReading, next: Snapshot): void {
    if (counts.reversed + counts.unreadable + counts.recurring > 0) {
      log.warn({ message: "Some events of a calendar feed are irregular.", feed: name, ...counts });
    }
    if (next.emptyReads.length > 0) {
      log.warn({ message: "A calendar feed is suddenly empty: its nights are kept.", feed: name });
    }
  }

  async function restore(): Promise<void> {
    const stored = await store.load(address);
    if (stored !== null && isNewer(stored, snapshot)) snapshot = stored;
  }

  return {
    snapshot: () => snapshot,
    restore,
    poll: async () => {
      try {
        snapshot = takeOver(await fetchInTime());
      } catch (error) {
        const reason = error instanceof FeedError ? error.message : "Nobody expected this error.";
        log.warn({ message: "A calendar feed could not be read.", feed: name, reason });
        await restore();
        return false;
      }
      await store.save(address, snapshot);
      return true;
    },
  };
}

function isNewer(one: Snapshot, other: Snapshot | null): boolean {
  return other === null || Date.parse(one.checkedAt) > Date.parse(other.checkedAt);
}
