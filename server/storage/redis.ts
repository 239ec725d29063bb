/** Whether a storage is a Redis, by its address. */
export function isRedis(url: string | null): url is `redis${string}` {
  return url !== null && /^rediss?:/.test(url);
}

/** Keys in a Redis that others may use too begin with this. */
export const redisPrefix = "villa-website";

/** A server that waits longer for its storage goes on without. */
const timeoutMilliseconds = 2000;

/** How servers talk to a Redis: briefly, since a guest may be waiting. */
const redisOptions = {
  connectTimeout: timeoutMilliseconds,
  commandTimeout: timeoutMilliseconds,
  maxRetriesPerRequest: 1,
} as const;

/** A connection; loaded only where it is used: a folder is the usual case, and starts faster. */
export async function connectRedis(url: string) {
  const { Redis } = await import("ioredis");
  // Each command that fails says so itself; without a listener the client writes to the terminal.
  return new Redis(url, redisOptions).on("error", () => {});
}
