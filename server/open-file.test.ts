import { mkdtemp, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFile } from "./open-file.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "villa-open-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function open(name: string, text: string) {
  const path = join(folder, name);
  await writeFile(path, text);
  return { path, file: openFile(path) };
}

describe("an open file", () => {
  it("outlives a build that takes its folder away", async () => {
    const { path, file } = await open("moved", "of the build before");
    await rename(path, `${path}.aside`);
    await rm(`${path}.aside`);
    const [first, second] = await Promise.all([file.read(), file.read()]);
    expect(new TextDecoder().decode(first)).toBe("of the build before");
    expect(second, "one copy for all who wait for it").toBe(first);
  });

  it("is not sent when it has become shorter than its length says", async () => {
    const { path, file } = await open("cut", "the bytes");
    await truncate(path, 3);
    await expect(file.read()).rejects.toThrow("cut has become shorter.");
  });
});
