import { hash } from "node:crypto";
import { FeedError } from "./feed-entry.ts";
import {
  type Duration,
  findParameter,
  type Moment,
  parseDuration,
  parseMoment,
} from "./parse-moment.ts";

/** A date of an event; of a repeated property all values of the best spelling. */
type FeedDate = {
  readonly isThere: boolean;
  /** Empty if it is unreadable. */
  readonly moments: readonly Moment[];
  readonly isStrict: boolean;
};

/** The parts of an event, or a busy time, that decide about nights. */
export type FeedEvent = {
  /** The hash of its UID, or null. */
  readonly id: string | null;
  readonly start: FeedDate;
  readonly end: FeedDate;
  /** Null if there is none, undefined if it is unreadable. */
  readonly duration: Duration | null | undefined;
  /** Marked as free, or cancelled. */
  readonly release: "free" | "cancelled" | null;
  /** Whether it has a rule or a list of repetitions, which is not expanded: one line could exhaust memory. */
  readonly isRecurring: boolean;
};

/** A line after the name of its property. */
type Line = {
  readonly rest: string;
  /** Whether the name is in letters of one case, unlike words of a text. */
  readonly hasPlainName: boolean;
};

/** The lines of a component by the names of their properties. */
type Component = Map<string, Line[]>;

const maxEvents = 5000;

/** The properties that are read; other lines may be text with unescaped line breaks. */
const boundary =
  /^(BEGIN|END):(V(?:CALENDAR|EVENT|TODO|JOURNAL|FREEBUSY|TIMEZONE|ALARM|AVAILABILITY|LOCATION|RESOURCE|POLL)|STANDARD|DAYLIGHT|AVAILABLE|PARTICIPANT|X-[A-Z0-9-]+)$/i;

const wantedNames: ReadonlySet<string> = new Set(
  "DTSTART DTEND DURATION UID STATUS TRANSP RRULE RDATE FREEBUSY".split(" "),
);

/**
 * The events of a feed's bytes (RFC 5545), reduced to the parts that decide about nights, without title, name or other
 * text; in a feed without events its busy times. Throws a FeedError unless the bytes are a whole calendar of at most
 * 5,000 events.
 */
export function parseFeed(bytes: Uint8Array): readonly FeedEvent[] {
  const { VEVENT: events, VFREEBUSY: times } = readComponents(bytes);
  const found = events.length > 0 ? events.map(describeEvent) : times.flatMap(listBusyTimes);
  if (found.length > maxEvents) {
    throw new FeedError(`The calendar has more than ${maxEvents} events.`);
  }
  return found;
}

function readComponents(bytes: Uint8Array) {
  const text = unfold(new TextDecoder().decode(bytes)).trimStart();
  if (!/^BEGIN:VCALENDAR[^\S\n]*(?:\n|$)/i.test(text))
    throw new FeedError("The answer is not a calendar.");
  const found = { VEVENT: [] as Component[], VFREEBUSY: [] as Component[] };
  const open: { readonly name: string; readonly lines: Component | undefined }[] = [];
  for (const line of text.split("\n")) {
    const [, kind, part = ""] = boundary.exec(line.trimEnd()) ?? [];
    const name = part.toUpperCase();
    if (kind?.toUpperCase() === "BEGIN") {
      const list = name === "VEVENT" || name === "VFREEBUSY" ? found[name] : undefined;
      const lines: Component | undefined = list && new Map();
      if (lines) list?.push(lines);
      open.push({ name, lines });
    } else if (kind !== undefined) {
      if (open.pop()?.name !== name) {
        throw new FeedError("The calendar is damaged: its parts do not end as they begin.");
      }
    } else {
      addLine(open.at(-1)?.lines, line);
    }
  }
  if (open.length > 0) throw new FeedError("The calendar is cut off before its end.");
  return found;
}

function unfold(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/\n[ \t]/g, "");
}

function addLine(component: Component | undefined, line: string): void {
  const [name = ""] = /^[a-z0-9-]*/i.exec(line) ?? [];
  const key = name.toUpperCase();
  if (!component || !wantedNames.has(key)) return;
  const hasPlainName = name === key || name === name.toLowerCase();
  const lines = component.get(key) ?? [];
  lines.push({ rest: line.slice(name.length).trimEnd(), hasPlainName });
  component.set(key, lines);
}

function describeEvent(component: Component): FeedEvent {
  const linesOf = (name: string) => component.get(name) ?? [];
  const [uid] = preferStrict(linesOf("UID").map(readText));
  const durations = linesOf("DURATION").map(readText);
  const [duration] = preferStrict(durations.map(readDuration));
  return {
    id: uid ? hash("sha256", uid).slice(0, 16) : null,
    start: readDate(linesOf("DTSTART")),
    end: readDate(linesOf("DTEND")),
    duration: durations.length === 0 ? null : duration,
    release: says(linesOf("STATUS"), "CANCELLED")
      ? "cancelled"
      : says(linesOf("TRANSP"), "TRANSPARENT")
        ? "free"
        : null,
    isRecurring: component.has("RRULE") || component.has("RDATE"),
  };
}

type Spelt<Value> = { readonly value: Value; readonly isStrict: boolean };

/** The strictly spelt values of a repeated property, which RFC 5545 forbids. */
function preferStrict<Value>(spelt: readonly Spelt<Value>[]): readonly Value[] {
  const strict = spelt.filter(({ isStrict }) => isStrict);
  return (strict.length > 0 ? strict : spelt).map(({ value }) => value);
}

function readText({ rest, hasPlainName }: Line): Spelt<string> {
  const value = rest.slice(rest.indexOf(":") + 1);
  const isStrict = hasPlainName && /^[;:]/.test(rest) && value === value.trim();
  return { value: value.trim(), isStrict };
}

function readDuration({ value, isStrict }: Spelt<string>): Spelt<Duration | undefined> {
  const duration = parseDuration(value);
  return { value: duration, isStrict: isStrict && duration !== undefined };
}

/** Whether a property has exactly this value: only a strict spelling frees a night. */
function says(lines: readonly Line[], expected: string): boolean {
  const strict = lines.map(readText).filter(({ isStrict }) => isStrict);
  return strict.length > 0 && strict.every(({ value }) => value.toUpperCase() === expected);
}

function readDate(lines: readonly Line[]): FeedDate {
  const spelt = lines.flatMap(({ rest, hasPlainName }) => {
    const found = parseMoment(rest);
    return found ? [{ value: found.moment, isStrict: found.isStrict && hasPlainName }] : [];
  });
  const different = new Map(preferStrict(spelt).map((one) => [JSON.stringify(one), one]));
  return {
    isThere: lines.length > 0,
    moments: [...different.values()],
    isStrict: spelt.some(({ isStrict }) => isStrict),
  };
}

/** The periods of a `VFREEBUSY` calendar, without free ones. */
function listBusyTimes(component: Component): readonly FeedEvent[] {
  return (component.get("FREEBUSY") ?? []).flatMap(({ rest }) => {
    const [, parameters = "", value = ""] = /^([^:]*):?(.*)$/.exec(rest) ?? [];
    if (findParameter(parameters, "FBTYPE")?.toUpperCase() === "FREE") return [];
    return value.split(",").map((period) => {
      const [start = "", end = ""] = period.trim().split("/");
      const isDuration = /^[+-]?P/i.test(end);
      const read = (text: string) => readDate([{ rest: `:${text}`, hasPlainName: true }]);
      return {
        ...{ id: null, release: null, isRecurring: false },
        start: read(start),
        end: isDuration ? readDate([]) : read(end),
        duration: isDuration ? parseDuration(end) : null,
      };
    });
  });
}
