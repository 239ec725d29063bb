import { hash } from "node:crypto";
import { connectRedis, isRedis, redisPrefix } from "../storage/redis.ts";

/** Counts what comes in a minute, under a name. */
export type Limits = {
  /** Whether there were more than so many with this one. */
  readonly exceeds: (name: string, most: number) => Promise<boolean>;
  readonly close: () => void;
};

/** How long is counted, in milliseconds. */
const windowMilliseconds = 60_000;

/** Names counted in a minute; beyond, nothing new is let in. */
const maxNames = 10_000;

/** Counts where all servers do: in the Redis that they share, else in this one. */
export async function openLimits(storageUrl: string | null, now: () => Date): Promise<Limits> {
  const minuteOf = () => Math.floor(now().getTime() / windowMilliseconds);
  const ours = countHere(minuteOf);
  if (!isRedis(storageUrl)) return { exceeds: ours, close: () => {} };
  const redis = await connectRedis(storageUrl);
  return {
    exceeds: async (name, most) => {
      // Whoever reads the Redis learns no visitor's address.
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
