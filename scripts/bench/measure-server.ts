import { join } from "node:path";
import { addDays } from "../../src/availability/calendar-date.ts";
import { writeStayQuery } from "../../src/availability/read-stay-query.ts";
import { pages } from "../../src/routes.ts";
import { sendRequest } from "../../tests/support/send-request.ts";
import { serveBuild } from "../lib/serve-build.ts";
import { budgets } from "./budgets.ts";
import type { Findings, Task } from "./part.ts";
import { readMemory, readProcessorTime } from "./read-process.ts";
import type { Row } from "./row.ts";
import { sendLoad } from "./send-load.ts";
import { servePlainly } from "./serve-plainly.ts";
import { serveWithNginx } from "./serve-with-nginx.ts";
import { median } from "./statistics.ts";

/** A server under load: where it listens, and its process. */
type Target = { readonly port: number; readonly pid: number };

/** Answers a second, as seen by the client, and per second that the server had a processor. */
type Rate = { readonly seen: number; readonly perProcessorSecond: number };

const headers = { "Accept-Encoding": "gzip" };
/** Enough to keep one processor busy, few enough for an answer that takes a tenth of a second. */
const connections = 8;
const warmUpMilliseconds = 2000;
const loadMilliseconds = 5000;
/** More than the server keeps of them (`server/live-pages.ts`), so that each has to be rendered. */
const stays = 1000;

/** Pages a second from the finished server beside nginx with the same bytes, and its memory. */
export async function measureServer({ root, runs }: Task): Promise<Findings> {
  using site = await serveBuild(join(root, "dist"));
  const own: Target = { port: Number(new URL(site.address).port), pid: site.pid };
  const stayPaths = listStayPaths();
  const path = stayPaths[0] ?? "";
  const measured: readonly (readonly [string, string, readonly string[]])[] = [
    ["The English home page", pages.home.en, [pages.home.en]],
    ["A page of the build", pages.about.en, [pages.about.en]],
    ["A page rendered for a stay", pages["pricing-and-availability"].en, stayPaths],
  ];
  const answers = new Map([
    [pages.home.en as string, await sendRequest(site.address + pages.home.en, { headers })],
    [pages.about.en, await sendRequest(site.address + pages.about.en, { headers })],
    [pages["pricing-and-availability"].en, await sendRequest(site.address + path, { headers })],
  ]);
  const memoryAtStart = readMemory(site.pid);
  using plain = await servePlainly(join(root, ".cache", "bench", "plain"), answers);
  using nginx = await serveWithNginx(join(root, ".cache", "bench", "nginx"), answers);
  const rows: Row[] = [];
  for (const [what, nginxPath, paths] of measured) {
    const isReady = paths.length === 1;
    const [ours, node, theirs]: [Rate[], Rate[], Rate[]] = [[], [], []];
    await sendLoad({ ...load(own, paths), milliseconds: warmUpMilliseconds });
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measureRate(own, paths));
      if (isReady) node.push(await measureRate(plain, paths));
      if (nginx) theirs.push(await measureRate(nginx, [nginxPath]));
    }
    rows.push(...compare(what, ours, theirs, isReady));
    if (isReady) rows.push(...compare(`${what}, by Node's HTTP server alone`, node, theirs, false));
  }
  return { rows: [...rows, ...listMemory(memoryAtStart, readMemory(site.pid))] };
}

function listStayPaths(): string[] {
  const today = new Date().toISOString().slice(0, 10);
  return Array.from({ length: stays }, (_, index) => {
    const arrival = addDays(today, 1 + (index % 250));
    const departure = addDays(arrival, 3 + Math.floor(index / 250));
    return `${pages["pricing-and-availability"].en}?${writeStayQuery({ arrival, departure })}`;
  });
}

function load({ port }: Target, paths: readonly string[]) {
  const heads = paths.map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip\r\n\r\n`,
  );
  return { port, heads, connections, milliseconds: loadMilliseconds };
}

async function measureRate(target: Target, paths: readonly string[]): Promise<Rate> {
  const began = performance.now();
  const before = readProcessorTime(target.pid) ?? Number.NaN;
  const answers = await sendLoad(load(target, paths));
  const seconds = (performance.now() - began) / 1000;
  const after = readProcessorTime(target.pid) ?? Number.NaN;
  return { seen: answers / seconds, perProcessorSecond: answers / (after - before) };
}

function compare(what: string, ours: Rate[], theirs: Rate[], isReady: boolean): Row[] {
  const row = (kind: keyof Rate, name: string, note: string): Row => {
    const value = median(ours.map((rate) => rate[kind]));
    const reference = median(theirs.map((rate) => rate[kind]));
    if (Number.isNaN(value)) return { what: name, unit: "/s", note: "known on Linux only" };
    const measured = { what: name, value, unit: "/s" };
    if (Number.isNaN(reference)) return { ...measured, note: "no nginx on this machine" };
    const floor = reference * budgets.leastRateOfNginx;
    return { ...measured, reference, note, ...(isReady && { floor }) };
  };
  return [
    row("seen", what, `${connections} kept connections; reference: nginx, the same bytes`),
    row("perProcessorSecond", `${what}, of a second on the processor`, "reference: nginx"),
  ];
}

function listMemory(atStart: number | undefined, afterLoad: number | undefined): Row[] {
  const figures = [
    ["Memory after the start", atStart],
    ["Memory after the load", afterLoad],
  ] as const;
  return figures.map(([what, value]) =>
    value === undefined
      ? { what, unit: "MB", note: "known on Linux only" }
      : { what, unit: "MB", value, budget: budgets.memoryMegabytes },
  );
}
