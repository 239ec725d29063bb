import { join } from "node:path";
import { isRedis } from "../redis.ts";
import { findFolder } from "../storage.ts";
import { openFolderOutbox } from "./folder-outbox.ts";
import type { Outbox } from "./outbox.ts";
import { openRedisOutbox } from "./redis-outbox.ts";

/** The outbox at `STORAGE_URL`, or in a folder where that names no other place. */
export async function openOutbox(url: string | null, defaultFolder: string): Promise<Outbox> {
  return isRedis(url)
    ? openRedisOutbox(url)
    : openFolderOutbox(join(findFolder(url, defaultFolder), "enquiries"));
}
