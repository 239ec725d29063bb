import type { CalendarDate } from "../domain/dates/calendar-date.ts";
import type { Availability, DateRange } from "../domain/nights/availability.ts";
import { endpoints, fileEndpoints } from "../house/routes/endpoints.ts";
import { createTextAsset } from "./asset.ts";
import type { SitePolicy } from "./security-headers.ts";

/** The sample calendar, in a house and in `dist/`: here, because `villa new` has no house to import from yet. */
export const sampleCalendarFile = "availability.ics";

/**
 * The files of a calendar, by path. `calendar.ics` is left out until every feed has been read: a platform that reads a
 * calendar without nights frees them all.
 */
export function writeCalendarFiles(
  availability: Availability,
  siteUrl: string,
): Readonly<Record<string, string>> {
  return {
    [endpoints.availability.path]: JSON.stringify(availability),
    ...(availability.checkedAt !== null && {
      [endpoints.calendar.path]: writeCalendar(availability, siteUrl),
    }),
  };
}

/** The files of a calendar as assets, by path. */
export function createCalendarAssets(availability: Availability, policy: SitePolicy) {
  const files = writeCalendarFiles(availability, policy.siteUrl);
  return fileEndpoints.flatMap(({ path, type, cache }) => {
    const text = files[path];
    if (text === undefined) return [];
    return [[path, createTextAsset(text, { type, cache }, policy)] as const];
  });
}

const maxLineOctets = 75;

/** A fixed `DTSTAMP` in the past, so that the same nights give the same bytes. */
const stamp = "20200101T000000Z";

/**
 * Writes the taken nights as an iCalendar file (RFC 5545) for other platforms, without personal data.
 */
export function writeCalendar(
  { taken, ...calendar }: Pick<Availability, "from" | "until" | "taken">,
  siteUrl: string,
): string {
  const { hostname } = new URL(siteUrl);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${hostname}//Availability//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...taken.flatMap((range) => writeEvent(range, `${identify(range, calendar)}@${hostname}`)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/**
 * The UID of an event, which must not change from day to day. It is made of the departure, because a current stay is
 * cut to begin today; for a stay that ends beyond the calendar, of the arrival, if that is known.
 */
function identify({ from, to }: DateRange, calendar: Pick<Availability, "from" | "until">): string {
  if (to < calendar.until) return `until-${compact(to)}`;
  return from > calendar.from ? `from-${compact(from)}` : "always";
}

function writeEvent({ from, to }: DateRange, uid: string): readonly string[] {
  const [start, end] = [compact(from), compact(to)];
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
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

/** Folds a line at 75 octets. Host names are ASCII, so a character is one octet. */
function fold(line: string): string {
  const [first = "", ...rest] = line.match(new RegExp(`.{1,${maxLineOctets - 1}}`, "g")) ?? [];
  return [first, ...rest].join("\r\n ");
}
