import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { defaultLocale } from "../../domain/locales/locales.ts";
import { findRoute, type Page, paths } from "../../house/routes/routes.ts";
import { budgets } from "../support/budgets.ts";
import { workspace } from "../support/built-site.ts";
import { serveBuild } from "../support/serve-build.ts";
import { type Latency, probe } from "./probe.ts";
import { readMemory, readProcessorSeconds } from "./read-process.ts";
import { median, type Row } from "./row.ts";

const floodSeconds = 8;
const wholePages = 300;

/** How ready pages fare while this many connections ask for random stays, as fast as they can. */
export async function measureFlood(): Promise<Row[]> {
  using site = await serveBuild(workspace.out);
  const ready = site.address + pathOf("about");
  // Not counted: the first requests wait for the compiler.
  await Promise.all([flood(site, 16), probe(ready)]);
  // On processors as busy as when stays are asked for: two that share a core slow each other down.
  const [wholePageRate] = await Promise.all([measureWholePages(), flood(site, 16)]);
  const floods = [];
  const idles: Latency[] = [];
  for (const connections of [16, 200, 600]) {
    idles.push(await probe(ready));
    const before = readProcessorSeconds(site.pid);
    const [stays, among] = await Promise.all([flood(site, connections), probe(ready)]);
    const processor = readProcessorSeconds(site.pid) - before;
    floods.push({ connections, stays, among, processor });
  }
  const idle = median(idles.map(({ p95 }) => p95));
  const idleMiddle = median(idles.map(({ middle }) => middle));
  const rows: Row[] = [];
  let lost = 0;
  for (const { connections, stays, among, processor } of floods) {
    lost += stays.lost;
    rows.push(
      {
        what: `Ready page (p95), ${connections} ask for stays`,
        value: among.p95,
        unit: "ms",
        most: budgets.milliseconds95AmongStays,
        note: `idle ${idle.toFixed(2)} ms; half within ${among.middle.toFixed(2)} ms, idle ${idleMiddle.toFixed(2)} ms`,
      },
      {
        what: `Stays a processor second, ${connections} ask`,
        value: stays.answered / processor,
        unit: "/s",
        least: wholePageRate * budgets.leastStaysForWholePage,
        note: `rendered whole: ${Math.round(wholePageRate)} /s; answered ${Math.round(stays.answered / floodSeconds)} /s, refused ${stays.refused}`,
      },
    );
  }
  const most = budgets.memoryAfterLoadMegabytes;
  return [
    ...rows,
    { what: "Requests lost", value: lost, unit: "", most: 0 },
    { what: "Memory after that", value: readMemory(site.pid), unit: "MB", most },
  ];
}

type Flood = { readonly answered: number; readonly refused: number; readonly lost: number };

/** Lets `wrk` ask for another stay each time. */
export async function flood(
  { address }: { readonly address: string },
  connections: number,
  seconds = floodSeconds,
): Promise<Flood> {
  const script = join(import.meta.dirname, "random-stays.lua");
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s"];
  const url = address + pathOf("pricing-and-availability");
  const wrk = spawn("wrk", [...options, "-H", "Accept-Encoding: gzip", "-s", script, url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = await text(wrk.stdout);
  return JSON.parse(said.slice(said.lastIndexOf("{"))) as Flood;
}

function pathOf(page: Page): string {
  return paths[page][defaultLocale];
}

/** How many pages of prices React renders whole in a second of a processor, neither packed nor sent. */
async function measureWholePages(): Promise<number> {
  const { prepareRoute } = await import(pathToFileURL(join(workspace.out, "render.js")).href);
  const context = JSON.parse(readFileSync(join(workspace.out, "render-context.json"), "utf8"));
  const route = findRoute(pathOf("pricing-and-availability"));
  const render = async () => {
    for (let page = 0; page < wholePages; page += 1) {
      const { render } = await prepareRoute(route, { ...context, now: new Date() });
      await render();
    }
  };
  await render();
  const { user, system } = process.cpuUsage();
  await render();
  const used = process.cpuUsage();
  return wholePages / ((used.user - user + used.system - system) / 1e6);
}
