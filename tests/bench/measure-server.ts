import { spawn, spawnSync } from "node:child_process";
import { text } from "node:stream/consumers";
import { defaultLocale } from "../../domain/locales/locales.ts";
import { paths } from "../../house/routes/routes.ts";
import { budgets } from "../support/budgets.ts";
import { workspace } from "../support/built-site.ts";
import { sendRequest } from "../support/send-request.ts";
import { serveBuild } from "../support/serve-build.ts";
import { readMemory, waitUntilIdle } from "./read-process.ts";
import { median, type Row } from "./row.ts";
import { serveBare, serveWithNginx } from "./serve-others.ts";

const path = paths.about[defaultLocale];
const starts = 5;
const rounds = 4;
const roundSeconds = 3;

/** Start, memory, and ready pages a second beside bare `node:http` and nginx. */
export async function measureServer(): Promise<Row[]> {
  for (const program of ["nginx", "wrk"]) {
    if (spawnSync(program, ["-v"]).error) throw new Error(`There is no ${program}: install it.`);
  }
  const startTimes: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    using site = await serveBuild(workspace.out);
    startTimes.push(site.startMilliseconds);
  }
  using site = await serveBuild(workspace.out);
  const atStart = readMemory(site.pid);
  await waitUntilIdle(site.pid);
  const rendered = readMemory(site.pid);
  const headers = { "Accept-Encoding": "gzip" };
  const answer = await sendRequest(site.address + path, { headers });
  using bare = await serveBare(answer);
  using nginx = await serveWithNginx(path, answer);
  // Not counted: the first requests wait for the compiler.
  await measureRate(site.address + path);
  await measureRate(bare.address + path);
  const [ours, floor, theirs]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    // One after the other, again and again: what else runs on the machine comes and goes.
    ours.push(await measureRate(site.address + path));
    floor.push(await measureRate(bare.address + path));
    theirs.push(await measureRate(nginx.address + path));
  }
  const most = budgets.memoryAfterLoadMegabytes;
  const [bareRate, nginxRate] = [floor, theirs].map((rates) => Math.round(median(rates)));
  return [
    {
      what: "From starting the server until it listens",
      value: median(startTimes),
      unit: "ms",
      most: budgets.startMilliseconds,
    },
    {
      what: "Ready pages, 64 connections",
      value: median(ours),
      unit: "/s",
      least: median(floor) * budgets.leastRateOfBareNode,
      note: `bare node:http: ${bareRate} /s, nginx with one worker: ${nginxRate} /s`,
    },
    { what: "Memory after the start", value: atStart, unit: "MB", most: budgets.memoryMegabytes },
    { what: "Memory once all pages are rendered", value: rendered, unit: "MB", most },
    { what: "Memory after the load", value: readMemory(site.pid), unit: "MB", most },
  ];
}

/** Requests a second over 64 kept connections, asked by one thread: the other core is the server's. */
async function measureRate(url: string): Promise<number> {
  const options = ["-t1", "-c64", `-d${roundSeconds}s`, "-H", "Accept-Encoding: gzip"];
  const wrk = spawn("wrk", [...options, url], { stdio: ["ignore", "pipe", "inherit"] });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(await text(wrk.stdout))?.[1]);
}
