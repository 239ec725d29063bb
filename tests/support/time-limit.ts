import { availableParallelism, loadavg } from "node:os";

// Workers take over what the first process has measured: later the load is that of the tests.
process.env["TIME_FACTOR"] ??= String(
  Math.min(3, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())),
);
const factor = Number(process.env["TIME_FACTOR"]);

/** A time limit of browser tests, in milliseconds: up to three times as long on a machine that was busy at their start. */
export function timeLimit(milliseconds: number): number {
  return Math.round(milliseconds * factor);
}
