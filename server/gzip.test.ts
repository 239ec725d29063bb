import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { createGzip } from "./gzip.ts";

const beginning = "<head>Ševa, čuvar</head>".repeat(3000);

it.each([
  ["begin as expected", `${beginning}<p>7 noći, 980 €</p>`],
  ["begin otherwise", "<p>7 noći</p>"],
  ["are the beginning and no more", beginning],
  ["are empty", ""],
])("compresses texts that %s", (_case, text) => {
  expect(gunzipSync(createGzip(beginning)(text)).toString()).toBe(text);
});

it("compresses with no beginning known", () => {
  expect(gunzipSync(createGzip("")("text")).toString()).toBe("text");
});
