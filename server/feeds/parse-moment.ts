import {
  addDays,
  type CalendarDate,
  earlierOf,
  isCalendarDate,
} from "../../domain/dates/calendar-date.ts";

/** A day of a feed, or a time on it. */
export type Moment = {
  readonly date: CalendarDate;
  /** `HH:MM:SS`; undefined for a whole day. */
  readonly time?: string;
  /** The zone of the time: `UTC`, an IANA name or an offset; undefined for the clock at the house. */
  readonly zone?: string;
};

/** A moment, and whether its line is spelt as in RFC 5545. */
export type SpeltMoment = { readonly moment: Moment; readonly isStrict: boolean };

const strictLine = /^(?:;[a-z0-9-]+=(?:"[^"]*"|[^":;])*)*:\d{8}(?:T\d{6}Z?)?$/i;

/** Parameters up to the last colon that a date follows: `TZID=GMT+01:00` needs quotes and has none. */
const looseLine =
  /^(.*):\s*(\d{4})[-/. ]?(\d\d)[-/. ]?(\d\d)(?:[T ]+(\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?\s*$/i;

const parameter = /;\s*([a-z0-9-]+)=("[^"]*"|[^";]*)/gi;

/** The first date: programs write 1970 or 0001 in place of a missing date. */
const earliest = "2000-01-01";

/** The last date: platforms write 9999 for a block without end. */
const latest = "9000-01-01";

/**
 * The moment in a line of an event, after the name of the property; undefined if there is none. Accepts spaces, dashes and
 * colons in it, and a time after `VALUE=DATE`.
 */
export function parseMoment(line: string): SpeltMoment | undefined {
  const [all, parameters = "", year, month, day, ...clock] = looseLine.exec(line) ?? [];
  const date = `${year}-${month}-${day}`;
  if (all === undefined || !isCalendarDate(date) || date < earliest) return undefined;
  const isDate = findParameter(parameters, "VALUE")?.toUpperCase() === "DATE";
  const [hours, minutes, seconds = "00", offset] = clock;
  const isStrict = strictLine.test(line) && !(isDate && hours !== undefined);
  const wholeDay = { moment: { date: earlierOf(date, latest) }, isStrict };
  if (hours === undefined || isDate) return wholeDay;
  const time = `${hours}:${minutes}:${seconds}`;
  const zone = offset?.toUpperCase().replace("Z", "UTC") ?? findParameter(parameters, "TZID");
  const moment = { ...wholeDay.moment, time, ...(zone !== undefined && { zone }) };
  if (/^(?:[01]\d|2[0-3])(?::[0-5]\d){2}$/.test(time)) return { moment, isStrict };
  // The end of a day.
  if (time !== "24:00:00") return undefined;
  return {
    moment: { ...moment, date: addDays(moment.date, 1), time: "00:00:00" },
    isStrict: false,
  };
}

/** The value of a parameter by its name, without quotes; undefined if it is missing. */
export function findParameter(parameters: string, name: string): string | undefined {
  for (const [, key = "", value = ""] of parameters.matchAll(parameter)) {
    if (key.toUpperCase() === name) return value.replaceAll('"', "").trim();
  }
  return undefined;
}

const duration =
  /^\+?P(?=[\dT])(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,7})H)?(?:(\d{1,7})M)?(?:(\d{1,7})S)?)?$/i;

/** A length of time: days by the calendar, seconds by the clock. */
export type Duration = { readonly days: number; readonly seconds: number };

/** The length in a value such as `P7D`; undefined if malformed. */
export function parseDuration(value: string): Duration | undefined {
  const match = duration.exec(value.trim());
  if (!match) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((digits = "0") => Number(digits));
  return { days: weeks * 7 + days, seconds: (hours * 60 + minutes) * 60 + seconds };
}
