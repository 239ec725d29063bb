// For tests: a Redis of our own on loopback, where the machine has one.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findFreePort } from "../server/listen-locally.ts";

/** Whether Redis is installed; without it the tests that need it are skipped. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** A running Redis; `kill` ends it as a crash would. */
export type RedisProcess = { readonly url: string; readonly kill: () => Promise<void> };

/** Starts one that keeps nothing; resolves once it says that it takes connections. */
export async function startRedis(): Promise<RedisProcess> {
  const folder = await mkdtemp(join(tmpdir(), "villa-redis-"));
  const port = await findFreePort();
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""];
  const redis = spawn("redis-server", options, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: redis.stdout })) {
    if (line.includes("Ready to accept connections")) break;
  }
  redis.stdout.resume();
  return {
    url: `redis://127.0.0.1:${port}/1`,
    kill: async () => {
      if (redis.kill("SIGKILL")) await once(redis, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
