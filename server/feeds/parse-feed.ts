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

/** How long an event lasts: days by the calendar, seconds by the clock. */
type Duration = { readonly days: number; readonly seconds: number };

/** What an event says of the nights. */
export type FeedEvent = {
  readonly start?: Moment;
  readonly end?: Moment;
  readonly duration?: Duration;
  readonly isCancelled?: boolean;
  /** It is marked as not blocking. */
  readonly isTransparent?: boolean;
  /** It has a rule or a list of repetitions, which is not read: one line could fill the memory. */
  readonly isRecurring: boolean;
  /** One of its dates is in no strict spelling, or does not exist. */
  readonly isUnreadable: boolean;
};

type Growing<T> = { -readonly [Key in keyof T]: T[Key] };

type Component = { readonly name: string; readonly event?: Growing<FeedEvent> };

type Property = { readonly name: string; readonly parameters: string; readonly value: string };

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
  const events: FeedEvent[] = [];
  const open: Component[] = [];
  for (const line of text.split("\n")) {
    if (line.trimEnd() === "") continue;
    const property = parseLine(line.trimEnd());
    const component = property.value.trim().toUpperCase();
    if (property.name === "BEGIN") {
      open.push(component === "VEVENT" ? beginEvent() : { name: component });
    } else if (property.name === "END") {
      if (open.pop()?.name !== component) {
        throw new FeedError("The calendar is damaged: its parts do not end as they begin.");
      }
    } else {
      const event = open.at(-1)?.event;
      if (event) addProperty(event, property);
    }
  }
  if (open.length > 0) throw new FeedError("The calendar is cut off before its end.");
  return events;

  function beginEvent(): Component {
    const event = { isRecurring: false, isUnreadable: false };
    if (events.push(event) > maxEvents) {
      throw new FeedError(`The calendar has more than ${maxEvents} events.`);
    }
    return { name: "VEVENT", event };
  }
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

/** Where one stands twice, which RFC 5545 forbids, the first counts. */
function addProperty(event: Growing<FeedEvent>, property: Property): void {
  switch (property.name) {
    case "DTSTART":
      addDate(event, "start", parseMoment(property));
      break;
    case "DTEND":
      addDate(event, "end", parseMoment(property));
      break;
    case "DURATION":
      addDate(event, "duration", parseDuration(property.value));
      break;
    case "STATUS":
      event.isCancelled ??= property.value.toUpperCase() === "CANCELLED";
      break;
    case "TRANSP":
      event.isTransparent ??= property.value.toUpperCase() === "TRANSPARENT";
      break;
    case "RRULE":
    case "RDATE":
      event.isRecurring = true;
  }
}

function addDate<Key extends "start" | "end" | "duration">(
  event: Growing<FeedEvent>,
  key: Key,
  value: FeedEvent[Key],
): void {
  if (event[key] !== undefined) return;
  if (value === undefined) event.isUnreadable = true;
  else event[key] = value;
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

function parseDuration(value: string): Duration | undefined {
  const match = duration.exec(value);
  if (!match) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((digits = "0") => Number(digits));
  return { days: weeks * 7 + days, seconds: (hours * 60 + minutes) * 60 + seconds };
}
