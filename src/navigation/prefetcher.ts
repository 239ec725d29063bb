import { type Connection, isSlowConnection } from "./connection.ts";

/** More preloads than this at once would get in the way of what the visitor is looking at. */
const maximumPreloads = 4;

/** What the prefetcher needs of its surroundings. */
export type PrefetchOptions = {
  /** Loads all that a path's page needs; errors are ignored, for the click will try again. */
  readonly load: (path: string) => Promise<unknown>;
  readonly connection: () => Connection | undefined;
  readonly whenIdle: (work: () => void) => void;
};

/** Prefetches each path once: when idle, at most four at a time, never on a slow connection. */
export function createPrefetcher({ load, connection, whenIdle }: PrefetchOptions): {
  readonly prefetch: (path: string) => void;
} {
  const asked = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  return {
    prefetch(path) {
      if (asked.has(path) || isSlowConnection(connection())) return;
      asked.add(path);
      waiting.push(path);
      whenIdle(startNext);
    },
  };

  function startNext(): void {
    while (running < maximumPreloads) {
      const path = waiting.shift();
      if (path === undefined) return;
      running += 1;
      load(path)
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
          startNext();
        });
    }
  }
}
