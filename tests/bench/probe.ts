import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { sendRequest } from "../support/send-request.ts";
import { median } from "./row.ts";

const probeSeconds = 5;

/** Response times, in milliseconds, that 95 of 100 requests stay within, and that half of them do. */
export type Latency = { readonly p95: number; readonly middle: number };

/** Asks for an address over one connection 100 times a second, so that asking is no load itself. */
export async function probe(url: string, seconds = probeSeconds): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { "Accept-Encoding": "gzip" };
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await wait(10);
    const began = performance.now();
    await sendRequest(url, { agent, headers });
    times.push(performance.now() - began);
  }
  agent.destroy();
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  return { p95, middle: median(times) };
}
