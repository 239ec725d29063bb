import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readLine } from "./read-line.ts";

/** A build being served; `stop` ends it. */
export type ServedBuild = Awaited<ReturnType<typeof serveBuild>>;

/**
 * Serves the build in a folder on a port of this machine, a free one unless named, with these
 * settings, nothing from outside and no log, and gives it back once it listens. Throws a sentence where there is no
 * build, or the server ends before.
 */
export async function serveBuild(
  dist: string,
  port = 0,
  settings: Readonly<Record<string, string>> = {},
) {
  const program = join(dist, "server.js");
  if (!existsSync(program)) throw new Error(`There is no ${program}: run \`npm run build\` first.`);
  const started = performance.now();
  const own = { HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "silent" };
  const unset = { SITE_URL: "", TAG_MANAGER_ID: "", AVAILABILITY_FEEDS: "", STORAGE_URL: "" };
  const server = spawn(process.execPath, [program], {
    // As the published files set it (starter/publish).
    env: { ...process.env, MALLOC_ARENA_MAX: "1", ...unset, ...own, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await readLine(server.stdout, /(http:\/\/\S+)\s/, `The server of ${dist}`);
  const stop = endWithThisProcess(server);
  return {
    address,
    pid: server.pid ?? 0,
    /** From starting the program until it listened. */
    startMilliseconds: performance.now() - started,
    stop,
    /** Resolves when the program has ended. */
    ended: once(server, "exit"),
    [Symbol.dispose]: stop,
  };
}

/** Ends a program when this one ends, since it would go on by itself; gives back how to end it before. */
export function endWithThisProcess(child: ChildProcess): () => void {
  const stop = () => {
    process.off("exit", stop);
    child.kill();
  };
  process.once("exit", stop);
  return stop;
}
