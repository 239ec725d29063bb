import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeManifest } from "../tests/support/server/fake-site.ts";
import { listenLocally } from "../tests/support/server/listen-locally.ts";
import { sendTarget } from "../tests/support/server/raw-request.ts";
import { createHttpServer } from "./http.ts";
import { createLogger } from "./logger.ts";
import type { Respond } from "./respond.ts";

/** Far shorter than those of a real server, in the same order. */
const limits = {
  headersTimeout: 300,
  requestTimeout: 600,
  connectionsCheckingInterval: 50,
  keepAliveTimeout: 300,
  silence: 900,
  linger: 50,
};
const dripMilliseconds = 20;
const largeBytes = 64 * 1024 * 1024;
const head = "GET / HTTP/1.1\r\nHost: x\r\n";

let server: Server;
let port: number;

beforeEach(async () => {
  const log = createLogger("silent", () => {});
  const policy = createFakeManifest();
  const respond: Respond = async ({ path }) => {
    const body =
      path === "/large" ? new Uint8Array(largeBytes) : new TextEncoder().encode("served");
    return { status: 200, headers: { "Content-Length": String(body.length) }, body };
  };
  ({ server } = createHttpServer({ respond, policy, log, limits }));
  port = await listenLocally(server);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Connects; `answer` is all that has come when the server has closed. */
function open(): { socket: Socket; answer: Promise<string> } {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    text += chunk;
  });
  socket.on("error", () => {});
  socket.on("end", () => socket.end());
  socket.once("close", () => resolve(text));
  return { socket, answer: promise };
}

/** Sends a beginning, then a little more again and again for as long as it is let. */
function drip(beginning: string, more: string): Promise<string> {
  const { socket, answer } = open();
  socket.write(beginning);
  const timer = setInterval(() => socket.writable && socket.write(more), dripMilliseconds);
  return answer.finally(() => clearInterval(timer));
}

const countConnections = () =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

describe("a client that takes its time", () => {
  it("is told so when it sends nothing", async () => {
    const { answer } = open();
    expect(await answer).toMatch(/^HTTP\/1\.1 408 .*content-security-policy: /is);
  });

  it("is told so when its headers never end", async () => {
    expect(await drip(head, "A: b\r\n")).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is told so when its first line never ends", async () => {
    expect(await drip("GET /", "a")).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is left alone with a body that never ends, once it has its answer", async () => {
    const answer = await drip(`${head}Content-Length: 100000\r\n\r\n`, "x");
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\nserved/s);
  });

  it("is left when it asks for nothing more", async () => {
    const { socket, answer } = open();
    socket.write(`${head}\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 (?:(?!HTTP).)*served$/s);
  });

  it("is left when it does not read what it has asked for", async () => {
    const { socket } = open();
    socket.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "data");
    socket.pause();
    expect(await countConnections()).toBe(1);
    await vi.waitFor(async () => expect(await countConnections()).toBe(0), { timeout: 10_000 });
    socket.destroy();
  });
});

describe("a client that closes its side", () => {
  it("after its request still gets the answer", async () => {
    const { socket, answer } = open();
    socket.end(`${head}\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*served$/s);
  });

  it("in the middle of a request is told that it was none", async () => {
    const { socket, answer } = open();
    socket.end(head);
    expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("before any request is let go", async () => {
    const { socket, answer } = open();
    socket.end();
    expect(await answer).toBe("");
  });
});

describe("600 such clients at once", () => {
  it("keep no visitor from being served, and are all gone in the end", async () => {
    let accepted = 0;
    server.on("connection", () => {
      accepted += 1;
    });
    const rude = Array.from({ length: 100 }, () => {
      const halfClosed = open();
      halfClosed.socket.end(head);
      return [
        open().answer,
        open().answer,
        drip(head, "A: b\r\n"),
        drip("GET /", "a"),
        drip(`${head}Content-Length: 100000\r\n\r\n`, "x"),
        halfClosed.answer,
      ];
    }).flat();
    for (let visitor = 0; visitor < 20; visitor += 1) {
      expect(await sendTarget(port, "/")).toMatch(/^HTTP\/1\.1 200 .*served$/s);
    }
    await Promise.all(rude);
    expect(accepted).toBe(600 + 20);
    await vi.waitFor(async () => expect(await countConnections()).toBe(0), { timeout: 10_000 });
  }, 20_000);
});
