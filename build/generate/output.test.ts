import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createOutput } from "./output.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "output-"));
});

afterEach(() => rm(folder, { recursive: true }));

describe("createOutput", () => {
  it("writes files and makes the folders above them", async () => {
    await createOutput(folder).write("a/b/c.txt", "text");
    expect(await readFile(join(folder, "a/b/c.txt"), "utf8")).toBe("text");
  });

  it("leaves the time stamp of a file that already holds the same", async () => {
    const path = join(folder, "a.txt");
    await writeFile(path, "text");
    await utimes(path, 1000, 1000);
    await createOutput(folder).write("a.txt", "text");
    expect((await stat(path)).mtimeMs).toBe(1_000_000);
    await createOutput(folder).write("a.txt", "new text");
    expect((await stat(path)).mtimeMs).toBeGreaterThan(1_000_000);
  });

  it("removes what was neither written nor kept, and folders left empty", async () => {
    await mkdir(join(folder, "old/older"), { recursive: true });
    await writeFile(join(folder, "old/older/a.txt"), "");
    await writeFile(join(folder, "kept.txt"), "");
    const output = createOutput(folder);
    expect(await output.keep("kept.txt")).toBe(true);
    expect(await output.keep("missing.txt")).toBe(false);
    await output.write("written.txt", "");
    expect(await output.removeOthers()).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(["kept.txt", "written.txt"]);
  });

  it("has nothing to remove where the folder does not exist yet", async () => {
    expect(await createOutput(join(folder, "new")).removeOthers()).toBe(0);
  });
});
