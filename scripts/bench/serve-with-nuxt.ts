import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { endWithThisProcess } from "../lib/end-with-this-process.ts";
import { findNpmCli } from "../lib/npm-cli.mjs";
import { readAddress } from "../lib/read-address.ts";
import { runCommand } from "../lib/run-command.mjs";
import type { MeasuredServer } from "./measured-server.ts";

/**
 * Installs Nuxt in a folder, builds a site from files by path, and serves it in production. Gives back
 * nothing where it cannot be installed, which needs npm's registry; throws where it cannot be built.
 */
export async function serveWithNuxt(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<MeasuredServer | undefined> {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const npm = findNpmCli(process.env, process.execPath);
  const install = ["install", "--ignore-scripts", "--no-audit", "--no-fund"];
  if (npm === undefined || !(await run([npm, ...install], folder)).isDone) return undefined;
  const nuxt = join(folder, "node_modules", "nuxt", "bin", "nuxt.mjs");
  const { isDone, output } = await run([nuxt, "build"], folder);
  if (!isDone) throw new Error(`The site with Nuxt cannot be built: ${output}`);
  const child = spawn(process.execPath, [join(folder, ".output", "server", "index.mjs")], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = endWithThisProcess(child);
  const { port } = new URL(await readAddress(child, "the server of Nuxt"));
  return { port: Number(port), pid: child.pid ?? 0, [Symbol.dispose]: stop };
}

async function run(command: readonly string[], folder: string) {
  const { status, output } = await runCommand(process.execPath, command, {
    cwd: folder,
    quiet: true,
  });
  return { isDone: status === 0, output };
}
