import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Stay } from "../app/booking/stay.ts";
import type { EnquiryForm } from "../app/enquiry/enquiry-fields.ts";
import type { Route } from "../app/routes.ts";
import type { Availability } from "../app/stay/availability.ts";
import type { TaskCall, TaskEnd, Tasks } from "./worker.ts";

/**
 * A page for a stay is made of short-lived texts: left to itself, the engine would let them fill many
 * megabytes before it looks what can go. Of twice the first it would make a tenth more pages, and need
 * 5 MB more. More than the second nothing that is asked of it takes.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 };

/** How long its last task may take, once it is to end. */
const patienceMilliseconds = 2000;

/**
 * What takes long, done in a thread of its own, one after the other. The first call starts it: a server
 * can listen without it, and does so sooner. Where it ends by a fault, the next call starts another.
 */
export function startWorker(distFolder: string) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let thread: Worker | undefined;
  let calendar: Availability | undefined;
  let isStopped = false;
  let lastId = 0;

  function call<Name extends keyof Tasks>(
    name: Name,
    ...args: Parameters<Tasks[Name]>
  ): ReturnType<Tasks[Name]> {
    const end = Promise.withResolvers<unknown>();
    // Nobody is there any more to hear of it.
    if (isStopped) return end.promise as ReturnType<Tasks[Name]>;
    lastId += 1;
    waiting.set(lastId, end);
    thread ??= startThread();
    thread.postMessage({ id: lastId, name, args } satisfies TaskCall);
    return end.promise as ReturnType<Tasks[Name]>;
  }

  function startThread(): Worker {
    const started = new Worker(join(distFolder, "worker.js"), {
      workerData: { distFolder },
      resourceLimits,
    });
    let fault: unknown = new Error("The worker has ended.");
    started.unref();
    started.on("message", (end: TaskEnd) => {
      const { resolve, reject } = waiting.get(end.id) ?? {};
      waiting.delete(end.id);
      if ("error" in end) reject?.(end.error);
      else resolve?.(end.result);
    });
    started.on("error", (error) => {
      fault = error;
    });
    started.on("exit", () => {
      thread = undefined;
      for (const { reject } of waiting.values()) reject(fault);
      waiting.clear();
    });
    tellCalendar(started);
    return started;
  }

  function tellCalendar(target: Worker | undefined): void {
    if (calendar === undefined) return;
    target?.postMessage({ id: 0, name: "setCalendar", args: [calendar] } satisfies TaskCall);
  }

  return {
    /** Renders for this calendar and the present moment from now on. */
    setCalendar(availability: Availability): void {
      calendar = availability;
      tellCalendar(thread);
    },
    renderPage: (route: Route) => call("renderPage", route),
    /** A text compressed with Brotli, as well as takes too long for the server's own thread. */
    compress: (text: string) => call("compress", text),
    /** The page for a stay, compressed with gzip, and the hashes of its styles. */
    renderStay: (route: Route, asked: Stay) => call("renderStay", route, asked),
    /** The form for enquiries in the language of a route, compressed, and its mail once it is sent. */
    renderEnquiry: (route: Route, form: EnquiryForm) => call("renderEnquiry", route, form),
    /** Ends between two tasks: stopped while it begins to compress, the thread takes the process with it. */
    async stop(): Promise<void> {
      isStopped = true;
      waiting.clear();
      if (!thread) return;
      thread.ref();
      const { promise: exited, resolve } = Promise.withResolvers<void>();
      thread.once("exit", () => resolve());
      thread.postMessage({ id: 0, name: "end", args: [] } satisfies TaskCall);
      await Promise.race([exited, wait(patienceMilliseconds, undefined, { ref: false })]);
      await thread?.terminate();
    },
  };
}
