// What Linux says of a process.
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Memory that a process occupies, in megabytes of a million bytes. */
export function readMemory(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}

const ticksPerSecond = 100;

/** The processor's time that a process has used so far, all its threads together. */
export function readProcessorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Waits until a process has done next to nothing for a second. */
export async function waitUntilIdle(pid: number): Promise<void> {
  let before = Number.NEGATIVE_INFINITY;
  for (let now = readProcessorSeconds(pid); now - before > 0.02; now = readProcessorSeconds(pid)) {
    before = now;
    await wait(1000);
  }
}
