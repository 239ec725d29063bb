import { hash } from "node:crypto";
import { connectRedis, isRedis, redisPrefix } from "../storage/redis.ts";

/** Counts posts per minute and name. */
export type Limits = {
  /** Counts one post; true if there have been more than `most`. */
  readonly exceeds: (name: string, most: number) => Promise<boolean>;
  readonly close: () => void;
};

/** The length of the counting window, in milliseconds. */
const windowMilliseconds = 60_000;

/** The most names counted in a window; posts under further names are refused. */
const maxNames = 10_000;

/** Creates the limits, in the Redis that all servers share, else in this process. */
export async function openLimits(storageUrl: string | null, now: () => Date): Promise<Limits> {
  const minuteOf = () => Math.floor(now().getTime() / windowMilliseconds);
  const ours = countHere(minuteOf);
  if (!isRedis(storageUrl)) return { exceeds: ours, close: () => {} };
  const redis = await connectRedis(storageUrl);
  return {
    exceeds: async (name, most) => {
      // Hashed: the Redis must not hold addresses of visitors.
      const key = `${redisPrefix}:limit:${minuteOf()}:${hash("sha256", name).slice(0, 16)}`;
      try {
        const counting = redis.multi().incr(key).pexpire(key, windowMilliseconds);
        const [[, count] = []] = (await counting.exec()) as [unknown, number][];
        return Number(count) > most;
      } catch {
        return ours(name, most);
      }
    },
    close: () => redis.disconnect(),
  };
}

function countHere(minuteOf: () => number): Limits["exceeds"] {
  const counts = new Map<string, number>();
  let counted = 0;
  return async (name, most) => {
    const minute = minuteOf();
    if (minute !== counted) counts.clear();
    counted = minute;
    const count = (counts.get(name) ?? 0) + 1;
    if (count === 1 && counts.size >= maxNames) return true;
    counts.set(name, count);
    return count > most;
  };
}
