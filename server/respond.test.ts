import { describe, expect, it, vi } from "vitest";
import {
  createFakeManifest,
  fakeStyleHash,
  startFakeServer,
} from "../tests/support/server/fake-site.ts";
import { createAsset } from "./asset.ts";
import { createLogger } from "./logger.ts";

const { ask } = await startFakeServer();

it("A page never depends on the visitor's language, on a range or on an unknown query.", async () => {
  const wishes = { Cookie: "i18n_redirected=hr", "Accept-Language": "de", Range: "bytes=0-3" };
  const response = await ask("/about?x=<script>&y=%zz", wishes);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("The bytes of about___en.html");
  const { "set-cookie": cookie, ...headers } = Object.fromEntries(response.headers);
  expect(cookie).toBeUndefined();
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
  });
});

it("A slash at the end of what is no page leads to it without one.", async () => {
  const response = await ask("/favicon.ico/?x=1");
  expect([response.status, response.headers.get("Location")]).toEqual([301, "/favicon.ico?x=1"]);
  expect((await ask("/no-icon.ico/")).status).toBe(404);
});

it("What became of the owner's last change is told of a site that has a desk, anew each time.", async () => {
  const path = "/desk/publication.txt";
  const manifest = createFakeManifest();
  const { "/favicon.ico": file = raise() } = manifest.files;
  let said: string | undefined;
  const served = await startFakeServer({
    manifest: { ...manifest, files: { ...manifest.files, [path]: file } },
    readPublication: async () => said,
  });
  expect(await (await served.ask(path)).text()).toMatch(/^The bytes of/);
  said = "Not published: Preise geändert – neu, 2027-05-01 10:00 UTC\n";
  expect(await (await served.ask(path)).text()).toBe(said);
  expect((await ask(path)).status).toBe(404);
});

function raise(): never {
  throw new Error("the fake site has no such file");
}

describe("codings", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate, zstd", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["identity, gzip;q=0.5", null],
    ["*", "br"],
    ["*, br;q=0", "gzip"],
    ["*;q=0", null],
    ["identity;q=0, gzip;q=0.1", "gzip"],
  ])("to %.40j it answers with %s", async (accepted, coding) => {
    const response = await ask("/gallery", { "Accept-Encoding": accepted });
    const text = await response.text();
    const suffix = { br: ".br", gzip: ".gz" }[coding ?? ""] ?? "";
    expect(text).toBe(`The bytes of gallery___en.html${suffix}`);
    expect(response.headers.get("Content-Encoding")).toBe(coding);
    expect(response.headers.get("Content-Length")).toBe(String(text.length));
    const tag = coding === null ? "gallery___en.html" : `gallery___en.html-${coding}`;
    expect(response.headers.get("ETag")).toBe(`"${tag}"`);
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

it.each([
  ['"about___en.html"', "", 304],
  ['W/"about___en.html"', "", 304],
  ['"x", "about___en.html"', "", 304],
  ["*", "", 304],
  ['"about___en.html"', "br", 200],
  ['"about___en.html-br"', "br", 304],
])("To who has %s and takes the coding %j it answers %i.", async (tag, coding, status) => {
  const full = await ask("/about", { "Accept-Encoding": coding });
  const response = await ask("/about", { "Accept-Encoding": coding, "If-None-Match": tag });
  expect(response.status).toBe(status);
  if (status === 200) return;
  expect(await response.text()).toBe("");
  for (const what of ["Length", "Type", "Encoding"]) full.headers.delete(`Content-${what}`);
  expect([...response.headers]).toEqual([...full.headers]);
});

const stay = "/pricing-and-availability?arrival=2027-07-03&departure=2027-07-10";
const files = ["/assets/app-1a2b.js", "/pictures/villa-1a2b.avif"];

it.each(["/", "/about", stay, "/nonsense", "/x.js", "/hr/", "/healthz", "/api/quote?x", ...files])(
  "HEAD of %s has the headers of GET and no body.",
  async (path) => {
    const get = await ask(path, { "Accept-Encoding": "br" });
    const head = await ask(path, { "Accept-Encoding": "br" }, "HEAD");
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
    expect(await head.text()).toBe("");
    const { byteLength } = await get.arrayBuffer();
    expect(head.headers.get("Content-Length")).toBe(String(byteLength));
  },
);

it("A quote is JSON that no cache keeps; bad input is 400 with the reason, and it is only asked for.", async () => {
  const quote = await ask("/api/quote?arrival=2027-07-03");
  expect([quote.status, quote.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(quote.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(await quote.json()).toEqual({ query: "?arrival=2027-07-03" });
  const refused = await ask("/api/quote");
  expect([refused.status, await refused.json()]).toEqual([400, { error: "no dates" }]);
  expect((await ask("/api/quote?x", {}, "POST")).status).toBe(405);
});

describe("errors", () => {
  it("An address that is no page is said in the log, without its query.", async () => {
    let logged = "";
    const log = createLogger("info", (lines) => {
      logged += lines;
    });
    const server = await startFakeServer({ log });
    await server.ask("/de/nonsense?arrival=2027-07-03");
    await vi.waitFor(() => expect(logged).toContain('"error":"RouteError","path":"/de/nonsense"'));
    expect(logged).not.toContain("arrival");
  });

  it.each([
    ["/nonsense", "en"],
    ["/hr/nonsense/x", "hr"],
    ["/hrvatska", "en"],
    ["/it/%C3%A8?a=b", "it"],
    ["/DE/x", "de"],
    ["/it/about", "it"],
  ])("%s is a page of the language %s with status 404", async (path, locale) => {
    const response = await ask(path, { "Accept-Encoding": "gzip" });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(`The bytes of errors/${locale}-404.html.gz`);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(response.headers.get("Content-Security-Policy")).toContain(fakeStyleHash);
    expect(response.headers.has("ETag")).toBe(false);
  });

  it.each(["/assets/old-1.js", "/hr/no/_payload.json", "/hr/favicon.ico", "/x.avif"])(
    "%s is a short text with status 404, and a page for who looks at it",
    async (path) => {
      const response = await ask(path);
      expect([response.status, await response.text()]).toEqual([404, "Not found"]);
      expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
      const seen = await ask(path, { Accept: "text/html,*/*;q=0.8" });
      expect(await seen.text()).toMatch(/^The bytes of errors\/..-404\.html$/);
    },
  );

  const unreadable = { byteLength: 9, read: () => Promise.reject(new Error("secret details")) };
  const type = "image/avif";
  const entry = { type, etag: '"a"', cache: "immutable", compressions: [] } as const;
  const picture = createAsset(entry, () => unreadable, createFakeManifest());
  const failing = new Map([["/hr/villa.avif", picture]]);
  failing.get = (path) => {
    if (path === "/hr/o-vili") throw new Error("secret details");
    return picture;
  };

  it.each(["/hr/o-vili", "/hr/villa.avif"])(
    "of our own, as for %s, are a page with status 500 and a line in the log, without the stack",
    async (path) => {
      const lines: string[] = [];
      const log = createLogger("error", (text) => lines.push(text));
      const other = await startFakeServer({ files: failing, log });
      const response = await other.ask(path);
      log.flush();
      expect(response.status).toBe(500);
      expect(await response.text()).toBe("The bytes of errors/hr-500.html");
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
      expect(lines.join()).toContain("secret details");
    },
  );
});

it.each([
  ["/en/about/", "/about"],
  ["/hr/?a=1&b=%20", "/hr?a=1&b=%20"],
  ["/en//evil.example?x=//y", "/evil.example?x=//y"],
])("%s leads to %s for good.", async (from, to) => {
  const response = await ask(from);
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(to);
});

const english = "The bytes of home___en.html";
const languageVary = "Accept-Language, Cookie, Sec-Fetch-Site";

describe("the language of the home page", () => {
  it.each([
    [{ Cookie: "i18n_redirected=it", "Accept-Language": "de" }, "/it"],
    [{ "Accept-Language": "de-AT, en;q=0.5" }, "/de"],
    [{ "Accept-Language": "hr", "Sec-Fetch-Site": "cross-site" }, "/hr"],
  ])("for %j is on %s", async (headers: Record<string, string>, location) => {
    const response = await ask("/?a=1&b=//evil.example", headers);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(`${location}?a=1&b=//evil.example`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Vary")).toBe(languageVary);
    expect(response.headers.has("Set-Cookie")).toBe(false);
  });

  it.each([
    {},
    { Cookie: "i18n_redirected=en", "Accept-Language": "de" },
    { Cookie: "i18n_redirected=hr", "Sec-Fetch-Site": "same-origin" },
  ])("for %j is English", async (headers: Record<string, string>) => {
    const response = await ask("/", headers);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(english);
    expect(response.headers.get("Vary")).toBe(`${languageVary}, Accept-Encoding`);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(response.headers.has("Set-Cookie")).toBe(false);
  });

  it("replaces an unknown cookie with the language chosen", async () => {
    const wrong = { Cookie: "i18n_redirected=fr" };
    const german = await ask("/", { ...wrong, "Accept-Language": "de" });
    expect(german.headers.get("Location")).toBe("/de");
    expect(german.headers.get("Set-Cookie")).toContain("i18n_redirected=de; Max-Age=31536000");
    const fallback = await ask("/", wrong);
    expect(await fallback.text()).toBe(english);
    expect(fallback.headers.get("Set-Cookie")).toContain("i18n_redirected=en");
    expect(fallback.headers.get("Cache-Control")).toBe("private, no-cache");
  });
});

describe("a language link without JavaScript", () => {
  const navigation = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "document" };

  it.each([
    ["/hr/o-vili", "hr", "about?x=1", 200, {}],
    ["/", "en", "de", 304, { Cookie: "i18n_redirected=de", "If-None-Match": "*" }],
  ])("to %s is remembered as %s", async (path, locale, from, status, headers) => {
    const Referer = `http://localhost/${from}`;
    const response = await ask(path, { ...navigation, ...headers, Referer });
    expect(response.status).toBe(status);
    expect(response.headers.get("Set-Cookie")).toBe(
      `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`,
    );
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  });

  it("is known by the page that it stands on, where a browser says no more", async () => {
    const german = { Host: "villa.example", "Accept-Language": "de" };
    const own = await ask("/", { ...german, Referer: "http://villa.example/de" });
    expect(own.status).toBe(200);
    expect(own.headers.get("Set-Cookie")).toContain("i18n_redirected=en");
    const foreign = await ask("/", { ...german, Referer: "http://other.example/de" });
    expect(foreign.headers.get("Location")).toBe("/de");
  });

  it("leaves a cookie for https alone where the site is on https", async () => {
    const manifest = createFakeManifest({ siteUrl: "https://villa.example" });
    const secure = await startFakeServer({ manifest });
    const headers = { ...navigation, Referer: "https://villa.example/" };
    const response = await secure.ask("/de/lage", headers);
    expect(response.headers.get("Set-Cookie")).toMatch(/^i18n_redirected=de;.*; Secure$/);
  });

  it.each([
    ["from a page in the same language", { Referer: "http://localhost/hr" }],
    ["with a rubbish referrer", { Referer: "%%%" }],
    ["from another site", { "Sec-Fetch-Site": "cross-site", Referer: "http://x/de" }],
    ["that is only prefetched data", { "Sec-Fetch-Dest": "empty", Referer: "http://x/de" }],
  ])("%s leaves no cookie", async (_case, headers) => {
    const response = await ask("/hr/o-vili", { ...navigation, ...headers });
    expect(response.headers.has("Set-Cookie")).toBe(false);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
  });
});
