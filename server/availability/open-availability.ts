import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createStorage } from "unstorage";
import type { AvailabilitySettings } from "./availability-settings.ts";
import {
  type AvailabilityKeeper,
  createAvailability,
  type FeedLog,
} from "./create-availability.ts";
import { FeedError } from "./feed-error.ts";
import type { FetchFeed } from "./fetch-feed.ts";
import { openStorage } from "./open-storage.ts";

/** The sample calendar in `dist/`. */
export const sampleCalendarFile = "availability.ics";

/** Said by the log of the build and of the server. */
const noFeedsWarning =
  "No calendar feed is set: dates are on request, and there is no calendar.ics. AVAILABILITY_FEEDS names the feeds.";

/**
 * Whether a site without feeds shows the sample calendar. On a public address its invented bookings
 * would be taken for real ones.
 */
export function mayShowSample(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return /^(?:(?:.+\.)?localhost\.?|127\.[\d.]+|\[::1\])$/.test(hostname);
}

export type OpenOptions = {
  readonly settings: {
    readonly availability: AvailabilitySettings;
    readonly storageUrl: string | null;
    readonly siteUrl: string;
  };
  readonly distFolder: string;
  readonly log: FeedLog;
  readonly now: () => Date;
};

/**
 * A keeper of the feeds in the settings, with their stored copies. Without feeds it keeps the sample
 * on this machine and nothing on a public address, which the log then says.
 */
export async function openAvailability(options: OpenOptions): Promise<AvailabilityKeeper> {
  const { settings, distFolder, log, now } = options;
  const { availability, storageUrl, siteUrl } = settings;
  const parts = { site: { siteUrl }, log, now };
  if (availability.feeds.length === 0 && !mayShowSample(siteUrl)) {
    log.warn({ message: noFeedsWarning });
    return createAvailability({ ...parts, settings: availability, storage: createStorage() });
  }
  if (availability.feeds.length === 0) {
    const sample = pathToFileURL(join(distFolder, sampleCalendarFile));
    return createAvailability({
      ...parts,
      settings: { ...availability, feeds: [sample.href] },
      storage: createStorage(),
      fetchFeed: readSample,
      isSample: true,
    });
  }
  const storage = await openStorage(storageUrl, join(distFolder, "..", ".data"));
  const keeper = createAvailability({ ...parts, settings: availability, storage });
  await keeper.restore();
  return keeper;
}

const readSample: FetchFeed = async (address, _validators, signal) => {
  try {
    const bytes = await readFile(new URL(address), { signal });
    return { kind: "changed", bytes, validators: { etag: null, lastModified: null } };
  } catch {
    throw new FeedError("The build has left no sample calendar.");
  }
};
