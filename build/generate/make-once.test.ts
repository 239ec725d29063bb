import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashOfSource, makeOnce } from "./make-once.ts";
import { createOutput } from "./output.ts";

let folder: string;
let made: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "make-once-"));
  made = 0;
});

afterEach(() => rm(folder, { recursive: true }));

function run(input: string): Promise<boolean> {
  return makeOnce(
    createOutput(join(folder, "out")),
    join(folder, "stamp.json"),
    [input],
    async () => {
      made += 1;
      return { "a.txt": `made from ${input}` };
    },
  );
}

describe("makeOnce", () => {
  it("makes files once for the same inputs and again for others", async () => {
    expect([await run("one"), await run("one"), await run("two")]).toEqual([true, false, true]);
    expect(made).toBe(2);
  });

  it("makes them again when one is gone", async () => {
    await run("one");
    await rm(join(folder, "out/a.txt"));
    expect(await run("one")).toBe(true);
  });

  it("makes them again when the stamp cannot be read", async () => {
    await run("one");
    await writeFile(join(folder, "stamp.json"), "{");
    expect(await run("one")).toBe(true);
  });
});

describe("hashOfSource", () => {
  it("changes with the code, not with its tests", async () => {
    await writeFile(join(folder, "a.ts"), "one");
    const before = await hashOfSource(folder);
    await writeFile(join(folder, "a.test.ts"), "test");
    expect(await hashOfSource(folder)).toBe(before);
    await writeFile(join(folder, "a.ts"), "two");
    expect(await hashOfSource(folder)).not.toBe(before);
  });
});
