import type { Storage } from "unstorage";
import type { Availability, DateRange } from "../../app/stay/availability.ts";
import { dateAtHouse } from "../../app/stay/today.ts";
import type { Logger } from "../logger.ts";
import type { Settings } from "../settings.ts";
import type { FetchFeed } from "./fetch-feed.ts";
import {
  type Attempt,
  createFeedPoller,
  type FeedPoller,
  type FeedStatus,
  repeatWithBackOff,
} from "./poller.ts";
import type { ReadFeed } from "./read-feed.ts";
import { mergeSnapshots } from "./snapshot.ts";
import { createSnapshotStore } from "./snapshot-store.ts";

/** Knows at any moment which nights are taken; nobody who asks it waits for a feed. */
export type AvailabilitySource = {
  readonly current: () => Availability;
  /** How it is about each feed, in the order of the settings. */
  readonly status: () => readonly FeedStatus[];
  /** Whether there is anything to read; without, dates are on request for good. */
  readonly hasFeeds: boolean;
  /** Calls back from now on when the state has changed, also by a new day. */
  readonly onChange: (listener: () => void) => void;
  /** Takes over the snapshots stored before a restart; never rejects. */
  readonly restore: () => Promise<void>;
  /** Reads every feed once; resolves when the last is done, and never rejects. */
  readonly refresh: () => Promise<void>;
  /** Reads the feeds from now on, in the background. */
  readonly start: () => void;
  /** Ends that, and leaves the storage. */
  readonly stop: () => void;
};

export type AvailabilityParts = {
  readonly settings: Settings["availability"];
  /** Nights that the owner keeps. */
  readonly blocked?: readonly DateRange[];
  readonly fetchFeed: FetchFeed;
  readonly readFeed: ReadFeed;
  readonly storage: Storage;
  readonly log: Pick<Logger, "warn">;
  readonly now: () => Date;
  /** Milliseconds by a clock that nobody sets; the machine's unless a test's. */
  readonly elapsed?: () => number;
  /** Whether the feeds are the sample, which the calendar then says. */
  readonly isSample?: boolean;
};

/** How soon a new day at the house is noticed when nobody asks. */
const dayCheckMilliseconds = 60_000;

/** A source that reads all feeds in the settings. It knows nothing before `restore` or `refresh`. */
export function createAvailabilitySource(parts: AvailabilityParts): AvailabilitySource {
  const { settings, fetchFeed, readFeed, storage, log, now } = parts;
  const { blocked = [], isSample = false, elapsed = () => performance.now() } = parts;
  const { timeoutSeconds } = settings;
  const store = createSnapshotStore(storage, log);
  const pollers = settings.feeds.map((address, index) =>
    createFeedPoller({
      address,
      name: nameFeed(address, index),
      ...{ fetchFeed, readFeed, timeoutSeconds, store, log, now, elapsed },
    }),
  );
  let listener = () => {};
  const stops = new Set<() => void>();
  let published = merge();

  function merge(): Availability {
    const snapshots = pollers.map((poller) => poller.snapshot());
    return { ...mergeSnapshots(snapshots, now(), blocked), ...(isSample ? { isSample } : {}) };
  }

  function publish(): void {
    const next = merge();
    if (JSON.stringify(next) === JSON.stringify(published)) return;
    published = next;
    listener();
  }

  async function poll(poller: FeedPoller): Promise<Attempt> {
    const attempt = await poller.poll();
    publish();
    return attempt;
  }

  function current(): Availability {
    if (dateAtHouse(now()) !== published.from) publish();
    return published;
  }

  return {
    current,
    status: () => pollers.map((poller) => poller.status()),
    hasFeeds: pollers.length > 0,
    onChange: (added) => {
      listener = added;
    },
    restore: async () => {
      await Promise.all(pollers.map((poller) => poller.restore()));
      publish();
    },
    refresh: async () => {
      await Promise.all(pollers.map(poll));
    },
    start: () => {
      for (const poller of pollers) {
        stops.add(repeatWithBackOff(() => poll(poller), settings.refreshSeconds * 1000));
      }
      const dayCheck = setInterval(publish, dayCheckMilliseconds).unref();
      stops.add(() => clearInterval(dayCheck));
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
