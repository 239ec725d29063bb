import { describe, expect, it } from "vitest";
import { payloadAddress } from "./page-cache.ts";

describe("payloadAddress", () => {
  it.each([
    ["/", "/_payload.json?b1"],
    ["/hr", "/hr/_payload.json?b1"],
    ["/de/lage", "/de/lage/_payload.json?b1"],
  ])("of %s is %s", (path, address) => {
    expect(payloadAddress(path, "b1")).toBe(address);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    " https://evil.example/x",
    "javascript:alert(1)",
    "/\t/evil.example",
    "http://localhost",
  ])("refuses %j", (path) => {
    expect(() => payloadAddress(path, "b1")).toThrow(/^Payload URL must not include hostname: /);
  });
});
