import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder, writeText } from "../../tests/support/temporary-folder.ts";
import { readLastChanges } from "./read-last-changes.ts";

function git(root: string, day: string, ...args: string[]): void {
  const author = ["-c", "user.name=Owner", "-c", "user.email=owner@villa.example"];
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  const { status, stderr } = spawnSync("git", [...author, ...args], { cwd: root, env });
  if (status !== 0) throw new Error(String(stderr));
}

function createRepository(): string {
  const root = createTemporaryFolder({ "content/a.ts": "1", "content/de/b.ts": "1" });
  git(root, "2026-01-01", "init", "--quiet");
  const commit = (day: string, path: string, text: string) => {
    writeText(root, path, text);
    git(root, day, "add", ".");
    git(root, day, "commit", "--quiet", "--message", "Change");
  };
  commit("2026-01-01", "content/a.ts", "1");
  commit("2026-03-01", "content/de/b.ts", "2");
  commit("2026-05-01", "app/c.ts", "3");
  return root;
}

const read = (root: string) => Object.fromEntries(readLastChanges(join(root, "content")));

describe("readLastChanges", () => {
  it("gives the day of the last commit that changed a file, and today before there is one", () => {
    const root = createRepository();
    expect(read(root)).toEqual({ "a.ts": "2026-01-01", "de/b.ts": "2026-03-01" });
    writeText(root, "content/a.ts", "4");
    expect(read(root)["a.ts"]).toBe(new Date().toISOString().slice(0, 10));
  });

  it("claims nothing without a history, nor with a part of one", () => {
    expect(read(createTemporaryFolder({ "content/a.ts": "1" }))).toEqual({});
    const clone = createTemporaryFolder({});
    const origin = `file://${createRepository()}`;
    git(clone, "2026-06-01", "clone", "--quiet", "--depth=1", origin, "shallow");
    expect(read(join(clone, "shallow"))).toEqual({});
  });
});
