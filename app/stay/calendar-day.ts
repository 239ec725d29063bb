import type { CalendarDate } from "../dates/calendar-date.ts";
import { fillMessage } from "../i18n/fill-message.ts";
import { formatDay } from "../i18n/format.ts";
import { dayStatus, isOpen } from "./availability.ts";
import { periodOfNight } from "./price-period.ts";
import type { Localized, StayRules } from "./stay-context.ts";

/** Which part of the picked stay a day is. */
export type PickedPart = "arrival" | "night" | "departure";

/** The part of a stay that a day is; a stay without departure, an empty text, is only its arrival. */
export function pickedPart(
  date: CalendarDate,
  arrival: CalendarDate,
  departure: CalendarDate,
): PickedPart | undefined {
  if (date === arrival) return "arrival";
  if (date === departure) return "departure";
  return arrival !== "" && arrival < date && date < departure ? "night" : undefined;
}

/** A day as the calendar shows it before any is picked. */
export type ShownDay = Readonly<ReturnType<typeof showDay>>;

/**
 * A day by what is known of it; `nightPrices` are formatted, in the order of the periods, and so are
 * `cellPrices`, which may be shorter.
 */
export function showDay(
  date: CalendarDate,
  { availability, today, prices }: StayRules,
  nightPrices: readonly string[],
  cellPrices = nightPrices,
) {
  const status = dayStatus(availability, date, today);
  const isFree = status === "available" || status === "checkout";
  const period = isFree ? periodOfNight(prices, date) : undefined;
  const index = period ? prices.periods.indexOf(period) : -1;
  return {
    date,
    status,
    /** What the night costs, formatted; nothing where it is taken or on request. */
    price: nightPrices[index],
    cellPrice: cellPrices[index],
    isToday: date === today,
    isOpen: isOpen(availability, date, today),
  };
}

/** The name of a day for those who hear it: date, status, price, and its part in the picked stay. */
export function nameDay(
  { date, status, price, isToday }: ShownDay,
  part: PickedPart | undefined,
  { locale, messages: { days, perNight } }: Localized,
): string {
  return [
    // What the cell shows is in its name, for those who speak it: `1`, not `1er` or `1º`.
    formatDay(date, locale).replace(/\b1(?:er|º)/, "1"),
    isToday && days.today,
    days[status],
    price !== undefined && fillMessage(perNight, { price }),
    part && days[part],
  ]
    .filter(Boolean)
    .join(", ");
}
