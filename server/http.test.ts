// How requests and responses travel; what is refused is in hostile-requests.test.ts.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startFakeServer } from "../tests/support/server/fake-site.ts";
import { sendRaw, sendTarget } from "../tests/support/server/raw-request.ts";
import { createLogger } from "./logger.ts";

let logged = "";
const log = createLogger("info", (lines) => {
  logged += lines;
});
const { port } = await startFakeServer({ log });

beforeEach(() => {
  logged = "";
});

/** A page that is rendered for the request: its response comes later. */
const slow = "/pricing-and-availability?arrival=2027-07-03&departure=2027-07-10";
const ask = (target: string) => `GET ${target} HTTP/1.1\r\nHost: x\r\n`;
const last = "Connection: close\r\n\r\n";

describe("responses", () => {
  it("to several requests at once come in order", async () => {
    const answer = await sendRaw(port, `${ask(slow)}\r\n${ask("/about")}\r\n${ask("/hr")}${last}`);
    expect(answer).toMatch(/arrival.*about___en\.html.*home___hr\.html$/s);
  });

  it.each([
    ["rubbish", "rubbish\r\n\r\n", "400 Bad Request"],
    ["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", "405 Method Not Allowed"],
  ])("to %s come after those to the requests before", async (_case, text, status) => {
    const answer = await sendRaw(port, `${ask(slow)}\r\n${text}`);
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (.*)\r\n/g)].map(([, line]) => line);
    expect(statuses).toEqual(["200 OK", status]);
  });

  it("to a last request are not lost when more follows", async () => {
    const answer = await sendRaw(port, `${ask(slow)}${last}GET /about HTTP/1.1\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:(?!HTTP).)*departure=2027-07-10$/s);
  });
});

describe("the request log", () => {
  it("has one line a request but for health checks, without query, cookies or addresses", async () => {
    const cookie = "Cookie: i18n_redirected=hr; secret=1\r\n";
    for (const path of ["/healthz", "/readyz"]) await sendTarget(port, path);
    await sendRaw(port, `${ask("/about?token=2")}${cookie}${last}`);
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
});
