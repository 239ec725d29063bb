import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  earlierOf,
  laterOf,
} from "../../domain/dates/calendar-date.ts";
import type { DateRange } from "../../domain/nights/availability.ts";
import type { EventEnd } from "./feed-entry.ts";
import { FeedError } from "./feed-entry.ts";
import { atHouse, type ClockTime } from "./house-clock.ts";
import { type FeedEvent, parseFeed } from "./parse-feed.ts";
import type { Moment } from "./parse-moment.ts";
import { clipRanges } from "./ranges.ts";

/** Nights of an event. */
export type EventRange = DateRange & {
  /** The hash of its UID; null where it has none. */
  readonly id: string | null;
  /** Set if they are of an earlier read, because the event has become unreadable. */
  readonly isKept?: true | undefined;
};

/** An event with uncertain nights: those of earlier reads stay taken. */
export type Doubt = {
  readonly id: string | null;
  /** The first guessed night; null if a date is unreadable. */
  readonly from: CalendarDate | null;
};

/** The number of events by the way they were read; others are regular. */
export type FeedCounts = Readonly<Record<"events" | Remark | "recurring", number>>;

/** The nights of a feed. */
export type Reading = {
  /** The nights of certain events. */
  readonly ranges: readonly EventRange[];
  /** The least nights of uncertain events, without UID. */
  readonly guesses: readonly EventRange[];
  readonly doubts: readonly Doubt[];
  /** The number of events by the hash of their UID. */
  readonly ids: ReadonlyMap<string, number>;
  readonly counts: FeedCounts;
};

type Remark =
  /** `TRANSP:TRANSPARENT`: takes no night. */
  | "free"
  /** `STATUS:CANCELLED`: takes no night. */
  | "cancelled"
  /** The start is unreadable. */
  | "unreadable"
  /** The end is unreadable: takes the first night. */
  | "endless"
  /** Several dates for one start or end: takes all nights between. */
  | "ambiguous"
  /** The end is before the start: takes the nights between. */
  | "swapped"
  /** The end is the start: takes that night. */
  | "oneDay"
  /** Dates with misspellings. */
  | "respelt";

/** The nights read from one event. */
type Nights = {
  readonly range?: DateRange;
  readonly remark?: Remark;
  readonly doubt?: "unread" | "guessed";
};

/** The window of nights that are kept, which limits the size of snapshots. */
const keptMonths = 48;

/**
 * Reads a feed's bytes on a day: the largest takes a tenth of a second. Throws a FeedError where they
 * are no calendar, or where no date of any event can be read.
 */
export function readFeed(
  bytes: Uint8Array,
  today: CalendarDate,
  eventEnd: EventEnd = "departure",
): Reading {
  const events = parseFeed(bytes);
  const ranges: EventRange[] = [];
  const guesses: EventRange[] = [];
  const doubts: Doubt[] = [];
  const ids = new Map<string, number>();
  const counts = {
    ...{ events: events.length, free: 0, cancelled: 0, unreadable: 0, endless: 0, ambiguous: 0 },
    ...{ swapped: 0, oneDay: 0, respelt: 0, recurring: 0 },
  };
  for (const event of events) {
    const { range, remark, doubt } = readNights(event, eventEnd);
    if (event.id !== null) ids.set(event.id, (ids.get(event.id) ?? 0) + 1);
    if (range && doubt) guesses.push({ id: null, ...range });
    else if (range) ranges.push({ id: event.id, ...range });
    if (remark) counts[remark] += 1;
    const guessed = doubt === "guessed" ? range?.from : undefined;
    if (doubt) doubts.push({ id: event.id, from: guessed ?? null });
    if (range && event.isRecurring) counts.recurring += 1;
  }
  if (counts.events > 0 && counts.unreadable === counts.events) {
    throw new FeedError("None of the calendar's events has dates that can be read.");
  }
  const kept = { from: addMonths(today, -keptMonths), to: addMonths(today, keptMonths) };
  return {
    ...{ ranges: clipRanges(ranges, kept), guesses: clipRanges(guesses, kept) },
    ...{ doubts, ids, counts },
  };
}

function readNights(event: FeedEvent, eventEnd: EventEnd): Nights {
  const { release, start, end, duration } = event;
  if (release) return { remark: release };
  const [from] = sortMoments(start.moments);
  if (!from) return { remark: "unreadable", doubt: "unread" };
  const to = sortMoments(end.moments).at(-1);
  const isEndless = end.isThere ? !to : duration === undefined;
  const lasting = end.isThere ? null : duration;
  const nights = isEndless ? null : measure({ from, to, lasting: lasting ?? null, eventEnd });
  if (nights === null) {
    return { range: nightOf(atHouse(from).date), remark: "endless", doubt: "unread" };
  }
  if (start.moments.length > 1 || end.moments.length > 1) {
    return { ...nights, remark: "ambiguous", doubt: "unread" };
  }
  const isRespelt = !start.isStrict || (end.isThere && !end.isStrict);
  return isRespelt && !nights.remark ? { ...nights, remark: "respelt" } : nights;
}

function sortMoments(moments: readonly Moment[]): readonly Moment[] {
  const keyOf = (moment: Moment) => spell(atHouse(moment));
  return moments.length < 2
    ? moments
    : moments.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function spell({ date, time }: ClockTime): string {
  return `${date}T${time}`;
}

type Span = {
  readonly from: Moment;
  /** Undefined if the event has no end. */
  readonly to: Moment | undefined;
  /** Its duration, in place of an end. */
  readonly lasting: { readonly days: number; readonly seconds: number } | null;
  readonly eventEnd: EventEnd;
};

const daySeconds = 24 * 60 * 60;
const noon = "12:00:00";

/** An end further than this before the start is ignored. */
const longestSwappedDays = 366;

/** The nights of an event with readable dates; null if its end is implausible. */
function measure({ from, to, lasting, eventEnd }: Span): Nights | null {
  const isWholeDays =
    [from, to ?? from].every(isMidnightUtc) && (lasting?.seconds ?? 0) % daySeconds === 0;
  const [first, last] = isWholeDays ? [{ date: from.date }, to && { date: to.date }] : [from, to];
  const start = atHouse(first);
  if (!last && !lasting) return { range: nightOf(start.date), doubt: "guessed" };
  const end = last
    ? atHouse(last)
    : atHouse({ ...first, date: addDays(first.date, lasting?.days ?? 0) }, lasting?.seconds);
  const isLastNight = last !== undefined && eventEnd === "last-night";
  if (spell(end) < spell(start)) return readSwapped(start.date, end.date, isLastNight);
  if (spell(end) === spell(start) && !isLastNight) return readOneDay(start.date);
  // An end until noon is a departure; a later end also takes the following night.
  const departure = isLastNight || end.time > noon ? addDays(end.date, 1) : end.date;
  if (departure > start.date) return { range: { from: start.date, to: departure } };
  // Some programs write arrivals and departures as short events, which take no night.
  return first.time === undefined ? readOneDay(start.date) : {};
}

function readOneDay(day: CalendarDate): Nights {
  return { range: nightOf(day), remark: "oneDay", doubt: "guessed" };
}

function readSwapped(start: CalendarDate, end: CalendarDate, isLastNight: boolean): Nights | null {
  if (daysBetween(end, start) > longestSwappedDays) return null;
  const from = earlierOf(start, end);
  const to = isLastNight ? addDays(start, 1) : laterOf(start, nightOf(from).to);
  return { range: { from, to }, remark: "swapped", doubt: "guessed" };
}

function nightOf(date: CalendarDate): DateRange {
  return { from: date, to: addDays(date, 1) };
}

/** Whole days, written by programs that always add a time. */
function isMidnightUtc({ time, zone }: Moment): boolean {
  return time === "00:00:00" && zone === "UTC";
}
