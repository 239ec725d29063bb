import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createStorage } from "unstorage";
import type { Settings } from "../settings.ts";
import {
  type AvailabilityParts,
  type AvailabilitySource,
  createAvailabilitySource,
} from "./availability-source.ts";
import { createFetchFeed, type FetchFeed } from "./fetch-feed.ts";
import { isPublicAddress } from "./network-policy.ts";
import { type ReadFeed, readFeed } from "./read-feed.ts";
import { openStorage } from "./snapshot-store.ts";

/** The sample calendar, in `content/` and in `dist/`. */
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

export type OpenOptions = Pick<AvailabilityParts, "blocked" | "log" | "now"> & {
  readonly settings: Pick<Settings, "availability" | "storageUrl" | "siteUrl">;
  /** Where the sample calendar is. */
  readonly sampleFolder: string;
  /** Where snapshots live if the settings name no other place. */
  readonly dataFolder: string;
  /** Reads what a feed has answered; here and at once unless told otherwise. */
  readonly readFeed?: ReadFeed;
};

/**
 * A source that reads the feeds in the settings, and knows their stored snapshots. Without feeds it
 * reads the sample on this machine and nothing on a public address, which the log then says.
 */
export async function openAvailability(options: OpenOptions): Promise<AvailabilitySource> {
  const { settings: all, sampleFolder, dataFolder, ...parts } = { readFeed, ...options };
  const { availability, storageUrl, siteUrl } = all;
  const { feeds, allowPrivate } = availability;
  const sampleFile = join(sampleFolder, sampleCalendarFile);
  const isSample = feeds.length === 0 && mayShowSample(siteUrl) && existsSync(sampleFile);
  if (feeds.length === 0 && !isSample) parts.log.warn({ message: noFeedsWarning });
  const isAllowed = allowPrivate ? () => true : isPublicAddress;
  const source = createAvailabilitySource({
    ...{ ...parts, isSample },
    // The sample is a small file of our own, read here and at once: nobody is told that dates are on
    // request.
    ...(isSample && { readFeed }),
    settings: { ...availability, feeds: isSample ? [pathToFileURL(sampleFile).href] : feeds },
    fetchFeed: isSample ? readSample : createFetchFeed(siteUrl, { isAllowed }),
    storage: isSample ? createStorage() : await openStorage(storageUrl, dataFolder),
  });
  await (isSample ? source.refresh() : source.restore());
  return source;
}

const readSample: FetchFeed = async (address) => {
  const bytes = await readFile(new URL(address));
  return { kind: "changed", bytes, validators: { etag: null, lastModified: null } };
};
