import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chooseCoding, codings, createGzip } from "./content-coding.ts";

describe("choosing the coding of a response", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate, zstd", "gzip"],
    ["gzip", "gzip"],
    ["x-gzip", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0.5, gzip;q=0.5", "br"],
    ["br;q=0, gzip;q=0.1", "gzip"],
    ["gzip;q=0.1", "gzip"],
    ["identity, gzip;q=0.5", "identity"],
    ["identity;q=0.5, gzip;q=0.5", "gzip"],
    ["*", "br"],
    ["*;q=0.1, gzip", "gzip"],
    ["*, br;q=0", "gzip"],
    ["identity;q=0", "identity"],
    ["*;q=0", "identity"],
    ["identity;q=0, gzip;q=0.1", "gzip"],
    ["deflate, compress", "identity"],
    ["br;q=rubbish, gzip", "gzip"],
    [";;;,,,=", "identity"],
  ])("to %j it sends %s", (header, coding) => {
    expect(chooseCoding(header, codings)).toBe(coding);
  });

  it("sends only what there is", () => {
    expect(chooseCoding("br, gzip;q=0.5", ["gzip", "identity"])).toBe("gzip");
    expect(chooseCoding("br", ["identity"])).toBe("identity");
  });

  it("survives eight kilobytes of rubbish", () => {
    expect(chooseCoding("br;q=,".repeat(1400), codings)).toBe("identity");
  });
});

it.each([
  ["<head>Ševa, čuvar</head>".repeat(3000), "<p>7 noći, 980 €</p>".repeat(3000)],
  ["<head>", ""],
  ["", "<p>7 noći</p>"],
  ["", ""],
])("compresses %.10s… with what follows", (beginning, rest) => {
  expect(gunzipSync(createGzip(beginning)(rest)).toString()).toBe(beginning + rest);
});
