import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createStorage } from "unstorage";
import type { Logger } from "../logger.ts";
import type { AvailabilitySettings } from "./availability-settings.ts";
import { type AvailabilityKeeper, createAvailability } from "./create-availability.ts";
import { FeedError } from "./feed-error.ts";
import type { FetchFeed } from "./fetch-feed.ts";
import { openStorage } from "./open-storage.ts";

/** The sample calendar in `dist/`, read where no feeds are set. */
export const sampleCalendarFile = "availability.ics";

export type OpenOptions = {
  readonly settings: {
    readonly availability: AvailabilitySettings;
    readonly storageUrl: string | null;
    readonly siteUrl: string;
  };
  readonly distFolder: string;
  readonly log: Logger;
  readonly now: () => Date;
};

/** A keeper of the feeds in the settings, with their stored copies, or else of the sample. */
export async function openAvailability(options: OpenOptions): Promise<AvailabilityKeeper> {
  const { settings, distFolder, log, now } = options;
  const { availability, storageUrl, siteUrl } = settings;
  const parts = { site: { siteUrl }, log, now };
  if (availability.feeds.length === 0) {
    const sample = pathToFileURL(join(distFolder, sampleCalendarFile));
    return createAvailability({
      ...parts,
      settings: { ...availability, feeds: [sample.href] },
      storage: createStorage(),
      fetchFeed: readSample,
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
