import { randomUUID } from "node:crypto";
import { connectRedis, redisPrefix } from "./redis.ts";
import { type Enquiry, keptMilliseconds, type Storage } from "./storage.ts";

const waiting = `${redisPrefix}:enquiries`;
const claimOf = (id: string) => `${waiting}:lease:${id}`;
const deliveredOf = (id: string) => `${waiting}:delivered:${id}`;
const snapshotOf = (name: string) => `${redisPrefix}:feeds:${name}.json`;

const probeMilliseconds = 1000;

/** Adds an enquiry unless it waits or has been delivered. */
const addScript =
  "if redis.call('exists', KEYS[2]) == 0 then redis.call('hsetnx', KEYS[1], ARGV[1], ARGV[2]) end";

/** Changes a waiting enquiry while it is still reserved by this server. */
const updateScript =
  "if redis.call('get', KEYS[2]) == ARGV[1] and redis.call('hexists', KEYS[1], ARGV[2]) == 1 " +
  "then redis.call('hset', KEYS[1], ARGV[2], ARGV[3]) end";

/** Deletes a waiting enquiry while it is still reserved by this server. */
const removeScript =
  "if redis.call('get', KEYS[2]) == ARGV[1] then redis.call('hdel', KEYS[1], ARGV[2]) end";

/** Ends a reservation of this server. */
const releaseScript =
  "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end";

/**
 * A storage in a Redis, which several servers share; its keys are those of version 2.0. `check` rejects
 * where it cannot be written now.
 */
export async function openRedisStorage(
  url: string,
): Promise<Storage & { readonly check: () => Promise<void> }> {
  const redis = await connectRedis(url);
  const parse = (text: string) => JSON.parse(text) as Enquiry;
  return {
    snapshots: {
      read: (name) => redis.get(snapshotOf(name)),
      write: async (name, text) => void (await redis.set(snapshotOf(name), text)),
    },
    outbox: {
      add: async (enquiry) => {
        const { id } = enquiry;
        await redis.eval(addScript, 2, waiting, deliveredOf(id), id, JSON.stringify(enquiry));
      },
      list: async () => {
        const all = (await redis.hvals(waiting)).map(parse);
        return all.sort((one, other) => one.receivedAt.localeCompare(other.receivedAt));
      },
      claim: async (id, milliseconds) => {
        const owner = randomUUID();
        const isOurs = await redis.set(claimOf(id), owner, "PX", milliseconds, "NX");
        if (isOurs === null) return undefined;
        const release = async () => void (await redis.eval(releaseScript, 1, claimOf(id), owner));
        const [text, delivered] = await Promise.all([
          redis.hget(waiting, id),
          redis.exists(deliveredOf(id)),
        ]);
        if (text === null || delivered > 0) {
          // Version 2.0 marked an enquiry as delivered before it took it out.
          if (text !== null) await redis.hdel(waiting, id);
          await release();
          return undefined;
        }
        return {
          enquiry: parse(text),
          done: async (at = Date.now()) => {
            const end = Math.round(at + keptMilliseconds);
            const mark = redis.multi().set(deliveredOf(id), text, "PXAT", end);
            await mark.hdel(waiting, id).exec();
            await release();
          },
          release: async (changed) => {
            const value = changed && JSON.stringify(changed);
            if (value) await redis.eval(updateScript, 2, waiting, claimOf(id), owner, id, value);
            await release();
          },
          remove: async () => {
            await redis.eval(removeScript, 2, waiting, claimOf(id), owner, id);
            await release();
          },
        };
      },
      // Redis expires keys by itself.
      deleteOld: async () => {},
    },
    check: async () => {
      await redis.set(`${redisPrefix}:probe`, "", "PX", probeMilliseconds).catch((error: Error) => {
        // The answer of Redis, such as WRONGPASS, explains more than the client's retry error.
        throw error.name === "ReplyError" ? error : new Error("it gives no answer");
      });
    },
    close: () => redis.disconnect(),
  };
}
