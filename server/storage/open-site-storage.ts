import { join } from "node:path";
import { StartError } from "../../house/findings/start-error.ts";
import type { Logger } from "../logger.ts";
import type { Manifest } from "../manifest.ts";
import type { Settings } from "../settings.ts";
import { openMemory, openStorage } from "./open-storage.ts";
import type { Storage } from "./storage.ts";
import { StorageError } from "./storage-error.ts";

/**
 * The storage of a server, beside the folder of its site. Throws a StartError where guests can write on the
 * site and nothing can be kept: the owner should learn that before a guest does.
 */
export async function openSiteStorage(options: {
  readonly distFolder: string;
  readonly settings: Pick<Settings, "availability" | "storageUrl">;
  readonly site: Pick<Manifest, "enquiries">;
  readonly log: Pick<Logger, "info" | "warn">;
}): Promise<Storage> {
  const { distFolder, settings, site, log } = options;
  const isRequired = site.enquiries === "server";
  if (!isRequired && settings.availability.feeds.length === 0) return openMemory();
  const folder = join(distFolder, "..", ".data");
  return openStorage(settings.storageUrl, folder, log, isRequired).catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error;
    const reason = 'villa.json lets guests write on the site ("enquiries": "server")';
    throw new StartError(`${reason}, but their words cannot be kept: ${error.message}`, {
      cause: error,
    });
  });
}
