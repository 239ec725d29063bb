import type { Snapshots } from "../../../server/storage/storage.ts";

/** Snapshots in memory, for tests that restart sources by the thousand. */
export function keepInMemory(): Snapshots {
  const texts = new Map<string, string>();
  return {
    read: async (name) => texts.get(name) ?? null,
    write: async (name, text) => void texts.set(name, text),
  };
}
