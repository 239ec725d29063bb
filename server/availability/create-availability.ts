import type { Storage } from "unstorage";
import type { Availability } from "../../src/availability/availability.ts";
import { dateAtHouse } from "../../src/availability/today.ts";
import { describeError, type Logger } from "../logger.ts";
import type { AvailabilitySettings } from "./availability-settings.ts";
import { combineCopies } from "./combine-copies.ts";
import { createCopyStore } from "./copy-store.ts";
import { createFeedKeeper, type FeedKeeper } from "./feed-keeper.ts";
import { createFetchFeed, type FetchFeed } from "./fetch-feed.ts";
import { isPublicAddress } from "./public-address.ts";
import { repeatWithBackOff } from "./repeat-with-back-off.ts";
import { nodeTimers, type Timers } from "./timers.ts";

/** As much of a log as feeds need. */
export type FeedLog = Pick<Logger, "warn" | "error">;

type Listener = (availability: Availability) => void;

/** Knows at any moment which nights are taken; nobody who asks it waits for a feed. */
export type AvailabilityKeeper = {
  readonly current: () => Availability;
  /** Whether there is anything to read; without, dates are on request for good. */
  readonly hasFeeds: boolean;
  /** Calls back with each new state, also a new day's; gives back how to stop that. */
  readonly onChange: (listener: Listener) => () => void;
  /** Takes over the copies stored before a restart; never rejects. */
  readonly restore: () => Promise<void>;
  /** Reads every feed once; resolves when the last is done, and never rejects. */
  readonly refresh: () => Promise<void>;
  /** Reads the feeds from now on, in the background. */
  readonly start: () => void;
  /** Ends that, and leaves the storage. */
  readonly stop: () => void;
};

export type AvailabilityParts = {
  readonly settings: AvailabilitySettings;
  /** Platforms are told whose server asks. */
  readonly site: { readonly siteUrl: string };
  readonly storage: Storage;
  readonly log: FeedLog;
  readonly now: () => Date;
  /** Those of Node unless a test's. */
  readonly timers?: Timers;
  /** How a feed is fetched: over the network unless said otherwise. */
  readonly fetchFeed?: FetchFeed;
  /** Whether the feeds are the sample, which the calendar then says. */
  readonly isSample?: boolean;
};

/** How soon a new day at the house is noticed when nobody asks. */
const dayCheckMilliseconds = 60_000;

/** A keeper of all feeds in the settings. It knows nothing before `restore` or `refresh`. */
export function createAvailability(parts: AvailabilityParts): AvailabilityKeeper {
  const { settings, site, storage, log, now, timers = nodeTimers, isSample = false } = parts;
  const isAllowed = settings.allowPrivate ? () => true : isPublicAddress;
  const fetchFeed = parts.fetchFeed ?? createFetchFeed(site.siteUrl, { isAllowed });
  const store = createCopyStore(storage, log);
  const feeds = settings.feeds.map((address, index) =>
    createFeedKeeper({
      address,
      name: nameFeed(address, index),
      timeoutSeconds: settings.timeoutSeconds,
      ...{ fetchFeed, store, log, now, timers },
    }),
  );
  const listeners = new Set<Listener>();
  const stops = new Set<() => void>();
  let published = combine();

  function combine(): Availability {
    const copies = feeds.map((feed) => feed.copy());
    return { ...combineCopies(copies, now()), ...(isSample ? { isSample } : {}) };
  }

  function publish(): void {
    const next = combine();
    if (JSON.stringify(next) === JSON.stringify(published)) return;
    published = next;
    for (const listener of listeners) {
      try {
        listener(next);
      } catch (error) {
        log.error({ message: "A change of the calendar was lost.", ...describeError(error) });
      }
    }
  }

  async function refreshFeed(feed: FeedKeeper): Promise<boolean> {
    const isRead = await feed.refresh();
    publish();
    return isRead;
  }

  async function checkDay(): Promise<boolean> {
    publish();
    return true;
  }

  function current(): Availability {
    if (dateAtHouse(now()) !== published.from) publish();
    return published;
  }

  return {
    current,
    hasFeeds: feeds.length > 0,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore: async () => {
      await Promise.all(feeds.map((feed) => feed.restore()));
      publish();
    },
    refresh: async () => {
      await Promise.all(feeds.map(refreshFeed));
    },
    start: () => {
      const refreshMilliseconds = settings.refreshSeconds * 1000;
      for (const feed of feeds) {
        stops.add(repeatWithBackOff(() => refreshFeed(feed), refreshMilliseconds, timers));
      }
      stops.add(repeatWithBackOff(checkDay, dayCheckMilliseconds, timers));
    },
    stop: () => {
      for (const stop of stops) stop();
      stops.clear();
      void storage.dispose();
    },
  };
}

/** What logs call a feed: its place in the settings and its platform, never the secret address. */
function nameFeed(address: string, index: number): string {
  const { protocol, origin } = new URL(address);
  return protocol === "file:" ? "the sample calendar" : `${index + 1}: ${origin}`;
}
