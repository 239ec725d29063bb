import type { Settings } from "../settings.ts";
import { openStorage } from "../storage/open-storage.ts";
import {
  type AvailabilitySource,
  type OpenOptions,
  openAvailability,
} from "./availability-source.ts";

/**
 * Reads the feeds in the settings once, with the snapshots in a folder, and stores the new ones there. The returned source
 * answers from memory; unreadable feeds do not reject.
 */
export async function readFeedsOnce({
  dataFolder,
  ...options
}: Omit<OpenOptions, "snapshots"> & {
  readonly settings: Pick<Settings, "storageUrl">;
  /** The default folder of snapshots. */
  readonly dataFolder: string;
}): Promise<AvailabilitySource> {
  const storage = await openStorage(options.settings.storageUrl, dataFolder, options.log);
  try {
    const source = await openAvailability({ ...options, snapshots: storage.snapshots });
    await source.refresh();
    return source;
  } finally {
    storage.close();
  }
}
