import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pages } from "../../app/routes.ts";
import { budgets } from "../support/budgets.ts";
import { sendRequest } from "../support/send-request.ts";
import { median, type Row } from "./row.ts";
import { serveDist } from "./serve-dist.ts";
import { serveWithNginx } from "./serve-with-nginx.ts";

const path = pages.about.en;
const starts = 5;
const seconds = 8;

/** What wrk measured: requests a second, and the middle response time in milliseconds. */
type Load = { readonly rate: number; readonly latency: number };

/** Start, memory, and ready pages a second beside nginx and while strangers ask for stays. */
export async function measureServer(): Promise<Row[]> {
  for (const [program, flag] of [
    ["nginx", "-v"],
    ["wrk", "-v"],
  ] as const) {
    if (spawnSync(program, [flag]).error) throw new Error(`There is no ${program}: install it.`);
  }
  const startTimes: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    using site = await serveDist();
    startTimes.push(site.startMilliseconds);
  }
  using site = await serveDist();
  const atStart = readMemory(site.pid);
  using nginx = await serveWithNginx(
    path,
    await sendRequest(site.address + path, { headers: { "Accept-Encoding": "gzip" } }),
  );
  // Not counted: the first requests wait for the compiler.
  await load(site.address + path, 64);
  const ours = await load(site.address + path, 64);
  const theirs = await load(nginx.address + path, 64);
  const idle = await load(site.address + path, 1);
  const [stays, amongStays] = await Promise.all([
    load(site.address + pages["pricing-and-availability"].en, 200, askForStays()),
    load(site.address + path, 1),
  ]);
  const beside = `nginx with one worker: ${Math.round(theirs.rate)} /s`;
  return [
    {
      what: "From starting the server until it listens",
      value: median(startTimes),
      unit: "ms",
      most: budgets.startMilliseconds,
    },
    {
      what: "Ready pages, 64 connections",
      value: ours.rate,
      unit: "/s",
      least: theirs.rate * budgets.leastRateOfNginx,
      note: beside,
    },
    {
      what: "A ready page while 200 connections ask for stays",
      value: amongStays.latency,
      unit: "ms",
      most: idle.latency * budgets.latencyAmongStays,
      note: `idle: ${idle.latency.toFixed(2)} ms; stays answered or refused: ${Math.round(stays.rate)} /s`,
    },
    { what: "Memory after the start", value: atStart, unit: "MB", most: budgets.memoryMegabytes },
    {
      what: "Memory after the load",
      value: readMemory(site.pid),
      unit: "MB",
      most: budgets.memoryAfterLoadMegabytes,
    },
  ];
}

/** Sends load over kept connections, by one thread that leaves the other core to the server. */
function load(url: string, connections: number, script?: string): Promise<Load> {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"];
  const more = script ? ["-s", script] : [];
  const wrk = spawn("wrk", [...options, "-H", "Accept-Encoding: gzip", ...more, url]);
  return new Promise((resolve, reject) => {
    let said = "";
    wrk.stdout.on("data", (chunk) => {
      said += chunk;
    });
    wrk.on("error", reject);
    wrk.on("close", () => {
      const [, number = "", unit = ""] = /50%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
      const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
      const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
      resolve({ rate, latency: Number(number) * milliseconds });
    });
  });
}

/** A script of wrk that asks for another stay each time. */
function askForStays(): string {
  const folder = mkdtempSync(join(tmpdir(), "villa-stays-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, "stays.lua");
  const query =
    'string.format("?arrival=2027-%02d-%02d&departure=2028-%02d-%02d", m(), d(), m(), d())';
  writeFileSync(
    script,
    `function m() return math.random(12) end
function d() return math.random(28) end
function request() return wrk.format("GET", wrk.path .. ${query}) end
`,
  );
  return script;
}

/** Memory that a process occupies, in megabytes of a million bytes; Linux only. */
function readMemory(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}
