import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { listenLocally } from "../tests/support/server/listen-locally.ts";
import { followConnections } from "./connections.ts";

const longLimitMilliseconds = 60_000;

async function listen(handle: RequestListener) {
  const server = createServer((incoming, outgoing) => {
    begin(outgoing);
    handle(incoming, outgoing);
  });
  const { begin, close } = followConnections(server);
  return { close, port: await listenLocally(server) };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

function readToEnd(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    text += chunk;
  });
  return once(socket, "close").then(() => text);
}

const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

describe("closing a server", () => {
  it("takes no new connections, and soon ends those that are idle or silent", async () => {
    const { close, port } = await listen((_request, response) => response.end("ok"));
    const silent = await open(port);
    const idle = await open(port);
    idle.write(request);
    await once(idle, "data");
    const ends = [once(silent, "close"), once(idle, "close")];
    await close(longLimitMilliseconds);
    await Promise.all(ends);
    await expect(open(port)).rejects.toThrow("ECONNREFUSED");
  });

  it("takes those who were waiting to be let in when it began", async () => {
    const { close, port } = await listen((_request, response) => response.end("whole"));
    const waiting = connect(port, "127.0.0.1");
    const answer = readToEnd(waiting);
    waiting.write(request);
    await close(longLimitMilliseconds);
    expect(await answer).toMatch(/Connection: close\r\n.*whole$/s);
  });

  it("cuts off what has not ended within the limit", async () => {
    const arrived = Promise.withResolvers<void>();
    const { close, port } = await listen(() => arrived.resolve());
    const socket = await open(port);
    const answer = readToEnd(socket);
    socket.write(request);
    await arrived.promise;
    await close(50);
    expect(await answer).toBe("");
  });
});
