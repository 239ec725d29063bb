import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { addDays, type CalendarDate } from "../../domain/dates/calendar-date.ts";
import { beginAtHouse, dateAtHouse } from "../../domain/dates/today.ts";
import {
  type Availability,
  type DateRange,
  freshnessOf,
  isOnRequest,
} from "../../domain/nights/availability.ts";
import { StartError } from "../../house/findings/start-error.ts";
import { sampleCalendarFile } from "../calendar-assets.ts";
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
import { createSnapshotStore, mergeSnapshots } from "./snapshots.ts";

/** The taken nights at any moment; `current()` never waits for a feed. */
export type AvailabilitySource = ReturnType<typeof createAvailabilitySource>;

/** A calendar kept by hand: the day of its last check, and for how many days that counts. */
export type OwnCalendar = { readonly checked: CalendarDate; readonly days: number };

export type AvailabilityParts = Omit<PollerParts, "timeoutSeconds" | "store"> & {
  readonly settings: Settings["availability"];
  /** Nights that the owner has blocked. */
  readonly blocked?: readonly DateRange[];
  /** Set if the owner's nights are the whole calendar and no feeds are read. */
  readonly ownCalendar?: OwnCalendar | null;
  /** Stores snapshots across restarts. */
  readonly snapshots: Snapshots;
  /** Whether the feeds are the sample; the calendar says so. */
  readonly isSample?: boolean;
};

/** How often the date at the house is checked. */
const dayCheckMilliseconds = 60_000;

/** A source that reads all feeds in the settings. It knows nothing before `restore` or `refresh`. */
export function createAvailabilitySource(parts: AvailabilityParts) {
  const { settings, blocked = [], ownCalendar, snapshots, log, now, isSample = false } = parts;
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
    return {
      ...mergeSnapshots(known, now(), blocked),
      ...(isSample && { isSample }),
      ...(ownCalendar && checkOwn(ownCalendar, now())),
    };
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
    /** The status of each feed, in the order of the settings. */
    status: () => pollers.map((poller) => poller.status()),
    /** Whether there are feeds; without any, all dates stay on request. */
    hasFeeds: pollers.length > 0,
    /** Calls back from now on when the state has changed, also by a new day. */
    onChange(added: () => void): void {
      listener = added;
    },
    /** Restores the snapshots from before a restart; never rejects. */
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
    /** Stops reading. */
    stop(): void {
      for (const stop of stops.splice(0)) stop();
    },
  };
}

/** The name of a feed in logs: its place in the settings and its host, never the secret address. */
export function nameFeed(address: string, index: number): string {
  const { protocol, origin } = new URL(address);
  return protocol === "file:" ? "the sample calendar" : `${index + 1}: ${origin}`;
}

/**
 * The state of an own calendar. A check dated in the future is a mistake, and the calendar counts as unknown; tomorrow
 * is accepted, because it may be today where the owner is.
 */
function checkOwn({ checked, days }: OwnCalendar, now: Date) {
  const isToCome = checked > addDays(dateAtHouse(now), 1);
  const checkedAt = isToCome ? null : beginAtHouse(checked).toISOString().replace(".000Z", "Z");
  return { checkedAt, countsForDays: days };
}

/** For the log of the build and of the server. */
const noFeedsWarning =
  "No calendar feed is set: dates are on request, and there is no calendar.ics. AVAILABILITY_FEEDS names the feeds.";

const ownFeedsMistake =
  'AVAILABILITY_FEEDS names feeds, but "calendar": "own" in villa.json says that there are none; remove one of them.';

export type OpenOptions = Pick<
  AvailabilityParts,
  "blocked" | "ownCalendar" | "snapshots" | "now"
> & {
  readonly log: Pick<Logger, "info" | "warn">;
  readonly settings: Pick<Settings, "availability" | "siteUrl">;
  readonly sampleFolder: string;
};

/**
 * A source that reads the feeds in the settings, with their stored snapshots. Without feeds it reads the sample on this
 * machine, and nothing on a public address, with a warning. Throws a StartError for feeds beside a calendar kept by hand:
 * each could free nights that are taken in the other.
 */
export async function openAvailability(options: OpenOptions): Promise<AvailabilitySource> {
  const { settings: all, sampleFolder, ...parts } = options;
  const { availability, siteUrl } = all;
  const { feeds, allowPrivate } = availability;
  const sampleFile = join(sampleFolder, sampleCalendarFile);
  const { ownCalendar, log } = parts;
  const isSample =
    feeds.length === 0 && !ownCalendar && mayShowSample(siteUrl) && existsSync(sampleFile);
  if (ownCalendar && feeds.length > 0) throw new StartError(ownFeedsMistake);
  if (ownCalendar && isOnRequest(freshnessOf(checkOwn(ownCalendar, parts.now()), parts.now()))) {
    const { checked, days } = ownCalendar;
    const message = `The nights of blocked.json were checked on ${checked}; dates are on request unless that is at most ${days} days ago.`;
    log.warn({ message });
  }
  if (feeds.length === 0 && !isSample && !ownCalendar) log.warn({ message: noFeedsWarning });
  const isAllowed = allowPrivate ? () => true : isPublicAddress;
  const source = createAvailabilitySource({
    ...{ ...parts, isSample },
    settings: { ...availability, feeds: isSample ? [pathToFileURL(sampleFile).href] : feeds },
    fetchFeed: isSample ? readSample : createFetchFeed(siteUrl, { isAllowed }),
    ...(isSample && { snapshots: noSnapshots }),
  });
  for (const [index, entry] of feeds.entries()) {
    const message = describeEnd(readFeedEntry(entry).end);
    log.info({ message, feed: nameFeed(entry, index) });
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

/**
 * Whether a site without feeds shows the sample calendar. On a public address its invented bookings
 * would be taken for real ones.
 */
export function mayShowSample(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return /^(?:(?:.+\.)?localhost\.?|127\.[\d.]+|\[::1\])$/.test(hostname);
}
