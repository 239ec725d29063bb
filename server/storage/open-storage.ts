import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "../logger.ts";
import { carryOver, watchOldFiles } from "./carry-over.ts";
import { isRedis } from "./redis.ts";
import { openRedisStorage } from "./redis-storage.ts";
import { openSqliteStorage } from "./sqlite-storage.ts";
import type { Storage } from "./storage.ts";
import { describeStorageFault, findNetworkFileSystem, StorageError } from "./storage-error.ts";

/** The database of a storage folder. */
const databaseName = "site.db";

/**
 * The storage at `STORAGE_URL`: Redis, or a folder (path or `file:`) that holds `site.db`; without one, a
 * given folder. Files that version 2.0 left in the folder are taken over. Where nothing can be written: a
 * StorageError, one sentence, if the storage is required; else a warning, and the storage ends with this process.
 */
export async function openStorage(
  url: string | null,
  defaultFolder: string,
  log: Pick<Logger, "info" | "warn">,
  isRequired = false,
): Promise<Storage> {
  try {
    return isRedis(url)
      ? await openCheckedRedis(url)
      : await openFolder(findFolder(url, defaultFolder), log);
  } catch (error) {
    const place = isRedis(url)
      ? "The Redis of STORAGE_URL"
      : join(findFolder(url, defaultFolder), databaseName);
    const message = describeStorageFault(error, place);
    if (isRequired) throw new StorageError(message, { cause: error });
    log.warn({ message: `${message} After a restart the calendar feeds have to be read anew.` });
    // The client reconnects by itself when the Redis is back.
    return isRedis(url) ? openRedisStorage(url) : openMemory();
  }
}

async function openCheckedRedis(url: string): Promise<Storage> {
  const storage = await openRedisStorage(url);
  await storage.check().catch((error: unknown) => {
    storage.close();
    throw error;
  });
  return storage;
}

async function openFolder(folder: string, log: Pick<Logger, "info" | "warn">): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  const network = await findNetworkFileSystem(folder);
  if (network) log.warn({ message: describeNetworkFileSystem(folder, network) });
  const storage = await openSqliteStorage(join(folder, databaseName));
  await carryOver(folder, storage, log);
  const stopWatching = watchOldFiles(folder, storage, log);
  return {
    ...storage,
    close: () => {
      stopWatching();
      storage.close();
    },
  };
}

/** A storage in memory, for this process only. */
export function openMemory(): Promise<Storage> {
  return openSqliteStorage(":memory:");
}

/** The folder that `STORAGE_URL` names, by its path or its `file:` address; without one, a given folder. */
function findFolder(url: string | null, defaultFolder: string): string {
  return url?.startsWith("file:") ? fileURLToPath(url) : resolve(url ?? defaultFolder);
}

function describeNetworkFileSystem(folder: string, name: string): string {
  return (
    `${folder} lies on a network file system (${name}), which does not lock files reliably: ` +
    "use a local folder, or Redis for several servers."
  );
}
