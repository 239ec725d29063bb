import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { defaultLocale } from "../../domain/locales/locales.ts";
import { paths } from "../../house/routes/routes.ts";
import { budgets } from "../support/budgets.ts";
import { workspace } from "../support/built-site.ts";
import { startProxy } from "../support/proxies.ts";
import { endWithThisProcess, serveBuild } from "../support/serve-build.ts";
import { findFreePort } from "../support/server/listen-locally.ts";
import { flood } from "./measure-flood.ts";
import { probe } from "./probe.ts";
import type { Row } from "./row.ts";

const serverCount = 4;
const connections = 64;
const usualSeconds = 10;
/** Redis hangs that long, and then is gone as long. */
const awaySeconds = 30;

/** How four servers behind nginx fare, asked for stays, while the Redis that they share is lost for a minute. */
export async function measureRedis(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "villa-redis-"));
  const port = await findFreePort();
  const startRedis = () => {
    const options = ["--bind", "127.0.0.1", "--port", `${port}`, "--save", "", "--dir", folder];
    const redis = spawn("redis-server", options, { stdio: "ignore" });
    return { redis, stop: endWithThisProcess(redis) };
  };
  const first = startRedis();
  await once(first.redis, "spawn");
  const settings = { STORAGE_URL: `redis://127.0.0.1:${port}` };
  const ports = await Promise.all(Array.from({ length: serverCount }, findFreePort));
  const servers = await Promise.all(ports.map((own) => serveBuild(workspace.out, own, settings)));
  await using proxy = await startProxy("nginx", folder, ports);
  const ready = proxy.address + paths.about[defaultLocale];
  const ask = (seconds: number) =>
    Promise.all([flood(proxy, connections, seconds), probe(ready, seconds)]);
  // Not counted: the first requests wait for the compiler.
  await ask(usualSeconds);
  const [, usual] = await ask(usualSeconds);
  const lose = async () => {
    first.redis.kill("SIGSTOP");
    await wait(awaySeconds * 1000);
    first.redis.kill("SIGKILL");
    await wait(awaySeconds * 1000);
    return startRedis();
  };
  const [[stays, among], second] = await Promise.all([ask(2 * awaySeconds + usualSeconds), lose()]);
  for (const server of servers) server.stop();
  second.stop();
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      what: "Ready page (p95), four servers, Redis lost",
      value: among.p95,
      unit: "ms",
      most: usual.p95 * budgets.latencyUnderLoad,
      note: `there ${usual.p95.toFixed(2)} ms; stays answered ${stays.answered}`,
    },
    { what: "Requests lost, Redis lost for a minute", value: stays.lost, unit: "", most: 0 },
  ];
}
