import type { Prices } from "../facts/prices.ts";
import { fillText } from "../i18n/fill-text.ts";
import { formatDay } from "../i18n/format.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Bundles } from "../load-texts.ts";
import { type Availability, type DayStatus, dayStatus } from "./availability.ts";
import type { CalendarDate } from "./calendar-date.ts";
import { periodOfNight } from "./price.ts";

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

/** What decides how days look before any is picked. */
export type DaySources = {
  readonly availability: Availability;
  readonly today: string;
  readonly prices: Prices;
  /** Formatted prices by the key of their period. */
  readonly nightPrices: Readonly<Record<string, string>>;
  readonly texts: Bundles["availability"];
};

/** A day as the calendar shows it; its night has a price if it can be had. */
export function showDay(date: string, sources: DaySources): Omit<ShownDay, "part"> {
  const { availability, today, prices, nightPrices, texts } = sources;
  const { afternoon, isChangeover, ...day } = dayStatus(availability, date, today);
  const status = isChangeover ? "changeover" : day.status;
  const period = afternoon === "free" ? periodOfNight(prices, date) : undefined;
  return {
    date,
    status,
    statusText: texts.days[status],
    price: period && nightPrices[period.key],
    isToday: date === today,
  };
}

/** A day of the calendar as it is shown. */
export type ShownDay = {
  readonly date: string;
  readonly status: DayStatus["status"] | "changeover";
  readonly statusText: string;
  /** What the night costs, formatted; nothing where it is taken or on request. */
  readonly price: string | undefined;
  readonly part: PickedPart | undefined;
  readonly isToday: boolean;
};

/** The name of a day for those who hear it: date, status, price, and its part in the stay. */
export function nameDay(
  { date, statusText, price, part, isToday }: ShownDay,
  { locale, texts }: { locale: Locale; texts: Bundles["availability"] },
): string {
  const { days, perNight } = texts;
  return [
    formatDay(date, locale),
    ...(isToday ? [days.today] : []),
    statusText,
    ...(price === undefined ? [] : [fillText(perNight, { price })]),
    ...(part === undefined ? [] : [days[part]]),
  ].join(", ");
}
