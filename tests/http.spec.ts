// How the files of the build travel. What a request may ask and what it is answered, redirects,
// languages and refusals are in server/*.test.ts.
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { routes } from "../app/routes.ts";
import { builtSite } from "./support/built-site.ts";
import { test } from "./support/site-test.ts";

test("every page comes as it is and compressed, under tags of their own", async ({ ask }) => {
  for (const { path } of routes) {
    const plain = await ask(path);
    expect([plain.status, plain.headers["content-type"]], path).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(plain.headers["cache-control"], path).toMatch(/no-cache/);
    const tags = [plain.headers.etag];
    for (const [coding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const { headers, body } = await ask(path, { headers: { "Accept-Encoding": coding } });
      expect(headers["content-encoding"], path).toBe(coding);
      expect(headers.vary, path).toMatch(/Accept-Encoding/);
      expect(decode(body).equals(plain.body), path).toBe(true);
      tags.push(headers.etag);
    }
    expect(new Set(tags).size, path).toBe(3);
  }
});

test("files are what their type says, and kept for a year where their name is of their bytes", async ({
  ask,
}) => {
  const files = Object.keys(builtSite.files);
  const find = (start: string, end: string) =>
    files.find((path) => path.startsWith(start) && path.endsWith(end)) ?? "";
  for (const [path, type] of [
    [find("/assets/", ".js"), "text/javascript"],
    [find("/assets/", ".woff2"), "font/woff2"],
    [find("/pictures/", ".avif"), "image/avif"],
    [find("/flags/", ".png"), "image/png"],
  ] as const) {
    const { status, headers } = await ask(path);
    expect([status, headers["x-content-type-options"]], path).toEqual([200, "nosniff"]);
    expect(headers["content-type"], path).toContain(type);
    expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
  }
  for (const path of ["/favicon.ico", "/site.webmanifest", "/sitemap.xml", "/_payload.json"]) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(200);
    expect(headers["cache-control"], path).not.toMatch(/immutable/);
  }
});
