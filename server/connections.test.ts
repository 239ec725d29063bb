// Clients that take their time, and how a server that closes treats all of them.
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeManifest } from "../tests/support/server/fake-site.ts";
import { listenLocally } from "../tests/support/server/listen-locally.ts";
import { sendRaw, sendTarget } from "../tests/support/server/raw-request.ts";
import { createHttpServer } from "./http.ts";
import { createLogger } from "./logger.ts";
import type { Respond } from "./respond.ts";

/** Far shorter than those of a real server, in the same order. */
const limits = {
  headersTimeout: 300,
  requestTimeout: 600,
  connectionsCheckingInterval: 50,
  silence: 900,
  linger: 50,
};
const longLimitMilliseconds = 60_000;
const dripMilliseconds = 20;
const largeBytes = 64 * 1024 * 1024;
const head = "GET / HTTP/1.1\r\nHost: x\r\n";

let http: ReturnType<typeof createHttpServer>;
let port: number;
let asked: string[];

beforeEach(async () => {
  asked = [];
  const log = createLogger("silent", () => {});
  const policy = createFakeManifest();
  const respond: Respond = async ({ path }) => {
    asked.push(path);
    if (path === "/never") await new Promise(() => {});
    const body = path === "/large" ? new Uint8Array(largeBytes) : Buffer.from("served");
    return { status: 200, headers: { "Content-Length": String(body.length) }, body };
  };
  http = createHttpServer({ respond, policy, log, limits });
  port = await listenLocally(http.server);
});

afterEach(() => {
  http.server.closeAllConnections();
  http.server.close();
});

/** Sends a beginning, then a little more again and again for as long as it is let. */
const drip = (beginning: string, more: string) =>
  sendRaw(port, beginning, (socket) => {
    const timer = setInterval(() => socket.writable && socket.write(more), dripMilliseconds);
    socket.once("close", () => clearInterval(timer));
  });

/** Sends a text and closes its own side. */
const sendLast = (text: string) => sendRaw(port, text, (socket) => socket.end());

const countConnections = () =>
  new Promise<number>((resolve) => http.server.getConnections((_error, count) => resolve(count)));

const noneIsLeft = () =>
  vi.waitFor(async () => expect(await countConnections()).toBe(0), { timeout: 10_000 });

it("600 clients that take their time are told so, and keep no visitor from being served", async () => {
  const tooSlow = /^HTTP\/1\.1 408 .*content-security-policy: /is;
  const served = /^HTTP\/1\.1 200 (?:(?!HTTP).)*served$/s;
  const clients: readonly (readonly [what: string, come: () => Promise<string>, end: RegExp])[] = [
    ["sends nothing", () => sendRaw(port, ""), tooSlow],
    ["has headers without end", () => drip(head, "A: b\r\n"), tooSlow],
    ["has a first line without end", () => drip("GET /", "a"), tooSlow],
    [
      "has a body without end",
      () => drip(`${head}Content-Length: 100000\r\n\r\n`, "x"),
      /^HTTP\/1\.1 200 .*served/s,
    ],
    ["asks for nothing more", () => sendRaw(port, `${head}\r\n`), served],
    ["closes its side after a request", () => sendLast(`${head}\r\n`), served],
    // On a busy machine the limit of time may come first.
    ["closes its side in a request", () => sendLast(head), /^HTTP\/1\.1 40[08] /],
    ["closes its side at once", () => sendLast(""), /^$/],
  ];
  const ends = Array.from({ length: 75 }, () =>
    clients.map(async ([what, come, end]) => expect(await come(), what).toMatch(end)),
  ).flat();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    expect(await sendTarget(port, "/")).toMatch(served);
  }
  await Promise.all(ends);
  await noneIsLeft();
}, 20_000);

it("A client that does not read what it has asked for is left.", async () => {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");
  socket.pause();
  expect(await countConnections()).toBe(1);
  await noneIsLeft();
  socket.destroy();
});

describe("closing a server", () => {
  it("serves those who were waiting to be let in", async () => {
    const answer = sendRaw(port, `${head}\r\n`);
    await http.close(longLimitMilliseconds);
    expect(await answer).toMatch(/Connection: close\r\n.*served$/s);
  });

  it("cuts off what has not ended within the limit", async () => {
    const answer = sendTarget(port, "/never");
    await vi.waitFor(() => expect(asked).toEqual(["/never"]));
    await http.close(50);
    expect(await answer).toBe("");
  });
});
