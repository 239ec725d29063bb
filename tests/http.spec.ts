// How pages and files travel: HEAD, 304, compressed, kept for ever or asked for again, refused.
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { routes } from "../app/routes.ts";
import { exchange } from "./hostile/exchange.ts";
import { request } from "./hostile/hostile-case.ts";
import { builtSite } from "./support/built-site.ts";
import { test } from "./support/site-test.ts";

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test("HEAD answers every page like GET, without its body", async ({ ask }) => {
  for (const { path } of routes) {
    const [head, get] = [await ask(path, { method: "HEAD" }), await ask(path)];
    expect(head.status, path).toBe(200);
    expect(head.body.length).toBe(0);
    const withoutDate = ({ date: _, ...headers }: typeof head.headers) => headers;
    expect(withoutDate(head.headers)).toEqual(withoutDate(get.headers));
    expect(head.headers["content-length"]).toBe(String(get.body.length));
  }
});

test("a page that a browser has already is not sent again", async ({ ask }) => {
  for (const { path } of routes) {
    const first = await ask(path);
    const { etag = "" } = first.headers;
    expect(first.headers["cache-control"], path).toMatch(/no-cache/);
    const again = await ask(path, { headers: { "If-None-Match": etag } });
    expect([again.status, again.body.length], path).toEqual([304, 0]);
    expect(again.headers.etag).toBe(etag);
    const changed = await ask(path, { headers: { "If-None-Match": '"another"' } });
    expect(changed.status).toBe(200);
  }
});

for (const [coding, decode] of Object.entries(decoders)) {
  test(`every page comes compressed with ${coding} to those who know it`, async ({ ask }) => {
    for (const { path } of routes) {
      const encoded = await ask(path, { headers: { "Accept-Encoding": coding } });
      expect(encoded.headers["content-encoding"], path).toBe(coding);
      expect(encoded.headers.vary).toMatch(/Accept-Encoding/);
      const plain = await ask(path);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(encoded.headers.etag).not.toBe(plain.headers.etag);
      expect(decode(encoded.body).equals(plain.body)).toBe(true);
      expect(encoded.body.length).toBeLessThan(plain.body.length);
    }
  });
}

test("files whose name changes with their bytes are kept for a year, others asked for", async ({
  ask,
}) => {
  const entries = Object.entries(builtSite.files);
  for (const folder of ["/assets/", "/pictures/", "/flags/"]) {
    const [path = ""] = entries.find(([name]) => name.startsWith(folder)) ?? [];
    const { status, headers } = await ask(path);
    expect(status, path).toBe(200);
    expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
  }
  for (const path of ["/favicon.ico", "/site.webmanifest", "/sitemap.xml", "/_payload.json"]) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(200);
    expect(headers["cache-control"], path).not.toMatch(/immutable/);
  }
});

test("files are what their type says", async ({ ask }) => {
  const types = {
    js: "text/javascript",
    avif: "image/avif",
    woff2: "font/woff2",
    svg: "image/svg+xml",
  };
  for (const [ending, type] of Object.entries(types)) {
    const path = Object.keys(builtSite.files).find((name) => name.endsWith(`.${ending}`));
    const { headers } = await ask(path ?? "");
    expect(headers["content-type"], path).toMatch(new RegExp(`^${type.replace("+", "\\+")}`));
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});

test("what no browser sends is refused, and the next visitor is served", async ({
  ask,
  baseURL,
}) => {
  const port = Number(new URL(baseURL ?? "").port);
  for (const [bytes, status] of [
    [request("POST /about", "Content-Length: 0"), 405],
    [request("GET /%zz"), 400],
    [request("GET /../manifest.json"), 404],
    [request(`GET /${"a".repeat(9000)}`), 414],
    ["GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400],
    ["rubbish\r\n\r\n", 400],
  ] as const) {
    const answers = await exchange(port, bytes);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    expect((await ask("/about")).status).toBe(200);
  }
});
