// By hand: `node scripts/bench/soak.ts`, after a build, on Linux. It takes about two minutes.
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { exchange } from "../../tests/hostile/exchange.ts";
import { sendRequest } from "../../tests/support/send-request.ts";
import { countDescriptors, readMegabytes, type ServedBuild, serveBuild } from "./served-build.ts";
import { soakRequest } from "./soak-requests.ts";

/** One figure of the bench. */
type Row = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The value may not be above it. */
  readonly budget?: number;
};

const warmRequests = 10_000;
const allRequests = 50_000;
const connectionsAtOnce = 32;
const manyConnections = 1000;
const settleMilliseconds = 10_000;

/** What 50,000 requests of all kinds, and 1,000 connections at once, leave behind in a server. */
export async function measureSoak(): Promise<readonly Row[]> {
  await using server = await serveBuild();
  const atStart = { memory: readMegabytes(server.pid), descriptors: countDescriptors(server.pid) };
  const early = await sendMany(server, 0, warmRequests);
  const warm = readMegabytes(server.pid);
  const late = await sendMany(server, warmRequests, allRequests);
  const end = readMegabytes(server.pid);
  const leftAfterRequests = await settle(server.pid, atStart.descriptors);
  const unserved = await holdMany(server.port);
  const leftAfterConnections = await settle(server.pid, atStart.descriptors);
  return [
    { what: "Memory after the start", value: atStart.memory, unit: "MB", budget: 120 },
    { what: "Memory after 10,000 requests", value: warm, unit: "MB" },
    { what: "Memory after 50,000 requests", value: end, unit: "MB" },
    { what: "Growth between the two", value: end - warm, unit: "MB", budget: 10 },
    { what: "Answers of 5xx, or none", value: early + late, unit: "", budget: 0 },
    { what: "Descriptors left by requests", value: leftAfterRequests, unit: "", budget: 0 },
    { what: "Of 1,000 connections unserved", value: unserved, unit: "", budget: 0 },
    { what: "Descriptors left by them", value: leftAfterConnections, unit: "", budget: 0 },
  ];
}

/** Sends the requests from one number to another; gives back how many were answered badly. */
async function sendMany({ address, port }: ServedBuild, from: number, to: number) {
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
  while (countDescriptors(pid) > before && performance.now() < until) await setTimeout(100);
  return countDescriptors(pid) - before;
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

if (import.meta.main) console.table(await measureSoak());
