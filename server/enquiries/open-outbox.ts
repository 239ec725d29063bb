import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isRedis } from "../redis.ts";
import { openFolderOutbox } from "./folder-outbox.ts";
import type { Outbox } from "./outbox.ts";
import { openRedisOutbox } from "./redis-outbox.ts";

/** The outbox at `STORAGE_URL`, or in a folder where that names no other place. */
export async function openOutbox(url: string | null, defaultFolder: string): Promise<Outbox> {
  if (isRedis(url)) return openRedisOutbox(url);
  const folder = url?.startsWith("file:") ? fileURLToPath(url) : resolve(url ?? defaultFolder);
  return openFolderOutbox(join(folder, "enquiries"));
}
