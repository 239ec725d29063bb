// Entry of a thread beside the server's, bundled to dist/worker.js: what takes long is done here, so
// that nobody waits for it who wants what stands ready.
import { readFileSync, readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { Stay } from "../app/booking/stay.ts";
import type { EnquiryForm } from "../app/enquiry/enquiry-fields.ts";
import type { Route } from "../app/routes.ts";
import type { Availability } from "../app/stay/availability.ts";
import { encoders, gzipFast } from "./content-coding.ts";
import { hashStyles } from "./security-headers.ts";

type AppRenderer = typeof import("../app/render/render-page.server.tsx");
type RenderContext = Parameters<AppRenderer["prepareRoute"]>[1];
type RenderPage = Awaited<ReturnType<AppRenderer["prepareRoute"]>>;
type EnquiryRenderer = typeof import("../app/render/render-enquiry.server.tsx");
type RenderEnquiry = Awaited<ReturnType<EnquiryRenderer["prepareEnquiry"]>>;

/** What the server asks of this thread. */
export type Tasks = typeof tasks;

/** A call of one of them, by its number. */
export type TaskCall = {
  readonly id: number;
  readonly name: keyof Tasks;
  readonly args: readonly unknown[];
};

/** How it ended: with a result, or with what was thrown. */
export type TaskEnd = {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: unknown;
};

const { distFolder } = workerData as { readonly distFolder: string };
/**
 * Before each stay: the kernel takes the processor from who works without a pause only every few
 * milliseconds, and that long the server's thread would wait for it.
 */
const restMilliseconds = 2;

let context: RenderContext | undefined;
let occasion: Pick<RenderContext, "now" | "availability"> | undefined;
/** The pages that stays are asked of, by path, prepared for that moment. */
const prepared = new Map<string, RenderPage>();
const enquiries = new Map<string, RenderEnquiry>();

const tasks = {
  async setCalendar(availability: Availability) {
    occasion = { now: new Date(), availability };
    prepared.clear();
    enquiries.clear();
  },

  async renderPage(route: Route) {
    const render = await preparePage(route);
    const { html, payload } = await render();
    return { html, payload: JSON.stringify(payload) };
  },

  async compress(text: string) {
    return encoders.br(new TextEncoder().encode(text));
  },

  async renderStay(route: Route, asked: Stay) {
    await wait(restMilliseconds);
    const render = prepared.get(route.path) ?? (await preparePage(route));
    prepared.set(route.path, render);
    const { html } = await render(asked);
    return { gzip: gzipFast(html), styleHashes: hashStyles(html) };
  },

  async renderEnquiry(route: Route, form: EnquiryForm) {
    await wait(restMilliseconds);
    const render = enquiries.get(route.path) ?? (await prepareEnquiry(route));
    enquiries.set(route.path, render);
    const { html, mail } = render(form, new Date());
    return { gzip: gzipFast(html), styleHashes: hashStyles(html), mail };
  },

  /** Nothing keeps the thread alive then. */
  async end() {
    parentPort?.close();
  },
};

async function preparePage(route: Route): Promise<RenderPage> {
  const { prepareRoute }: AppRenderer = await loadModule("render.js");
  return prepareRoute(route, readContext());
}

async function prepareEnquiry(route: Route): Promise<RenderEnquiry> {
  const renderer: EnquiryRenderer = await loadModule("enquiry.js");
  return renderer.prepareEnquiry(route, readContext());
}

function loadModule(name: string) {
  return import(pathToFileURL(join(distFolder, name)).href);
}

function readContext(): RenderContext {
  context ??= JSON.parse(readFileSync(join(distFolder, "render-context.json"), "utf8"));
  return { ...(context as RenderContext), ...occasion, isServed: true };
}

/** Lets the server's thread go first where both want the processor; Linux only. */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), lowPriority);
  } catch {
    // Then they share it evenly.
  }
}

const lowPriority = 10;

async function run({ id, name, args }: TaskCall): Promise<void> {
  try {
    const task = tasks[name] as (...args: readonly unknown[]) => Promise<unknown>;
    const result = await task(...args);
    // Handed over, not copied: nothing else holds them.
    const transferred = result instanceof Uint8Array ? [result.buffer as ArrayBuffer] : [];
    parentPort?.postMessage({ id, result } satisfies TaskEnd, transferred);
  } catch (error) {
    parentPort?.postMessage({ id, error } satisfies TaskEnd);
  }
}

giveWay();
let last = Promise.resolve();
parentPort?.on("message", (call: TaskCall) => {
  last = last.then(() => run(call));
});
