import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { endWithThisProcess } from "../lib/end-with-this-process.ts";
import { findNpmCli } from "../lib/npm-cli.mjs";
import { runCommand } from "../lib/run-command.mjs";

/** A running server of Nuxt, which disposing ends. */
export type NuxtServer = {
  readonly port: number;
  readonly pid: number;
  readonly [Symbol.dispose]: () => void;
};

/**
 * Installs Nuxt in a folder, builds a site from files by path, and serves it in production. Gives back
 * nothing where it cannot be installed or built, which needs npm's registry.
 */
export async function serveWithNuxt(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<NuxtServer | undefined> {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const npm = findNpmCli(process.env, process.execPath);
  const nuxt = join(folder, "node_modules", "nuxt", "bin", "nuxt.mjs");
  const steps = [
    [npm ?? "", "install", "--ignore-scripts", "--no-audit", "--no-fund"],
    [nuxt, "build"],
  ];
  for (const step of steps) {
    const { status } = await runCommand(process.execPath, step, { cwd: folder, quiet: true });
    if (status !== 0) return undefined;
  }
  const child = spawn(process.execPath, [join(folder, ".output", "server", "index.mjs")], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = endWithThisProcess(child);
  const [line] = await once(child.stdout, "data");
  const port = Number(/:(\d+)/.exec(String(line))?.[1]);
  return { port, pid: child.pid ?? 0, [Symbol.dispose]: stop };
}
