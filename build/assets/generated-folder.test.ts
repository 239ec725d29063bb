import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { type Files, openGeneratedFolder } from "./generated-folder.ts";

function open(root: string) {
  return openGeneratedFolder(join(root, "generated"), join(root, "cache"));
}

const read = (root: string, path: string) => readFileSync(join(root, "generated", path), "utf8");

/** A step that counts how often it is made. */
function createStep() {
  let times = 0;
  const make = async (): Promise<Files> => {
    times += 1;
    return { "a/b.txt": "made" };
  };
  return { make, times: () => times };
}

describe("openGeneratedFolder", () => {
  it("holds exactly what the last run has added", async () => {
    const root = createTemporaryFolder({ "generated/old/file.txt": "old" });
    const generated = await open(root);
    await generated.add({ "new/file.txt": "new" });
    expect(read(root, "old/file.txt")).toBe("old");
    await generated.finish();
    expect(read(root, "new/file.txt")).toBe("new");
    expect(existsSync(join(root, "generated/old"))).toBe(false);
  });

  it("makes a step once, and again when it has not been asked for in between", async () => {
    const root = createTemporaryFolder({});
    const { make, times } = createStep();
    const run = async (step?: string) => {
      const generated = await open(root);
      if (step) await generated.addOnce(step, make);
      await generated.finish();
    };
    await run("a-1");
    await run("a-1");
    expect(times()).toBe(1);
    expect(read(root, "a/b.txt")).toBe("made");
    await run("a-2");
    expect(times()).toBe(2);
    await run();
    await run("a-2");
    expect(times()).toBe(3);
  });

  it("does not take a step that has failed for one that is made", async () => {
    const root = createTemporaryFolder({});
    const generated = await open(root);
    const fail = () => Promise.reject(new Error("no picture"));
    await expect(generated.addOnce("a-1", fail)).rejects.toThrow("no picture");
    expect(generated.has("a-1")).toBe(false);
    const { make } = createStep();
    await generated.addOnce("a-1", make);
    expect(generated.has("a-1")).toBe(true);
  });
});
