import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  hasRedis,
  type RedisProcess,
  startRedis,
} from "../../tests/support/feeds/redis-process.ts";
import { createLogger } from "../logger.ts";
import type { Snapshot } from "./snapshot.ts";
import { createSnapshotStore, openStorage } from "./snapshot-store.ts";

if (!hasRedis) console.warn("No redis-server on this machine: the tests of Redis are skipped.");

const address = "https://one.example/ical?s=secret";
const snapshot: Snapshot = {
  taken: [{ from: "2026-12-05", to: "2026-12-07" }],
  openUntil: "2027-02-01",
  checkedAt: "2026-11-20T14:00:00.000Z",
  etag: '"v1"',
  lastModified: null,
  emptyReads: [],
};

describe.skipIf(!hasRedis)("snapshots in Redis", () => {
  let redis: RedisProcess;
  const lines: string[] = [];
  const log = createLogger("debug", (text) => lines.push(text));

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.kill());

  it("are shared by several servers", async () => {
    const [one, other] = [
      await openStorage(redis.url, tmpdir()),
      await openStorage(redis.url, tmpdir()),
    ];
    const store = createSnapshotStore(one, log);
    expect(await store.load(address)).toBeNull();
    await store.save(address, snapshot);
    expect(await createSnapshotStore(other, log).load(address)).toEqual(snapshot);
    expect(await other.getKeys()).toEqual([expect.stringMatching(/^feeds:[0-9a-f]{32}\.json$/)]);
    await Promise.all([one.dispose(), other.dispose()]);
  });

  it("are done without, after one line in the log, when it has gone away", async () => {
    const storage = await openStorage(redis.url, tmpdir());
    const store = createSnapshotStore(storage, log);
    await redis.kill();
    await store.save(address, snapshot);
    await store.save(address, snapshot);
    expect(await store.load(address)).toBeNull();
    await storage.dispose();
    log.flush();
    const messages = lines.join("").trim().split("\n");
    expect(messages).toHaveLength(2);
    expect(messages[0]).toContain("cannot be stored");
    expect(messages[1]).toContain("cannot be read");
  });
});
