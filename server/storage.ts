import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { connectRedis, isRedis, redisPrefix } from "./redis.ts";
import { readIfThere, writeWhole } from "./write-whole.ts";

/** Keeps texts by their names, `feeds/3f.json`, also for other servers that share it. Rejects where it fails. */
export type Storage = {
  /** Null where there is no such text. */
  readonly read: (name: string) => Promise<string | null>;
  readonly write: (name: string, text: string) => Promise<void>;
  readonly close: () => void;
};

/** The storage at `STORAGE_URL`: a folder (path or `file:`) or Redis; without one, a given folder. */
export async function openStorage(url: string | null, defaultFolder: string): Promise<Storage> {
  return isRedis(url) ? await openRedis(url) : openFolder(findFolder(url, defaultFolder));
}

/**
 * Writes into a part of the storage, such as `enquiries`, and deletes that again. Rejects where it cannot
 * be written.
 */
export async function tryStorage(
  url: string | null,
  defaultFolder: string,
  part: string,
): Promise<void> {
  if (isRedis(url)) {
    const redis = await connectRedis(url);
    const key = `${redisPrefix}:${part}:probe`;
    await redis.set(key, "", "PX", probeMilliseconds).finally(() => redis.disconnect());
    return;
  }
  const probe = join(findFolder(url, defaultFolder), part, `${randomUUID()}.probe`);
  await writeWhole(probe, "");
  await rm(probe, { force: true });
}

const probeMilliseconds = 1000;

/** The folder that `STORAGE_URL` names, by its path or its `file:` address; without one, a given folder. */
export function findFolder(url: string | null, defaultFolder: string): string {
  return url?.startsWith("file:") ? fileURLToPath(url) : resolve(url ?? defaultFolder);
}

/** A storage that ends with this process. */
export function openMemory(): Storage {
  const texts = new Map<string, string>();
  return {
    read: async (name) => texts.get(name) ?? null,
    write: async (name, text) => void texts.set(name, text),
    close: () => {},
  };
}

function openFolder(folder: string): Storage {
  return {
    read: (name) => readIfThere(join(folder, name)),
    write: (name, text) => writeWhole(join(folder, name), text),
    close: () => {},
  };
}

async function openRedis(url: string): Promise<Storage> {
  const redis = await connectRedis(url);
  const keyOf = (name: string) => `${redisPrefix}:${name.replaceAll("/", ":")}`;
  return {
    read: (name) => redis.get(keyOf(name)),
    write: async (name, text) => void (await redis.set(keyOf(name), text)),
    close: () => redis.disconnect(),
  };
}
