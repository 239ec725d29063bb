import type { Server } from "node:http";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeApp } from "./fake-site.ts";
import { createHttpServer } from "./http-server.ts";
import { listenLocally } from "./listen-locally.ts";
import { createLogger } from "./logger.ts";
import { sendRaw, sendTarget } from "./raw-request.ts";

let server: Server;
let port: number;
let logged = "";
const log = createLogger("info", (lines) => {
  logged += lines;
});

beforeAll(async () => {
  const { app, ready, table } = createFakeApp({ log });
  const fetch: typeof app.fetch = (request, env) => {
    if (new URL(request.url).pathname === "/throws") {
      throw "no error object";
    }
    if (new URL(request.url).pathname === "/later") {
      return setImmediate("served later").then((text) => new Response(text));
    }
    return app.fetch(request, env);
  };
  server = createHttpServer({ fetch, findReady: ready.find, site: table.site, log });
  port = await listenLocally(server);
});

beforeEach(() => {
  logged = "";
});

afterAll(() => {
  server.close();
});

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

function expectProtected(answer: string): void {
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(answer).toMatch(/^x-content-type-options: nosniff/im);
  expect(answer).not.toMatch(/^(server|x-powered-by):/im);
  expect(answer).not.toMatch(/node_modules|\.ts:|Error:/);
}

describe("malformed addresses", () => {
  it.each([
    "/%",
    "/%zz",
    "/hr/%E0%A4%A",
    "/%C0%AE%C0%AE/etc/passwd",
    "/%FF",
    "/%00",
    "/about%00.html",
    "/\\evil.example",
    "/en/\\evil.example",
    "/about#x",
    "about",
    "*",
    "ftp://x/",
    "http://me@x/",
    "/\xff",
  ])("%j is answered with 400", async (target) => {
    const answer = await sendTarget(port, target);
    expect(statusOf(answer)).toBe(400);
    expectProtected(answer);
  });

  it.each(["/\u0000", "/a\u0000b", "/a\u0001", "/a b"])(
    "%j is answered with 400",
    async (target) => {
      const answer = await sendTarget(port, target);
      expect(statusOf(answer)).toBe(400);
      expectProtected(answer);
    },
  );

  it.each([
    "//evil.example",
    "//evil.example/",
    "///evil.example/en",
    "/../etc/passwd",
    "/hr/../about",
    "/about/..",
    "/./about",
    "/%2e%2e/about",
    "/..%2fabout",
    "/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/%252e%252e/about",
    "/..%5cabout",
    "/....//about",
    "/assets/../site.json",
    "/site.json",
    "/en/..//evil.example",
    "/en/%5cevil.example",
    "/en/%2f%2fevil.example",
    "/about%2F",
  ])("%s is answered with 404 and leads nowhere", async (target) => {
    const answer = await sendTarget(port, target);
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toMatch(/^location:/im);
    expectProtected(answer);
  });

  it("stray percent signs in a query are let through", async () => {
    expect(statusOf(await sendTarget(port, "/about?discount=50%&x=%zz"))).toBe(200);
  });

  it.each([8193, 20_000, 40_000, 200_000])(
    "of %i characters are answered with 414",
    async (length) => {
      const answer = await sendTarget(port, "/".padEnd(length, "a"));
      expect(statusOf(answer)).toBe(414);
      expectProtected(answer);
    },
  );
});

describe("absolute addresses", () => {
  it.each(["http://x/about", "http://evil.example/about", "HTTPS://evil.example:1/about"])(
    "%s means its path",
    async (target) => {
      const answer = await sendTarget(port, target);
      expect(statusOf(answer)).toBe(200);
      expect(answer).toContain("The bytes of about___en.html");
    },
  );

  it("never put their host into a redirect", async () => {
    const answer = await sendTarget(port, "http://evil.example/en/about/?x=1");
    expect(statusOf(answer)).toBe(301);
    expect(answer).toMatch(/^location: \/about\?x=1\r$/im);
  });
});

describe("the Host header", () => {
  it.each([
    ["missing", ""],
    ["twice", "Host: a\r\nHost: b\r\n"],
    ["twice the same", "Host: a\r\nhost: a\r\n"],
    ["empty", "Host:\r\n"],
    ["with a path", "Host: a/b\r\n"],
    ["with a user", "Host: me@a\r\n"],
    ["with a space", "Host: a b\r\n"],
    ["with two hosts", "Host: a, b\r\n"],
    ["with a rubbish port", "Host: a:b\r\n"],
    ["with high bytes", "Host: \xe9\r\n"],
    ["with markup", "Host: <script>\r\n"],
  ])("%s is answered with 400", async (_case, lines) => {
    const answer = await sendRaw(port, `GET / HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
    expect(statusOf(answer)).toBe(400);
    expectProtected(answer);
  });

  it.each(["1.2.3", "VILLA.example:80", "[::1]:3000", "a_b", "256.256.256.256", "xn--"])(
    "%s is fine and never shows in an answer",
    async (host) => {
      const request = `GET /en/about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      const answer = await sendRaw(port, request);
      expect(statusOf(answer)).toBe(301);
      expect(answer).toMatch(/^location: \/about\r$/im);
    },
  );
});

describe("malformed requests", () => {
  it.each([
    ["rubbish", "rubbish\r\n\r\n", 400],
    ["an unknown method", "BREW / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n", 400],
    ["a NUL in a header", "GET / HTTP/1.1\r\nHost: x\r\nA: \u0000\r\n\r\n", 400],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      400,
    ],
    ["too many header bytes", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(40_000)}\r\n\r\n`, 431],
    ["an unknown expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n", 417],
    ["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", 405],
    ["TRACE", "TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405],
  ])("with %s are answered in order", async (_case, text, status) => {
    const answer = await sendRaw(port, text);
    expect(statusOf(answer)).toBe(status);
    expectProtected(answer);
  });

  it("with a body that nobody wants are answered with 405", async () => {
    const head =
      "POST /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 70000\r\n\r\n";
    const answer = await sendRaw(port, head + "x".repeat(70_000));
    expect(statusOf(answer)).toBe(405);
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
  });

  it("with rubbish cookies, languages and conditions still get a page", async () => {
    const rubbish = '\xff;=,"q='.repeat(100);
    const headers = ["Cookie", "Accept-Language", "Accept-Encoding", "If-None-Match", "Referer"]
      .map((name) => `${name}: ${rubbish}\r\n`)
      .join("");
    const fetched = "Sec-Fetch-Site: same-origin\r\nSec-Fetch-Dest: document\r\n";
    const request = `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}${fetched}\r\n`;
    expect(statusOf(await sendRaw(port, request))).toBe(200);
  });

  it("that ask for another protocol get the page in this one", async () => {
    const upgrade = "Connection: Upgrade, close\r\nUpgrade: websocket\r\n";
    const answer = await sendRaw(port, `GET /about HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`);
    expect(statusOf(answer)).toBe(200);
  });

  it("do not keep the server from answering the next one", async () => {
    expect(statusOf(await sendTarget(port, "/about"))).toBe(200);
  });
});

describe("answers on the wire", () => {
  it("to HEAD carry the length and no body", async () => {
    const answer = await sendTarget(port, "/about", "HEAD");
    expect(answer).toMatch(/^content-length: 28\r$/im);
    expect(answer.endsWith("\r\n\r\n")).toBe(true);
  });

  it("to a condition that holds are 304 without a body", async () => {
    const answer = await sendRaw(
      port,
      "GET /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-None-Match: *\r\n\r\n",
    );
    expect(statusOf(answer)).toBe(304);
    expect(answer.endsWith("\r\n\r\n")).toBe(true);
    expectProtected(answer);
  });

  it("to several requests at once come in order", async () => {
    const last = "GET /hr HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const answer = await sendRaw(port, `GET /about HTTP/1.1\r\nHost: x\r\n\r\n${last}`);
    expect(answer).toMatch(/about___en\.html.*home___hr\.html$/s);
  });

  it.each([
    ["rubbish", "rubbish\r\n\r\n", "400 Bad Request"],
    ["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", "405 Method Not Allowed"],
  ])("to %s come after those to the requests before", async (_case, text, status) => {
    const answer = await sendRaw(port, `GET /later HTTP/1.1\r\nHost: x\r\n\r\n${text}`);
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (.*)\r\n/g)].map(([, line]) => line);
    expect(statuses).toEqual(["200 OK", status]);
  });

  it("to a last request are not lost when more follows", async () => {
    const last = "GET /later HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const answer = await sendRaw(port, `${last}GET /about HTTP/1.1\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:(?!HTTP).)*served later$/s);
  });

  it("tell nothing when even the app throws something odd", async () => {
    const answer = await sendTarget(port, "/throws");
    expect(statusOf(answer)).toBe(500);
    expect(answer).toMatch(/Internal server error$/);
    expectProtected(answer);
  });
});

describe("the request log", () => {
  it("has one line a request, without query, cookies or addresses", async () => {
    const cookie = "Cookie: i18n_redirected=hr; secret=1\r\n";
    await sendRaw(
      port,
      `GET /about?token=2 HTTP/1.1\r\nHost: x\r\n${cookie}Connection: close\r\n\r\n`,
    );
    await vi.waitFor(() => expect(logged).toMatch(/\n$/));
    expect(JSON.parse(logged)).toEqual({
      time: expect.any(String),
      level: "info",
      method: "GET",
      path: "/about",
      status: 200,
      milliseconds: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect(logged).not.toMatch(/token|secret|127\.0\.0\.1/);
  });

  it("names refused requests too, without their query and shortened", async () => {
    await sendTarget(port, `/${"a".repeat(9000)}?token=2`);
    await vi.waitFor(() => expect(logged).toMatch(/\n$/));
    expect(JSON.parse(logged)).toMatchObject({ status: 414, path: "/".padEnd(200, "a") });
  });

  it("leaves health checks to the debug level", async () => {
    await sendTarget(port, "/healthz");
    await sendTarget(port, "/readyz");
    await sendTarget(port, "/about");
    await vi.waitFor(() => expect(logged).toContain("/about"));
    expect(logged).not.toMatch(/healthz|readyz/);
  });
});
