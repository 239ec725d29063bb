// Which coding is chosen is in respond.test.ts.
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { createGzip } from "./content-coding.ts";

it.each([
  ["<head>Ševa, čuvar</head>".repeat(3000), "<p>7 noći, 980 €</p>".repeat(3000)],
  ["<head>", ""],
  ["", "<p>7 noći</p>"],
  ["", ""],
])("compresses %.10s… with what follows", (beginning, rest) => {
  expect(gunzipSync(createGzip(beginning)(rest)).toString()).toBe(beginning + rest);
});
