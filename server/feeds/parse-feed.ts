import { type CalendarDate, isCalendarDate } from "../../app/dates/calendar-date.ts";
import { FeedError } from "./feed-error.ts";

/** A day, or a time on it, as a feed names it. */
export type Moment = {
  readonly date: CalendarDate;
  /** `HH:MM:SS`; nothing: the whole day. */
  readonly time?: string;
  /** The zone of the time, `UTC` or an IANA name; nothing: the clock at the house. */
  readonly zone?: string;
};

/** What an event says of the nights; a date that is unreadable is in no strict spelling, or does not exist. */
export type FeedEvent = ReturnType<typeof describeEvent>;

type Property = { readonly name: string; readonly parameters: string; readonly value: string };

/** The properties of an event by name; of one that stands twice, which RFC 5545 forbids, the first. */
type Properties = Map<string, Property>;

const maxEvents = 5000;

// Each character fits one way only, so that a hostile line costs no more than its length.
const contentLine = /^([a-z0-9-]+)((?:[^":]|"[^"]*")*):(.*)$/i;

const parameter = /;([a-z0-9-]+)=("[^"]*"|[^";]*)/gi;

/**
 * The events of a feed's bytes (RFC 5545), reduced to what decides about nights: no title, name or
 * other text is kept. Throws a FeedError where they are no whole calendar of at most 5,000 events.
 */
export function parseFeed(bytes: Uint8Array): readonly FeedEvent[] {
  const text = unfold(new TextDecoder().decode(bytes)).trimStart();
  if (!/^BEGIN:VCALENDAR[^\S\n]*(?:\n|$)/i.test(text))
    throw new FeedError("The answer is not a calendar.");
  const events: Properties[] = [];
  const open: { readonly name: string; readonly properties: Properties | undefined }[] = [];
  for (const line of text.split("\n")) {
    if (line.trimEnd() === "") continue;
    const property = parseLine(line.trimEnd());
    const component = property.value.trim().toUpperCase();
    if (property.name === "BEGIN") {
      const properties: Properties | undefined = component === "VEVENT" ? new Map() : undefined;
      if (properties && events.push(properties) > maxEvents) {
        throw new FeedError(`The calendar has more than ${maxEvents} events.`);
      }
      open.push({ name: component, properties });
    } else if (property.name === "END") {
      if (open.pop()?.name !== component) {
        throw new FeedError("The calendar is damaged: its parts do not end as they begin.");
      }
    } else {
      const { properties } = open.at(-1) ?? {};
      if (!properties?.has(property.name)) properties?.set(property.name, property);
    }
  }
  if (open.length > 0) throw new FeedError("The calendar is cut off before its end.");
  return events.map(describeEvent);
}

function unfold(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/\n[ \t]/g, "");
}

/** Of a line that is none of RFC 5545 the name alone: its value is not to be relied on. */
function parseLine(line: string): Property {
  const [, name, parameters = "", value = ""] = contentLine.exec(line) ?? [];
  const begin = name ?? /^[a-z0-9-]*/i.exec(line)?.[0] ?? "";
  return { name: begin.toUpperCase(), parameters, value };
}

function describeEvent(properties: Properties) {
  const [dtStart, dtEnd, lasting] = ["DTSTART", "DTEND", "DURATION"].map((name) =>
    properties.get(name),
  );
  const start = dtStart && parseMoment(dtStart);
  const end = dtEnd && parseMoment(dtEnd);
  const duration = lasting && parseDuration(lasting.value);
  const says = (name: string, value: string) => properties.get(name)?.value.toUpperCase() === value;
  return {
    ...{ start, end, duration },
    isFree: says("STATUS", "CANCELLED") || says("TRANSP", "TRANSPARENT"),
    /** It has a rule or a list of repetitions, which is not read: one line could fill the memory. */
    isRecurring: properties.has("RRULE") || properties.has("RDATE"),
    isUnreadable: (dtStart && !start) || (dtEnd && !end) || (lasting && !duration),
  };
}

const moment = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d)(Z)?)?$/;

function parseMoment({ parameters, value }: Property): Moment | undefined {
  const [isExact, year, month, day, hours, minutes, seconds, utc] = moment.exec(value) ?? [];
  const date = `${year}-${month}-${day}`;
  if (isExact === undefined || !isCalendarDate(date)) return undefined;
  if (hours === undefined) return { date };
  if (parameterOf(parameters, "VALUE")?.toUpperCase() === "DATE") return undefined;
  const zone = utc ? "UTC" : parameterOf(parameters, "TZID");
  return { date, time: `${hours}:${minutes}:${seconds}`, ...(zone === undefined ? {} : { zone }) };
}

function parameterOf(parameters: string, name: string): string | undefined {
  for (const [, key = "", value = ""] of parameters.matchAll(parameter)) {
    if (key.toUpperCase() === name) return value.replaceAll('"', "");
  }
  return undefined;
}

const duration =
  /^\+?P(?=[\dT])(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,7})H)?(?:(\d{1,7})M)?(?:(\d{1,7})S)?)?$/;

/** Days by the calendar, seconds by the clock. */
function parseDuration(value: string) {
  const match = duration.exec(value);
  if (!match) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((digits = "0") => Number(digits));
  return { days: weeks * 7 + days, seconds: (hours * 60 + minutes) * 60 + seconds };
}
