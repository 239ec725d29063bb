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
 * given folder. Files that version 2.0 left in the folder are taken over. Throws a StorageError, one
 * sentence, where nothing can be written.
 */
export async function openStorage(
  url: string | null,
  defaultFolder: string,
  log: Pick<Logger, "info" | "warn">,
): Promise<Storage> {
  const folder = findFolder(url, defaultFolder);
  const place = isRedis(url) ? "the Redis of STORAGE_URL" : join(folder, databaseName);
  try {
    if (isRedis(url)) return await openRedisStorage(url);
    await mkdir(folder, { recursive: true });
    const network = await findNetworkFileSystem(folder);
    if (network) log.warn({ message: describeNetworkFileSystem(place, network) });
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
  } catch (error) {
    throw new StorageError(describeStorageFault(error, place), { cause: error });
  }
}

/** A storage that ends with this process. */
export function openMemory(): Promise<Storage> {
  return openSqliteStorage(":memory:");
}

/** The folder that `STORAGE_URL` names, by its path or its `file:` address; without one, a given folder. */
export function findFolder(url: string | null, defaultFolder: string): string {
  return url?.startsWith("file:") ? fileURLToPath(url) : resolve(url ?? defaultFolder);
}

function describeNetworkFileSystem(place: string, name: string): string {
  return (
    `${place} lies on a network file system (${name}), which does not lock files reliably: ` +
    "use a local folder, or Redis for several servers."
  );
}
