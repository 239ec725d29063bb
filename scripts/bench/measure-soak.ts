import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { exchange } from "../../tests/hostile/exchange.ts";
import { sendRequest } from "../../tests/support/send-request.ts";
import { serveBuild } from "../lib/serve-build.ts";
import type { Findings, Task } from "./part.ts";
import { countDescriptors, readMemory } from "./read-process.ts";
import type { Row } from "./row.ts";
import { soakRequest } from "./soak-requests.ts";

const warmRequests = 10_000;
const allRequests = 50_000;
const connectionsAtOnce = 32;
const manyConnections = 1000;
const settleMilliseconds = 10_000;

/** Megabytes that the server may need more after 50,000 requests than after the first 10,000. */
const growthMegabytes = 10;

/** What 50,000 requests of all kinds, and 1,000 connections at once, leave behind in a server. */
export async function measureSoak({ root }: Task): Promise<Findings> {
  using server = await serveBuild(join(root, "dist"));
  const before = countDescriptors(server.pid) ?? 0;
  const early = await sendMany(server.address, 0, warmRequests);
  const warm = readMemory(server.pid);
  const late = await sendMany(server.address, warmRequests, allRequests);
  const end = readMemory(server.pid);
  const leftAfterRequests = await settle(server.pid, before);
  const unserved = await holdMany(Number(new URL(server.address).port));
  const leftAfterConnections = await settle(server.pid, before);
  const memory: readonly Row[] =
    warm === undefined || end === undefined
      ? [{ what: "Memory", unit: "MB", note: "known on Linux only" }]
      : [
          { what: "Memory after 10,000 requests", value: warm, unit: "MB" },
          { what: "Memory after 50,000 requests", value: end, unit: "MB" },
          {
            what: "Growth between the two",
            value: end - warm,
            unit: "MB",
            budget: growthMegabytes,
          },
        ];
  return {
    rows: [
      ...memory,
      { what: "Answers of 5xx, or none", value: early + late, unit: "", budget: 0 },
      { what: "Descriptors left by requests", value: leftAfterRequests, unit: "", budget: 0 },
      { what: "Of 1,000 connections unserved", value: unserved, unit: "", budget: 0 },
      { what: "Descriptors left by them", value: leftAfterConnections, unit: "", budget: 0 },
    ],
  };
}

/** Sends the requests from one number to another; gives back how many were answered badly. */
async function sendMany(address: string, from: number, to: number): Promise<number> {
  const port = Number(new URL(address).port);
  using agent = new KeptConnections();
  let next = from;
  let bad = 0;
  async function sendNext(): Promise<void> {
    while (next < to) {
      const request = soakRequest(next);
      next += 1;
      const status =
        "bytes" in request
          ? (await exchange(port, request.bytes))[0]?.status
          : (await sendRequest(address + request.path, { ...request, agent })).status;
      if (status === undefined || status >= 500) bad += 1;
    }
  }
  await Promise.all(Array.from({ length: connectionsAtOnce }, sendNext));
  return bad;
}

class KeptConnections extends Agent {
  constructor() {
    super({ keepAlive: true, maxSockets: connectionsAtOnce });
  }
  [Symbol.dispose](): void {
    this.destroy();
  }
}

/** How many descriptors more than before remain once the server has had time to close them. */
async function settle(pid: number, before: number): Promise<number> {
  const until = performance.now() + settleMilliseconds;
  const countLeft = () => (countDescriptors(pid) ?? before) - before;
  while (countLeft() > 0 && performance.now() < until) await setTimeout(100);
  return countLeft();
}

/** Opens a thousand connections, asks on each while all are open, and counts those without answer. */
async function holdMany(port: number): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: manyConnections }, () => open(port)));
  const answers = await Promise.all(sockets.map(ask));
  for (const socket of sockets) socket.destroy();
  return answers.filter((isServed) => !isServed).length;
}

function open(port: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect(port, "127.0.0.1", () => resolve(socket));
  socket.once("error", reject);
  return promise;
}

function ask(socket: Socket): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once("data", (chunk) => resolve(chunk.toString("latin1").startsWith("HTTP/1.1 200 ")));
  socket.once("close", () => resolve(false));
  socket.write("GET /about HTTP/1.1\r\nHost: villa.example\r\n\r\n");
  return promise;
}
