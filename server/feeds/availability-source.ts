import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { dateAtHouse } from "../../app/dates/today.ts";
import type { Availability, DateRange } from "../../app/stay/availability.ts";
import type { Logger } from "../logger.ts";
import type { Settings } from "../settings.ts";
import type { Snapshots } from "../storage/storage.ts";
import { describeEnd, readFeedEntry } from "./feed-entry.ts";
import { createFetchFeed, type FetchFeed } from "./fetch-feed.ts";
import { isPublicAddress } from "./network-policy.ts";
import {
  type Attempt,
  createFeedPoller,
  type FeedPoller,
  type PollerParts,
  repeatWithBackOff,
} from "./poller.ts";
import { mayShowSample, sampleCalendarFile } from "./sample-calendar.ts";
import { createSnapshotStore, mergeSnapshots } from "./snapshots.ts";

/** Knows at any moment which nights are taken; nobody who asks it waits for a feed. */
export type AvailabilitySource = ReturnType<typeof createAvailabilitySource>;

export type AvailabilityParts = Omit<PollerParts, "timeoutSeconds" | "store"> & {
  readonly settings: Settings["availability"];
  /** Nights that the owner keeps. */
  readonly blocked?: readonly DateRange[];
  /** Where snapshots outlive a restart. */
  readonly snapshots: Snapshots;
  /** Whether the feeds are the sample, which the calendar then says. */
  readonly isSample?: boolean;
};

/** How soon a new day at the house is noticed when nobody asks. */
const dayCheckMilliseconds = 60_000;

/** A source that reads all feeds in the settings. It knows nothing before `restore` or `refresh`. */
export function createAvailabilitySource(parts: AvailabilityParts) {
  const { settings, blocked = [], snapshots, log, now, isSample = false } = parts;
  const { feeds, refreshSeconds, timeoutSeconds } = settings;
  const store = createSnapshotStore(snapshots, log);
  const pollers = feeds.map((address, index) =>
    createFeedPoller(address, nameFeed(address, index), { ...parts, timeoutSeconds, store }),
  );
  let listener = () => {};
  const stops: (() => void)[] = [];
  let published = merge();

  function merge(): Availability {
    const known = pollers.map((poller) => poller.snapshot());
    return { ...mergeSnapshots(known, now(), blocked), ...(isSample && { isSample }) };
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
    /** Ends that. */
    stop(): void {
      for (const stop of stops.splice(0)) stop();
    },
  };
}

/** What logs call a feed: its place in the settings and its platform, never the secret address. */
export function nameFeed(address: string, index: number): string {
  const { protocol, origin } = new URL(address);
  return protocol === "file:" ? "the sample calendar" : `${index + 1}: ${origin}`;
}

/** Said by the log of the build and of the server. */
const noFeedsWarning =
  "No calendar feed is set: dates are on request, and there is no calendar.ics. AVAILABILITY_FEEDS names the feeds.";

export type OpenOptions = Pick<AvailabilityParts, "blocked" | "snapshots" | "now"> & {
  readonly log: Pick<Logger, "info" | "warn">;
  readonly settings: Pick<Settings, "availability" | "siteUrl">;
  readonly sampleFolder: string;
};

/**
 * A source that reads the feeds in the settings, and knows their stored snapshots. Without feeds it
 * reads the sample on this machine and nothing on a public address, which the log then says.
 */
export async function openAvailability(options: OpenOptions): Promise<AvailabilitySource> {
  const { settings: all, sampleFolder, ...parts } = options;
  const { availability, siteUrl } = all;
  const { feeds, allowPrivate } = availability;
  const sampleFile = join(sampleFolder, sampleCalendarFile);
  const isSample = feeds.length === 0 && mayShowSample(siteUrl) && existsSync(sampleFile);
  if (feeds.length === 0 && !isSample) parts.log.warn({ message: noFeedsWarning });
  const isAllowed = allowPrivate ? () => true : isPublicAddress;
  const source = createAvailabilitySource({
    ...{ ...parts, isSample },
    settings: { ...availability, feeds: isSample ? [pathToFileURL(sampleFile).href] : feeds },
    fetchFeed: isSample ? readSample : createFetchFeed(siteUrl, { isAllowed }),
    ...(isSample && { snapshots: noSnapshots }),
  });
  for (const [index, entry] of feeds.entries()) {
    const message = describeEnd(readFeedEntry(entry).end);
    parts.log.info({ message, feed: nameFeed(entry, index) });
  }
  await (isSample ? source.refresh() : source.restore());
  return source;
}

/** The sample is read at every start. */
const noSnapshots: Snapshots = { read: async () => null, write: async () => {} };

const readSample: FetchFeed = async (address) => {
  const bytes = await readFile(new URL(address));
  return { kind: "changed", bytes, validators: { etag: null, lastModified: null } };
};
