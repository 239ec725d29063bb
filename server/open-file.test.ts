import { rename, rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { openFile } from "./open-file.ts";

function open(name: string, text: string) {
  const path = join(createTemporaryFolder({ [name]: text }), name);
  return { path, file: openFile(path) };
}

describe("an open file", () => {
  it("outlives a build that takes its folder away", async () => {
    const { path, file } = open("moved", "of the build before");
    await rename(path, `${path}.aside`);
    await rm(`${path}.aside`);
    const [first, second] = await Promise.all([file.read(), file.read()]);
    expect(new TextDecoder().decode(first)).toBe("of the build before");
    expect(second, "one copy for all who wait for it").toBe(first);
  });

  it("is not sent when it has become shorter than its length says", async () => {
    const { path, file } = open("cut", "the bytes");
    await truncate(path, 3);
    await expect(file.read()).rejects.toThrow("cut has become shorter.");
  });
});
