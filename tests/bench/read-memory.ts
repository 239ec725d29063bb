import { readFileSync } from "node:fs";

/** Memory that a process occupies, in megabytes of a million bytes; Linux only. */
export function readMemory(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}
