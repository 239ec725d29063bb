import { hash } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createStorage, type Driver, type Storage } from "unstorage";
import createFolderDriver from "unstorage/drivers/fs-lite";
import * as v from "valibot";
import type { Logger } from "../logger.ts";
import { type Snapshot, snapshotSchema } from "./snapshot.ts";

/** Keeps the snapshots of feeds. */
export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/**
 * A store in some storage; the address of a feed is a secret, so its hash is the key. Nothing of it
 * rejects: what fails is logged.
 */
export function createSnapshotStore(storage: Storage, log: Pick<Logger, "warn">) {
  const warn = (message: string, error?: NodeJS.ErrnoException) =>
    log.warn({ message, ...(error?.code && { code: error.code }) });

  return {
    /** The stored snapshot of a feed; null where there is none or it is damaged. */
    async load(address: string): Promise<Snapshot | null> {
      try {
        const stored = await storage.getItem<unknown>(keyOf(address));
        if (stored === null) return null;
        const result = v.safeParse(snapshotSchema, stored);
        if (result.success) return result.output;
        warn("A stored copy of a calendar feed is damaged and is not used.");
      } catch (error) {
        warn("The stored copies of calendar feeds cannot be read.", error as Error);
      }
      return null;
    },
    async save(address: string, snapshot: Snapshot): Promise<void> {
      try {
        await storage.setItem(keyOf(address), snapshot);
      } catch (error) {
        const harm = "after a restart they have to be read anew.";
        warn(`The calendar feeds cannot be stored: ${harm}`, error as Error);
      }
    },
  };
}

function keyOf(address: string): string {
  return `feeds:${hash("sha256", address).slice(0, 32)}.json`;
}

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

/**
 * A folder in which a file is always whole, old or new: it is written beside its place, flushed to
 * the disk, and renamed. A killed process leaves at most a `.tmp` behind.
 */
function createAtomicFolderDriver(folder: string): Driver {
  return {
    ...createFolderDriver({ base: folder }),
    setItem: async (key, value) => {
      const file = join(folder, ...key.split(":"));
      const unfinished = `${file}.${process.pid}.tmp`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(unfinished, value, { flush: true });
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}
