import { randomUUID } from "node:crypto";
import { connectRedis, redisPrefix } from "../redis.ts";
import { type Enquiry, keptMilliseconds, type Outbox } from "./outbox.ts";

const waiting = `${redisPrefix}:enquiries`;
const leaseOf = (id: string) => `${waiting}:lease:${id}`;
const deliveredOf = (id: string) => `${waiting}:delivered:${id}`;

/** Ends a lease that is still ours. */
const endLease =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end";

/** An outbox in a Redis, which deletes by itself what was delivered long ago. */
export async function openRedisOutbox(url: string): Promise<Outbox> {
  const redis = await connectRedis(url);
  const isDelivered = async (id: string) => (await redis.exists(deliveredOf(id))) > 0;
  return {
    add: async (enquiry) => {
      if (await isDelivered(enquiry.id)) return;
      await redis.hsetnx(waiting, enquiry.id, JSON.stringify(enquiry));
    },
    list: async () => (await redis.hvals(waiting)).map((text) => JSON.parse(text) as Enquiry),
    read: async (id) => {
      const text = await redis.hget(waiting, id);
      return text === null ? undefined : (JSON.parse(text) as Enquiry);
    },
    update: async (enquiry) => {
      await redis.hset(waiting, enquiry.id, JSON.stringify(enquiry));
    },
    finish: async (enquiry) => {
      const text = JSON.stringify(enquiry);
      await redis
        .multi()
        .set(deliveredOf(enquiry.id), text, "PX", keptMilliseconds)
        .hdel(waiting, enquiry.id)
        .exec();
    },
    remove: async (id) => {
      await redis.hdel(waiting, id);
    },
    forget: async () => {},
    lease: async (id, milliseconds) => {
      const owner = randomUUID();
      const isOurs = await redis.set(leaseOf(id), owner, "PX", milliseconds, "NX");
      if (isOurs === null) return undefined;
      const end = async () => {
        await redis.eval(endLease, 1, leaseOf(id), owner);
      };
      if (!(await isDelivered(id))) return end;
      await redis.hdel(waiting, id);
      await end();
      return undefined;
    },
    close: () => redis.disconnect(),
  };
}
