import { FeedError } from "./feed-error.ts";

/** What stands in for a line that was there but says nothing we may rely on. */
export const unreadableProperty = "X-UNREADABLE";

/** What stands in for a rule or a list of repetitions, which are counted and not expanded. */
export const recurringProperty = "X-RECURRING";

const maxEvents = 5000;

// Each character fits one way only, so that a hostile line costs no more than its length.
const contentLine = /^([a-z0-9-]+)((?:[^":]|"[^"]*")*):(.*)$/i;

const namesMoment = /^(?:DTSTART|DTEND|DURATION)\b/i;

const exactMoment = /^\d{8}(?:T\d{6}Z?)?$/;

const exactDuration = /^\+?P(?=[\dT])(?:\d{1,5}W)?(?:\d{1,5}D)?(?:T(?:\d{1,7}[HMS])+)?$/;

/**
 * Of a feed's text only what decides about nights: components and their dates, in strict spelling.
 * No title, description or name passes. Throws a FeedError where it is no whole calendar.
 */
export function guardFeed(text: string): string {
  const lines = text
    .replace(/\n[ \t]/g, "")
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "");
  if (lines[0]?.toUpperCase() !== "BEGIN:VCALENDAR") {
    throw new FeedError("The answer is not a calendar.");
  }
  const kept = lines.flatMap(keepLine);
  requireWholeComponents(kept);
  return `${kept.join("\r\n")}\r\n`;
}

function keepLine(line: string): readonly string[] {
  const match = contentLine.exec(line);
  if (!match && namesMoment.test(line)) return [`${unreadableProperty}:1`];
  const [, rawName = "", parameters = "", value = ""] = match ?? [];
  const name = rawName.toUpperCase();
  switch (name) {
    case "BEGIN":
    case "END":
      return [`${name}:${value.trim().toUpperCase()}`];
    case "DTSTART":
    case "DTEND":
      return [
        exactMoment.test(value) && fitsType(parameters, value)
          ? `${name}${keepType(parameters, value)}:${value}`
          : `${unreadableProperty}:1`,
      ];
    case "DURATION":
      return [exactDuration.test(value) ? `${name}:${value}` : `${unreadableProperty}:1`];
    case "STATUS":
    case "TRANSP":
      return /^[a-z-]+$/i.test(value) ? [`${name}:${value.toUpperCase()}`] : [];
    case "RRULE":
    case "RDATE":
      return [`${recurringProperty}:1`];
    default:
      return [];
  }
}

function fitsType(parameters: string, value: string): boolean {
  return !/;VALUE="?DATE"?(?:;|$)/i.test(parameters) || !value.includes("T");
}

/** The kind of a date, or the zone of a time where it looks like the name of one. */
function keepType(parameters: string, value: string): string {
  if (!value.includes("T")) return ";VALUE=DATE";
  const zone = /;TZID="?([\w+/-]{1,64})"?(?:;|$)/i.exec(parameters)?.[1];
  return zone === undefined ? "" : `;TZID=${zone}`;
}

function requireWholeComponents(lines: readonly string[]): void {
  const open: string[] = [];
  let events = 0;
  for (const line of lines) {
    if (line === "BEGIN:VEVENT") events += 1;
    if (line.startsWith("BEGIN:")) {
      open.push(line.slice("BEGIN:".length));
    } else if (line.startsWith("END:") && open.pop() !== line.slice("END:".length)) {
      throw new FeedError("The calendar is damaged: its parts do not end as they begin.");
    }
  }
  if (events > maxEvents) {
    throw new FeedError(`The calendar has more than ${maxEvents} events.`);
  }
  if (open.length > 0) {
    throw new FeedError("The calendar is cut off before its end.");
  }
}
