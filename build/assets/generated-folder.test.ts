import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openGeneratedFolder } from "./generated-folder.ts";

const open = (root: string) => openGeneratedFolder(join(root, "generated"), join(root, "cache"));
const read = (root: string, path: string) => readFileSync(join(root, "generated", path), "utf8");

it("holds exactly what the last run has added", async () => {
  const root = createTemporaryFolder({ "generated/old/file.txt": "old" });
  const generated = await open(root);
  await generated.add({ "new/file.txt": "new" });
  expect(read(root, "old/file.txt")).toBe("old");
  await generated.finish();
  expect(read(root, "new/file.txt")).toBe("new");
  expect(existsSync(join(root, "generated/old"))).toBe(false);
});

it("makes a step once, also when others were asked for in between, and again when it failed", async () => {
  const root = createTemporaryFolder({});
  let times = 0;
  const run = async (step?: string, fault?: Error) => {
    const generated = await open(root);
    const make = async () => {
      times += 1;
      if (fault) throw fault;
      return { "a/b.txt": "made" };
    };
    if (step) await generated.addOnce(step, make);
    await generated.finish();
  };
  await expect(run("a-1", new Error("no picture"))).rejects.toThrow("no picture");
  await run("a-1");
  await run("a-1");
  expect(times).toBe(2);
  expect(read(root, "a/b.txt")).toBe("made");
  await run("a-2");
  await run("a-1");
  expect(times).toBe(3);
});
