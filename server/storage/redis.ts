/** Whether a storage is a Redis, by its address. */
export function isRedis(url: string | null): url is `redis${string}` {
  return url !== null && /^rediss?:/.test(url);
}

/** The prefix of all keys, because the Redis may be shared. */
export const redisPrefix = "villa-website";

/** How long a command may take. */
const timeoutMilliseconds = 2000;

/** Connection options with short limits, because a guest may be waiting. */
const redisOptions = {
  connectTimeout: timeoutMilliseconds,
  commandTimeout: timeoutMilliseconds,
  maxRetriesPerRequest: 1,
} as const;

/** Connects; the client is imported only here, because most sites use a folder. */
export async function connectRedis(url: string) {
  const { Redis } = await import("ioredis");
  // Failed commands reject; without a listener the client also writes to the terminal.
  return new Redis(url, redisOptions).on("error", () => {});
}
