import { spawnSync } from "node:child_process";

/**
 * The date of the last change of each file below a folder, `YYYY-MM-DD` by path: from the history of its repository,
 * today for uncommitted changes. Empty without a complete history, because search engines ignore sites with made-up
 * dates.
 */
export function readLastChanges(folder: string): ReadonlyMap<string, string> {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  const changes = new Map<string, string>();
  if (git("rev-parse", "--is-shallow-repository").stdout?.trim() !== "false") return changes;
  let day = new Date().toISOString().slice(0, 10);
  const uncommitted = git("diff", "HEAD", "--name-only", "--relative");
  // Newest first; each commit is its day, then the files that it has changed.
  const commits = git("log", "--format=%cs", "--name-only", "--relative", "--", ".");
  for (const line of `${uncommitted.stdout}\n${commits.stdout}`.split("\n")) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (line && !changes.has(line)) changes.set(line, day);
  }
  return changes;
}
