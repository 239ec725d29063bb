import { createHash } from "node:crypto";
import type { Storage } from "unstorage";
import * as v from "valibot";
import type { Logger } from "../logger.ts";
import { type FeedCopy, feedCopySchema } from "./feed-copy.ts";

/** Keeps the last good copies. Neither function rejects: what fails is logged, each kind once. */
export type CopyStore = {
  /** The stored copy of a feed; null where there is none or it is damaged. */
  readonly load: (address: string) => Promise<FeedCopy | null>;
  readonly save: (address: string, copy: FeedCopy) => Promise<void>;
};

/** A store of copies in some storage; the address of a feed is a secret, so its hash is the key. */
export function createCopyStore(storage: Storage, log: Pick<Logger, "warn">): CopyStore {
  const told = new Set<string>();

  function warnOnce(message: string, error?: unknown): void {
    if (told.has(message)) return;
    told.add(message);
    const { code } = (error ?? {}) as NodeJS.ErrnoException;
    log.warn({ message, ...(code === undefined ? {} : { code }) });
  }

  return {
    load: async (address) => {
      try {
        const stored = await storage.getItem<unknown>(keyOf(address));
        if (stored === null) return null;
        const result = v.safeParse(feedCopySchema, stored);
        if (result.success) return result.output;
        warnOnce("A stored copy of a calendar feed is damaged and is not used.");
      } catch (error) {
        warnOnce("The stored copies of calendar feeds cannot be read.", error);
      }
      return null;
    },
    save: async (address, copy) => {
      try {
        await storage.setItem(keyOf(address), copy);
      } catch (error) {
        warnOnce(
          "The calendar feeds cannot be stored: after a restart they have to be read anew.",
          error,
        );
      }
    },
  };
}

function keyOf(address: string): string {
  return `feeds:${createHash("sha256").update(address).digest("hex").slice(0, 32)}.json`;
}
