import type { Settings } from "../settings.ts";
import { openStorage } from "../storage/open-storage.ts";
import {
  type AvailabilitySource,
  type OpenOptions,
  openAvailability,
} from "./availability-source.ts";

/**
 * Reads the feeds in the settings once, starting from the snapshots in a folder, and stores there what they
 * say. The source answers from memory then; a feed that cannot be read does not reject.
 */
export async function readFeedsOnce({
  dataFolder,
  ...options
}: Omit<OpenOptions, "snapshots"> & {
  readonly settings: Pick<Settings, "storageUrl">;
  /** Where snapshots lie if the settings name no other place. */
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
