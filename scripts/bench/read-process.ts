import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second, whatever its kernel was built with. */
const ticksPerSecond = 100;

/** Memory that a process occupies, in megabytes of a million bytes; nothing outside of Linux. */
export function readMemory(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}

/** Time that a process has had on the processors, in seconds; nothing outside of Linux. */
export function readProcessorTime(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  // The name of the program, in brackets, may hold spaces; user and system time are fields 14, 15.
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = rest.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Files and sockets that a process has open; nothing outside of Linux. */
export function countDescriptors(pid: number): number | undefined {
  return process.platform === "linux" ? readdirSync(`/proc/${pid}/fd`).length : undefined;
}
