import { spawnSync } from "node:child_process";

/**
 * The day on which each file below a folder was changed last, `YYYY-MM-DD` by path in the folder:
 * from the history of its repository, today for what is not committed. Empty where there is no
 * history, or not all of it: dates that are made up teach search engines to ignore them.
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
