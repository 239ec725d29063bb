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
  it("is read as it is, once for all who wait for it", async () => {
    const { file } = await open("picture", "the bytes");
    expect(file.byteLength).toBe(9);
    const [first, second] = await Promise.all([file.read(), file.read()]);
    expect(new TextDecoder().decode(first)).toBe("the bytes");
    expect(second).toBe(first);
    expect(await file.read()).toBe(first);
  });

  it("outlives a build that takes its folder away", async () => {
    const { path, file } = await open("moved", "of the build before");
    await rename(path, `${path}.aside`);
    await rm(`${path}.aside`);
    expect(new TextDecoder().decode(await file.read())).toBe("of the build before");
  });

  it("is not sent when it has become shorter than its length says", async () => {
    const { path, file } = await open("cut", "the bytes");
    await truncate(path, 3);
    await expect(file.read()).rejects.toThrow("cut has become shorter.");
    await writeFile(path, "the bytes");
    expect(new TextDecoder().decode(await file.read())).toBe("the bytes");
  });
});
