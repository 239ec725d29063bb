import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createStorage, type Storage } from "unstorage";
import { createAtomicFolderDriver } from "./atomic-folder-driver.ts";

/** A server that waits longer for its storage goes on without. */
const redisTimeoutMilliseconds = 2000;

/** Keys in a Redis that others may use too begin with this. */
const redisPrefix = "villa-website";

/** The storage at `STORAGE_URL`: a folder (path or `file:`) or Redis; without one, a given folder. */
export async function openStorage(url: string | null, defaultFolder: string): Promise<Storage> {
  if (url !== null && /^rediss?:/.test(url)) return await openRedis(url);
  const folder = url?.startsWith("file:") ? fileURLToPath(url) : resolve(url ?? defaultFolder);
  return createStorage({ driver: createAtomicFolderDriver(folder) });
}

/** Loaded only where it is used: a folder is the usual case, and starts faster. */
async function openRedis(url: string): Promise<Storage> {
  const { default: createRedisDriver } = await import("unstorage/drivers/redis");
  const driver = createRedisDriver({
    url,
    base: redisPrefix,
    connectTimeout: redisTimeoutMilliseconds,
    commandTimeout: redisTimeoutMilliseconds,
    maxRetriesPerRequest: 1,
  });
  // Each command that fails says so itself; without a listener the client writes to the terminal.
  driver.getInstance?.().on("error", () => {});
  return createStorage({ driver });
}
