import {
  addDays,
  addMonths,
  type CalendarDate,
  dayMilliseconds,
  laterOf,
} from "../dates/calendar-date.ts";

/** Nights from the arrival, `from`, up to and without the departure, `to`. */
export type DateRange = { readonly from: CalendarDate; readonly to: CalendarDate };

/** What `GET /api/availability` answers: everything that a visitor may know about the calendar. */
export type Availability = {
  /** The day at the house on which this was put together. */
  readonly from: CalendarDate;
  /** The last departure that can be asked for. */
  readonly until: CalendarDate;
  /** The first night that the platforms have not opened yet; nothing where all are open. */
  readonly openUntil: CalendarDate | null;
  /** Sorted, without overlap; stays that follow each other on one day are kept apart. */
  readonly taken: readonly DateRange[];
  /** When the feed that waits longest was last read, in ISO 8601; nothing while one never was. */
  readonly checkedAt: string | null;
  /** There where all nights above are those of the sample: no guest has booked them. */
  readonly isSample?: true;
  /** There where the owner keeps the calendar by hand: for how many days it counts after `checkedAt`. */
  readonly countsForDays?: number;
};

/**
 * What is known after an answer. One that was checked before what we have, or never, is of a server
 * that has only just started, and no news.
 */
export function newerOf(known: Availability, answer: Availability = known): Availability {
  return (answer.checkedAt ?? "") < (known.checkedAt ?? "") ? known : answer;
}

const publishedMonths = 18;

/** The last departure that the calendar of a day shows: 18 months ahead. */
export function lastDepartureOf(today: CalendarDate): CalendarDate {
  return addMonths(today, publishedMonths);
}

/** The day from which nothing can be booked yet: where the calendar or the platforms end. */
export function closingDateOf({ openUntil, until }: Availability): CalendarDate {
  return openUntil !== null && openUntil < until ? openUntil : until;
}

/** `not-open`: beyond what the platforms or the calendar have opened for booking. */
export type NightState = "free" | "taken" | "not-open" | "past";

/** The state of the night that begins on a date; `today` differs from `from` in an old answer. */
export function nightState(
  availability: Availability,
  night: CalendarDate,
  today: CalendarDate = availability.from,
): NightState {
  if (night < today || night < availability.from) return "past";
  if (availability.taken.some(({ from, to }) => from <= night && night < to)) return "taken";
  return night >= closingDateOf(availability) ? "not-open" : "free";
}

/**
 * How a day is drawn and said. `checkin`: only the night after it is taken, `checkout`: only the
 * night before, `changeover`: one stay ends and another begins. Today's morning is past.
 */
export type DayStatus =
  | Exclude<NightState, "free" | "taken">
  | "available"
  | "booked"
  | "checkin"
  | "checkout"
  | "changeover";

/** The status of a day, derived from the nights before and after it. */
export function dayStatus(
  availability: Availability,
  date: CalendarDate,
  today: CalendarDate = availability.from,
): DayStatus {
  const before = nightState(availability, addDays(date, -1), today);
  const after = nightState(availability, date, today);
  if (after === "free") return before === "taken" ? "checkout" : "available";
  if (after !== "taken") return after;
  if (before === "free") return "checkin";
  const isChange = before === "taken" && availability.taken.some(({ from }) => from === date);
  return isChange ? "changeover" : "booked";
}

/** Whether a day can be asked about, taken or not. */
export function isOpen({ until }: Availability, date: CalendarDate, today: CalendarDate): boolean {
  return today <= date && date <= until;
}

/** The longest runs of free nights from a day on, in order. */
export function freeRanges(
  availability: Availability,
  today: CalendarDate = availability.from,
): readonly DateRange[] {
  const end = closingDateOf(availability);
  const free: DateRange[] = [];
  let from = laterOf(today, availability.from);
  for (const taken of availability.taken) {
    if (taken.from >= end) break;
    if (from < taken.from) free.push({ from, to: taken.from });
    from = laterOf(from, taken.to);
  }
  if (from < end) free.push({ from, to: end });
  return free;
}

/**
 * How far a calendar can be trusted. `old`: say so; `stale`: ask guests to enquire instead of
 * showing free days; `unknown`: a feed was never read, so availability is on request. An owner's own calendar is
 * fresh until it is stale.
 */
export type Freshness = "fresh" | "old" | "stale" | "unknown";

const oldAfterDays = 1;
const staleAfterDays = 2;

type Check = Pick<Availability, "checkedAt" | "countsForDays">;

/** How far a calendar can be trusted at an instant. */
export function freshnessOf({ checkedAt, countsForDays }: Check, now: Date): Freshness {
  const ageDays = (now.getTime() - Date.parse(checkedAt ?? "")) / dayMilliseconds;
  if (Number.isNaN(ageDays)) return "unknown";
  if (ageDays > (countsForDays ?? staleAfterDays)) return "stale";
  return ageDays > (countsForDays ?? oldAfterDays) ? "old" : "fresh";
}

/** Whether nobody can say which nights are free, so that guests are asked to enquire. */
export function isOnRequest(freshness: Freshness): boolean {
  return freshness === "stale" || freshness === "unknown";
}

/** The moment from which a calendar is stale; an invalid date where it was never checked. */
export function staleFrom({ checkedAt, countsForDays = staleAfterDays }: Check): Date {
  return new Date(Date.parse(checkedAt ?? "") + countsForDays * dayMilliseconds);
}
