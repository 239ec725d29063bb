import type { CalendarDate } from "../app/dates/calendar-date.ts";
import type { Availability, DateRange } from "../app/stay/availability.ts";
import { createTextAsset } from "./asset.ts";
import { contentTypeOf } from "./content-types.ts";
import type { SitePolicy } from "./security-headers.ts";

/** Where visitors' browsers read the calendar. */
export const availabilityPath = "/api/availability";

/** Where other platforms read it. */
export const calendarPath = "/calendar.ics";

/**
 * What there is to read of a calendar, by path. There is nothing for platforms before every feed has
 * been read: a calendar without nights would free them all.
 */
export function writeCalendarFiles(availability: Availability, siteUrl: string) {
  return {
    [availabilityPath]: JSON.stringify(availability),
    ...(availability.checkedAt !== null && {
      [calendarPath]: writeCalendar(availability, siteUrl),
    }),
  };
}

/** The same as assets. */
export function createCalendarAssets(availability: Availability, policy: SitePolicy) {
  const files = Object.entries(writeCalendarFiles(availability, policy.siteUrl));
  return files.map(([path, text]) => {
    const type = contentTypeOf(path) ?? "application/json; charset=utf-8";
    return [path, createTextAsset(text, { type, cache: "minute" }, policy)] as const;
  });
}

const maxLineOctets = 75;

/**
 * The taken nights as an iCalendar file (RFC 5545) for other platforms. Identity and time stamp of
 * an event follow from its dates, so the same nights are the same bytes; nobody's data is in it.
 */
export function writeCalendar({ taken }: Pick<Availability, "taken">, siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${hostname}//Availability//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...taken.flatMap((range) => writeEvent(range, hostname)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function writeEvent({ from, to }: DateRange, hostname: string): readonly string[] {
  const [start, end] = [compact(from), compact(to)];
  return [
    "BEGIN:VEVENT",
    `UID:${start}-${end}@${hostname}`,
    `DTSTAMP:${start}T000000Z`,
    `DTSTART;VALUE=DATE:${start}`,
    `DTEND;VALUE=DATE:${end}`,
    "SUMMARY:Not available",
    "TRANSP:OPAQUE",
    "END:VEVENT",
  ];
}

function compact(date: CalendarDate): string {
  return date.replaceAll("-", "");
}

/** Host names are ASCII, so a character is an octet; the space that marks a fold is one too. */
function fold(line: string): string {
  const [first = "", ...rest] = line.match(new RegExp(`.{1,${maxLineOctets - 1}}`, "g")) ?? [];
  return [first, ...rest].join("\r\n ");
}
