import { addDays } from "../../src/availability/calendar-date.ts";
import { writeStayQuery } from "../../src/availability/read-stay-query.ts";
import { pages } from "../../src/routes.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { readProcessorTime } from "./read-process.ts";
import { type Load, sendLoad } from "./send-load.ts";

/** A server under load: where it listens, and its process. */
export type Target = Pick<MeasuredServer, "port" | "pid">;

/** Answers a second, as seen by the client, and per second that the server had a processor. */
export type Rate = { readonly seen: number; readonly perProcessorSecond: number };

/** Enough to keep one processor busy, few enough for an answer that takes a tenth of a second. */
export const connections = 8;

const warmUpMilliseconds = 2000;
const loadMilliseconds = 5000;
/** More than the server keeps of them (`server/pages.ts`), so that each has to be rendered. */
const stays = 1000;

/** Asks a server for pages in turn, and counts its answers. Without Linux, processor time is NaN. */
export async function measureRate(target: Target, paths: readonly string[]): Promise<Rate> {
  const began = performance.now();
  const before = readProcessorTime(target.pid) ?? Number.NaN;
  const answers = await sendLoad(load(target, paths, loadMilliseconds));
  const seconds = (performance.now() - began) / 1000;
  const after = readProcessorTime(target.pid) ?? Number.NaN;
  return { seen: answers / seconds, perProcessorSecond: answers / (after - before) };
}

/** Asks for the same pages until the server's code has been compiled as far as it will be. */
export async function warmUp(target: Target, paths: readonly string[]): Promise<void> {
  await sendLoad(load(target, paths, warmUpMilliseconds));
}

function load({ port }: Target, paths: readonly string[], milliseconds: number): Load {
  const heads = paths.map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip\r\n\r\n`,
  );
  return { port, heads, connections, milliseconds };
}

/** Addresses of the English price page that ask for different stays. */
export function listStayPaths(): string[] {
  const today = new Date().toISOString().slice(0, 10);
  return Array.from({ length: stays }, (_, index) => {
    const arrival = addDays(today, 1 + (index % 250));
    const departure = addDays(arrival, 3 + Math.floor(index / 250));
    return `${pages["pricing-and-availability"].en}?${writeStayQuery({ arrival, departure })}`;
  });
}
