import { describe, expect, it } from "vitest";
import { hashOf } from "./hash.ts";

describe("hashOf", () => {
  it("gives eight hexadecimal digits, the same for the same parts", () => {
    expect(hashOf("a", new Uint8Array([1, 2]))).toMatch(/^[0-9a-f]{8}$/);
    expect(hashOf("a", new Uint8Array([1, 2]))).toBe(hashOf("a", new Uint8Array([1, 2])));
  });

  it("tells apart parts that read the same when joined", () => {
    expect(hashOf("ab", "c")).not.toBe(hashOf("a", "bc"));
  });
});
