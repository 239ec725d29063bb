// For tests: feeds put together from lines.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A day in the middle of what the sample feeds speak of. */
export const readDay = "2026-11-20";

/** A calendar with these lines in it, as the bytes of an answer. */
export function calendarOf(lines: readonly string[], lineEnd = "\r\n"): Uint8Array<ArrayBuffer> {
  const all = ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""];
  return new TextEncoder().encode(all.join(lineEnd));
}

/** The lines of one event. */
export function eventOf(...lines: readonly string[]): readonly string[] {
  return ["BEGIN:VEVENT", "SUMMARY:Ana Horvat\\, +385 91 000", ...lines, "END:VEVENT"];
}

/** The lines of a stay of whole days, each `YYYYMMDD`. */
export function stayOf(start: string, end: string): readonly string[] {
  return eventOf(`DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`);
}

/** The bytes of a real feed beside this file. */
export function realFeed(name: string): Uint8Array {
  return readFileSync(join(import.meta.dirname, name));
}
