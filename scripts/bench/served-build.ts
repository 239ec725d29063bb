import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serverOptions } from "../lib/server-options.mjs";

/** The finished server as a process of its own; it ends when it is disposed of. */
export type ServedBuild = AsyncDisposable & {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
};

const server = join(import.meta.dirname, "..", "..", "dist", "server.js");
const startMilliseconds = 3000;

/** Starts `dist/server.js` on a free port, and waits until its pages are up to date. */
export async function serveBuild(): Promise<ServedBuild> {
  const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, [...serverOptions, server], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on("data", (chunk) => {
      const ready = /ready at (http:\/\/\S+)/.exec(String(chunk))?.[1];
      if (ready !== undefined) resolve(ready);
    });
  });
  await new Promise((resolve) => setTimeout(resolve, startMilliseconds));
  return {
    address,
    port: Number(new URL(address).port),
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** Memory that a process occupies, in millions of bytes. */
export function readMegabytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round((Number(kibibytes) * 1024) / 1e6);
}

/** Files and sockets that a process has open. */
export function countDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
