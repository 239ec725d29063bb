import type { Storage } from "unstorage";
import type { Availability, DateRange } from "../../app/stay/availability.ts";
import { dateAtHouse } from "../../app/stay/today.ts";
import type { Settings } from "../settings.ts";
import {
  type Attempt,
  createFeedPoller,
  type FeedPoller,
  type PollerParts,
  repeatWithBackOff,
} from "./poller.ts";
import { mergeSnapshots } from "./snapshot.ts";
import { createSnapshotStore } from "./snapshot-store.ts";

/** Knows at any moment which nights are taken; nobody who asks it waits for a feed. */
export type AvailabilitySource = ReturnType<typeof createAvailabilitySource>;

export type AvailabilityParts = Omit<PollerParts, "timeoutSeconds" | "store" | "elapsed"> & {
  readonly settings: Settings["availability"];
  /** Nights that the owner keeps. */
  readonly blocked?: readonly DateRange[];
  /** Where snapshots outlive a restart. */
  readonly storage: Storage;
  /** Milliseconds by a clock that nobody sets; the machine's unless a test's. */
  readonly elapsed?: () => number;
  /** Whether the feeds are the sample, which the calendar then says. */
  readonly isSample?: boolean;
};

/** How soon a new day at the house is noticed when nobody asks. */
const dayCheckMilliseconds = 60_000;

/** A source that reads all feeds in the settings. It knows nothing before `restore` or `refresh`. */
export function createAvailabilitySource(parts: AvailabilityParts) {
  const { settings, blocked = [], storage, log, now, isSample = false } = parts;
  const { feeds, refreshSeconds, timeoutSeconds } = settings;
  const store = createSnapshotStore(storage, log);
  const elapsed = () => performance.now();
  const pollers = feeds.map((address, index) =>
    createFeedPoller(address, nameFeed(address, index), {
      ...{ elapsed, ...parts },
      ...{ timeoutSeconds, store },
    }),
  );
  let listener = () => {};
  const stops: (() => void)[] = [];
  let published = merge();

  function merge(): Availability {
    const snapshots = pollers.map((poller) => poller.snapshot());
    return { ...mergeSnapshots(snapshots, now(), blocked), ...(isSample && { isSample }) };
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
    /** How it is about each feed, in the order of the settings. */
    status: () => pollers.map((poller) => poller.status()),
    /** Whether there is anything to read; without, dates are on request for good. */
    hasFeeds: pollers.length > 0,
    /** Calls back from now on when the state has changed, also by a new day. */
    onChange(added: () => void): void {
      listener = added;
    },
    /** Takes over the snapshots stored before a restart; never rejects. */
    async restore(): Promise<void> {
      await Promise.all(pollers.map((poller) => poller.restore()));
      publish();
    },
    /** Reads every feed once; resolves when the last is done, and never rejects. */
    async refresh(): Promise<void> {
      await Promise.all(pollers.map(poll));
    },
    /** Reads the feeds from now on, in the background. */
    start(): void {
      for (const poller of pollers) {
        stops.push(repeatWithBackOff(() => poll(poller), refreshSeconds * 1000));
      }
      const dayCheck = setInterval(publish, dayCheckMilliseconds).unref();
      stops.push(() => clearInterval(dayCheck));
    },
    /** Ends that, and leaves the storage. */
    stop(): void {
      for (const stop of stops.splice(0)) stop();
      void storage.dispose();
    },
  };
}

/** What logs call a feed: its place in the settings and its platform, never the secret address. */
function nameFeed(address: string, index: number): string {
  const { protocol, origin } = new URL(address);
  return protocol === "file:" ? "the sample calendar" : `${index + 1}: ${origin}`;
}
