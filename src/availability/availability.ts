import { addMonths } from "./calendar-date.ts";
import type { CalendarDate } from "./is-calendar-date.ts";

/** Nights from the arrival, `from`, up to the departure, `to`, which is no night any more. */
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
};

const publishedMonths = 18;

/** The last departure that the calendar of a day shows: 18 months ahead. */
export function lastDepartureOf(today: CalendarDate): CalendarDate {
  return addMonths(today, publishedMonths);
}

/** The day from which nothing can be booked yet: where the calendar or the platforms end. */
export function closingDateOf({ openUntil, until }: Availability): CalendarDate {
  return openUntil !== null && openUntil < until ? openUntil : until;
}
