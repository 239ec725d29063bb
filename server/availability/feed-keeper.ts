import { dateAtHouse } from "../../src/availability/today.ts";
import type { Logger } from "../logger.ts";
import type { CopyStore } from "./copy-store.ts";
import { confirmCopy, type FeedCopy, updateCopy } from "./feed-copy.ts";
import { FeedError } from "./feed-error.ts";
import type { FeedAnswer, FetchFeed } from "./fetch-feed.ts";
import { type FeedReading, readFeed } from "./read-feed.ts";
import type { Timers } from "./timers.ts";

/** Keeps the last good nights of one feed. */
export type FeedKeeper = {
  /** Null until it has been read, now or before the last restart. */
  readonly copy: () => FeedCopy | null;
  /** Takes over what was stored, by us or another server, if it is newer than what we have. */
  readonly restore: () => Promise<void>;
  /**
   * Reads the feed once, and resolves to whether that went well; where it did not, another server
   * that shares our storage may have read it meanwhile. Never rejects.
   */
  readonly refresh: () => Promise<boolean>;
};

export type FeedKeeperParts = {
  /** A secret: logs call the feed by its name. */
  readonly address: string;
  readonly name: string;
  readonly fetchFeed: FetchFeed;
  readonly timeoutSeconds: number;
  readonly store: CopyStore;
  readonly log: Pick<Logger, "warn">;
  readonly now: () => Date;
  readonly timers: Timers;
};

const noValidators = { etag: null, lastModified: null };

/** A keeper of the feed at an address. */
export function createFeedKeeper(parts: FeedKeeperParts): FeedKeeper {
  const { address, name, fetchFeed, store, log, now, timers } = parts;
  let copy: FeedCopy | null = null;

  async function fetchInTime(): Promise<FeedAnswer> {
    const controller = new AbortController();
    const stop = timers.after(parts.timeoutSeconds * 1000, () => controller.abort());
    try {
      return await fetchFeed(address, copy ?? noValidators, controller.signal);
    } finally {
      stop();
    }
  }

  function takeOver(answer: FeedAnswer): FeedCopy {
    const at = now();
    if (answer.kind === "unchanged") {
      if (copy === null)
        throw new FeedError("The platform says that an unknown copy is unchanged.");
      return confirmCopy(copy, at);
    }
    const today = dateAtHouse(at);
    const reading = readFeed(answer.bytes, today);
    const next = updateCopy(copy, { reading, validators: answer.validators, at, today });
    report(reading, next);
    return next;
  }

  function report({ counts }: FeedReading, next: FeedCopy): void {
    const { free: _, events: __, ...irregular } = counts;
    if (Object.values(irregular).some((count) => count > 0)) {
      log.warn({ message: "Some events of a calendar feed are irregular.", feed: name, ...counts });
    }
    if (next.emptyReads.length > 0) {
      log.warn({ message: "A calendar feed is suddenly empty: its nights are kept.", feed: name });
    }
  }

  async function restore(): Promise<void> {
    const stored = await store.load(address);
    if (stored !== null && isNewer(stored, copy)) copy = stored;
  }

  return {
    copy: () => copy,
    restore,
    refresh: async () => {
      try {
        copy = takeOver(await fetchInTime());
      } catch (error) {
        const reason = error instanceof FeedError ? error.message : "Nobody expected this error.";
        log.warn({ message: "A calendar feed could not be read.", feed: name, reason });
        await restore();
        return false;
      }
      await store.save(address, copy);
      return true;
    },
  };
}

function isNewer(one: FeedCopy, other: FeedCopy | null): boolean {
  return other === null || Date.parse(one.checkedAt) > Date.parse(other.checkedAt);
}
