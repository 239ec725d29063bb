import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../logger.ts";
import { createCopyStore } from "./copy-store.ts";
import type { FeedCopy } from "./feed-copy.ts";
import { openStorage } from "./open-storage.ts";

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis) console.warn("No redis-server on this machine: the tests of Redis are skipped.");

const address = "https://one.example/ical?s=secret";
const copy: FeedCopy = {
  taken: [{ from: "2026-12-05", to: "2026-12-07" }],
  horizon: "2027-02-01",
  checkedAt: "2026-11-20T14:00:00.000Z",
  etag: '"v1"',
  lastModified: null,
  emptyReads: [],
};

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const found = server.address();
  server.close();
  return typeof found === "object" && found ? found.port : 0;
}

/** Resolves once the server says that it takes connections. */
async function startRedis(port: number, folder: string): Promise<ChildProcess> {
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""];
  const redis = spawn("redis-server", options, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: redis.stdout })) {
    if (line.includes("Ready to accept connections")) break;
  }
  redis.stdout.resume();
  return redis;
}

describe.skipIf(!hasRedis)("copies in Redis", () => {
  let redis: ChildProcess;
  let folder: string;
  let url: string;
  const lines: string[] = [];
  const log = createLogger("debug", (text) => lines.push(text));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "villa-redis-"));
    const port = await findFreePort();
    redis = await startRedis(port, folder);
    url = `redis://127.0.0.1:${port}/1`;
  });
  afterAll(async () => {
    redis.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  it("are shared by several servers", async () => {
    const [one, other] = [await openStorage(url, folder), await openStorage(url, folder)];
    const store = createCopyStore(one, log);
    expect(await store.load(address)).toBeNull();
    await store.save(address, copy);
    expect(await createCopyStore(other, log).load(address)).toEqual(copy);
    expect(await other.getKeys()).toEqual([expect.stringMatching(/^feeds:[0-9a-f]{32}\.json$/)]);
    await Promise.all([one.dispose(), other.dispose()]);
  });

  it("are done without, after one line in the log, when it has gone away", async () => {
    const storage = await openStorage(url, folder);
    const store = createCopyStore(storage, log);
    redis.kill("SIGKILL");
    await once(redis, "exit");
    await store.save(address, copy);
    await store.save(address, copy);
    expect(await store.load(address)).toBeNull();
    await storage.dispose();
    log.flush();
    const messages = lines.join("").trim().split("\n");
    expect(messages).toHaveLength(2);
    expect(messages[0]).toContain("cannot be stored");
    expect(messages[1]).toContain("cannot be read");
  });
});
