import { join } from "node:path";
import { pages } from "../../src/routes.ts";
import { sendRequest } from "../../tests/support/send-request.ts";
import { serveBuild } from "../lib/serve-build.ts";
import { budgets } from "./budgets.ts";
import {
  connections,
  listStayPaths,
  measureRate,
  type Rate,
  type Target,
  warmUp,
} from "./measure-rate.ts";
import type { Findings, Task } from "./part.ts";
import { readMemory } from "./read-process.ts";
import type { Row } from "./row.ts";
import { servePlainly } from "./serve-plainly.ts";
import { serveWithNginx } from "./serve-with-nginx.ts";
import { median } from "./statistics.ts";

const headers = { "Accept-Encoding": "gzip" };

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
    await warmUp(own, paths);
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
