import { describe, expect, it } from "vitest";
import { createFakeManifest } from "../tests/support/server/fake-site.ts";
import { statusOfParserError, writeRefusal } from "./raw-refusal.ts";

function fail(code: string, packet?: string) {
  const rawPacket = packet === undefined ? {} : { rawPacket: Buffer.from(packet) };
  return statusOfParserError(Object.assign(new Error(code), { code, ...rawPacket }));
}

describe("an answer to what Node could not read", () => {
  it("is a whole answer that ends the connection", () => {
    const [head = "", body] = writeRefusal(405, createFakeManifest()).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    expect(head).toContain("\r\nConnection: close");
    expect(head).toContain("\r\nAllow: GET, HEAD");
    expect(head).toContain("\r\nContent-Length: 18");
    expect(body).toBe("Method not allowed");
  });

  it.each([
    ["HPE_INVALID_METHOD", 400],
    ["ERR_HTTP_REQUEST_TIMEOUT", 408],
    ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
    ["HPE_HEADER_OVERFLOW", 431],
  ])("has for %s the status %i", (code, status) => {
    expect(fail(code)).toBe(status);
  });

  it("tells a long address from large headers", () => {
    expect(fail("HPE_HEADER_OVERFLOW", `GET /${"a".repeat(9000)}`)).toBe(414);
    expect(fail("HPE_HEADER_OVERFLOW", `GET / HTTP/1.1\r\nA: ${"a".repeat(9000)}`)).toBe(431);
    expect(fail("HPE_HEADER_OVERFLOW", "a".repeat(9000))).toBe(431);
  });
});
