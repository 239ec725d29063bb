/** A task that kept a page from answering; times in milliseconds. */
export type LongTask = {
  readonly total: number;
  /** What of it scripts took, together with layout that they asked for. */
  readonly inScripts: number;
};

/** What of Chromium's trace format is read here; times are microseconds. */
type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor: what other programs of the machine took does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** The categories that a trace must have been recorded with. */
export const traceCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** A task above this is long, by the definition of the Long Tasks API. */
export const longTaskMilliseconds = 50;

const scriptEvents = new Set([
  "EvaluateScript",
  "EventDispatch",
  "FireAnimationFrame",
  "FireIdleCallback",
  "FunctionCall",
  "RunMicrotasks",
  "TimerFire",
  "v8.compile",
  "v8.compileModule",
  "v8.evaluateModule",
]);

/** The long tasks of the pages in a trace of their browser, by time on the processor. */
export function findLongTasks(trace: Buffer): LongTask[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const threads = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  return threads.flatMap(({ pid, tid }) => {
    const events = traceEvents
      .filter((event) => event.pid === pid && event.tid === tid)
      .toSorted((a, b) => a.ts - b.ts);
    const scripts = events.filter(({ name }) => scriptEvents.has(name));
    return events
      .filter((event) => event.name === "RunTask" && processorTime(event) > longTaskMilliseconds)
      .map((task) => ({
        total: processorTime(task),
        inScripts: sumOutermost(scripts.filter(({ ts }) => ts >= task.ts && ts < end(task))),
      }));
  });
}

/** Time of events in order, without those that began while another one ran. */
function sumOutermost(events: readonly TraceEvent[]): number {
  let [sum, free] = [0, 0];
  for (const event of events) {
    if (event.ts < free) continue;
    sum += processorTime(event);
    free = end(event);
  }
  return sum;
}

function processorTime({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000;
}

function end({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
