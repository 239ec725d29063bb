import { expect, it } from "vitest";
import { createTemporaryFolder, writeText } from "../../tests/support/temporary-folder.ts";
import { hashOf, hashOfSource } from "./hash.ts";

it("the hash of some parts is the same for the same, and for no others", () => {
  expect(hashOf("a", new Uint8Array([1, 2]))).toMatch(/^[0-9a-f]{8}$/);
  expect(hashOf("a", new Uint8Array([1, 2]))).toBe(hashOf("a", new Uint8Array([1, 2])));
  expect(hashOf("ab", "c")).not.toBe(hashOf("a", "bc"));
});

it("the hash of a folder changes with its code, not with its tests", async () => {
  const folder = createTemporaryFolder({ "a.ts": "one" });
  const before = await hashOfSource(folder);
  writeText(folder, "a.test.ts", "test");
  expect(await hashOfSource(folder)).toBe(before);
  writeText(folder, "a.ts", "two");
  expect(await hashOfSource(folder)).not.toBe(before);
});
