import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../app/routes.ts";
import {
  createFakeManifest,
  type FakeServer,
  fakeStyleHash,
  startFakeServer,
} from "../tests/support/server/fake-site.ts";
import { createAsset } from "./asset.ts";
import { createLogger } from "./logger.ts";

let server: FakeServer;
let ask: FakeServer["ask"];

beforeAll(async () => {
  server = await startFakeServer();
  ask = server.ask;
});

afterAll(() => server.close());

describe("a page", () => {
  it.each(routes)("$path is served under its own address", async ({ path, name }) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`The bytes of ${name}.html`);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
  });

  it("never redirects for its language, whatever the visitor prefers", async () => {
    const response = await ask("/about", { Cookie: "i18n_redirected=hr", "Accept-Language": "de" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    expect(response.headers.has("Set-Cookie")).toBe(false);
  });

  it("is not changed by a query", async () => {
    const response = await ask("/about?x=<script>&y=%zz");
    expect(await response.text()).toBe("The bytes of about___en.html");
  });

  it("ignores a Range", async () => {
    const response = await ask("/about", { Range: "bytes=0-3,-1,99999999999-" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("The bytes of about___en.html");
  });
});

describe("codings", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", ".br"],
    ["zstd, gzip", "gzip", ".gz"],
    ["gzip", "gzip", ".gz"],
    ["br;q=0.1, gzip;q=0.2", "gzip", ".gz"],
    ["identity", null, ""],
  ])("to %s it answers with %s", async (accepted, coding, suffix) => {
    const response = await ask("/gallery", { "Accept-Encoding": accepted });
    const text = await response.text();
    expect(text).toBe(`The bytes of gallery___en.html${suffix}`);
    expect(response.headers.get("Content-Encoding")).toBe(coding);
    expect(response.headers.get("Content-Length")).toBe(String(text.length));
    expect(response.headers.get("ETag")).toBe(
      coding === null ? '"gallery___en.html"' : `"gallery___en.html-${coding}"`,
    );
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  });

  it("do not exist for pictures, which do not vary", async () => {
    const response = await ask("/pictures/villa-1a2b.avif", { "Accept-Encoding": "br" });
    expect(response.headers.has("Vary")).toBe(false);
    expect(response.headers.has("Content-Encoding")).toBe(false);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });
});

describe("conditional requests", () => {
  it.each(['"about___en.html"', 'W/"about___en.html"', '"x", "about___en.html"', "*"])(
    "with %s are answered 304 with the same headers and no body",
    async (tag) => {
      const full = await ask("/about");
      const response = await ask("/about", { "If-None-Match": tag });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe("");
      for (const name of ["ETag", "Cache-Control", "Vary", "Content-Security-Policy"]) {
        expect(response.headers.get(name)).toBe(full.headers.get(name));
      }
      expect(response.headers.has("Content-Length")).toBe(false);
    },
  );

  it("compare the tag of the coding that would be sent", async () => {
    const headers = { "Accept-Encoding": "br", "If-None-Match": '"about___en.html"' };
    expect((await ask("/about", headers)).status).toBe(200);
    const encoded = { ...headers, "If-None-Match": '"about___en.html-br"' };
    expect((await ask("/about", encoded)).status).toBe(304);
  });

  it("never turn an error page into 304", async () => {
    expect((await ask("/nonsense", { "If-None-Match": "*" })).status).toBe(404);
  });
});

describe("methods", () => {
  it.each(["/", "/about", "/nonsense", "/x.js", "/hr/", "/healthz", "/assets/app-1a2b.js"])(
    "HEAD %s has the headers of GET and no body",
    async (path) => {
      const get = await ask(path, { "Accept-Encoding": "br" });
      const head = await ask(path, { "Accept-Encoding": "br" }, "HEAD");
      expect(head.status).toBe(get.status);
      expect([...head.headers]).toEqual([...get.headers]);
      expect(await head.text()).toBe("");
      expect(head.headers.get("Content-Length")).toBe(String((await get.text()).length));
    },
  );

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not allowed", async (method) => {
    for (const path of ["/", "/about", "/nonsense", "/healthz"]) {
      const response = await ask(path, {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("GET, HEAD");
      expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    }
  });
});

describe("errors", () => {
  it.each([
    ["/nonsense", "en"],
    ["/hr/nonsense/x", "hr"],
    ["/hrvatska", "en"],
    ["/About", "en"],
    ["/index.html/x", "en"],
    ["/it/%C3%A8?a=b", "it"],
    ["/DE/x", "de"],
    ["/it/about", "it"],
    ["/index.php", "en"],
    ["/about/x", "en"],
    ["/__proto__", "en"],
    ["/constructor", "en"],
  ])("%s is a page of the language %s with status 404", async (path, locale) => {
    const response = await ask(path, { "Accept-Encoding": "gzip" });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(`The bytes of errors/${locale}-404.html.gz`);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(response.headers.get("Content-Security-Policy")).toContain(fakeStyleHash);
    expect(response.headers.has("ETag")).toBe(false);
  });

  it.each(["/assets/old-1.js", "/hr/no/_payload.json", "/hr/favicon.ico", "/x.avif"])(
    "%s is a short text with status 404",
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("Not found");
      expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    },
  );

  it.each(["/de/x.json", "/de/foto.avif"])("%s is a page for who looks at it", async (path) => {
    const response = await ask(path, { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("The bytes of errors/de-404.html");
  });

  it("of a picture that cannot be read are such a page too", async () => {
    const read = () => Promise.reject(new Error("no disk"));
    const facts = {
      type: "image/avif",
      etag: '"a"',
      cache: "immutable",
      compressions: [],
    } as const;
    const picture = createAsset(facts, () => ({ byteLength: 9, read }), createFakeManifest());
    const failing = await startFakeServer({ files: new Map([["/de/villa.avif", picture]]) });
    const response = await failing.ask("/de/villa.avif");
    failing.close();
    expect(response.status).toBe(500);
    expect(await response.text()).toBe("The bytes of errors/de-500.html");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
  });

  it.each([new Error("secret details"), "secret details"])(
    "of our own are a page with status 500 and a line in the log, without the stack",
    async (thrown) => {
      const files = new Map();
      files.get = () => {
        throw thrown;
      };
      let lines = "";
      const log = createLogger("error", (text) => {
        lines += text;
      });
      const failing = await startFakeServer({ files, log });
      const response = await failing.ask("/hr/o-vili");
      failing.close();
      log.flush();
      expect(response.status).toBe(500);
      expect(await response.text()).toBe("The bytes of errors/hr-500.html");
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
      expect(lines).toContain("secret details");
    },
  );
});

describe("permanent redirects", () => {
  it.each([
    ["/en", "/"],
    ["/en/about/", "/about"],
    ["/hr/?a=1&b=%20", "/hr?a=1&b=%20"],
    ["/it/galleria?x", "/it/galerie?x"],
    ["/en//evil.example?x=//y", "/evil.example?x=//y"],
  ])("%s leads to %s", async (from, to) => {
    const response = await ask(from);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(to);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});

describe("health", () => {
  it("is told to whoever asks, and never cached", async () => {
    for (const [path, text] of [
      ["/healthz", "ok"],
      ["/readyz", "ready"],
    ] as const) {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(text);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
  });

  it("says that it is not ready while the server closes", async () => {
    const closing = await startFakeServer({ isReady: () => false });
    expect((await closing.ask("/readyz")).status).toBe(503);
    expect((await closing.ask("/healthz")).status).toBe(200);
    closing.close();
  });
});
