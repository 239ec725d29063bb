import { spawnSync } from "node:child_process";
import { availableParallelism, cpus, platform, release, totalmem } from "node:os";
import type { Options } from "./read-options.ts";

/** The head of the report: which commit was measured when, with what, and on which machine. */
export function describeRun(
  root: string,
  { runs }: Options,
  browserPath: string | undefined,
): string {
  const command = ["npm run bench", ...(process.argv.length > 2 ? ["--"] : [])];
  const commit = run("git", ["-C", root, "rev-parse", "--short", "HEAD"]);
  const isChanged = run("git", ["-C", root, "status", "--porcelain"]) !== "";
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const browser = browserPath ? run(browserPath, ["--version"]) : "Playwright's Chromium";
  return `# Bench

Made by \`${[...command, ...process.argv.slice(2)].join(" ")}\` on ${date}, at commit ${commit}${isChanged ? " with changes" : ""}. What the rows
mean is in [CONTRIBUTING.md](../CONTRIBUTING.md#bench). Figures that differ from run to run are the
median of ${runs}.

- Machine: ${cpus()[0]?.model ?? "unknown"}, ${availableParallelism()} cores, ${gigabytes} GB, ${platform()} ${release()}.
- Node ${process.version}, ${browser}.`;
}

function run(program: string, args: string[]): string {
  return spawnSync(program, args, { encoding: "utf8" }).stdout?.trim() ?? "";
}
