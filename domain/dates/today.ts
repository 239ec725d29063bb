import { timeZone } from "#house/formats.mjs";
import { dateFormatter } from "../locales/formatters.ts";
import type { CalendarDate } from "./calendar-date.ts";

/** The time zone of the house, `Europe/Zagreb`. */
export const houseTimeZone: string = timeZone;

/** The calendar date at the house at an instant, whatever the zone of the machine. */
export function dateAtHouse(instant: Date): CalendarDate {
  const format = dateFormatter("en", {
    timeZone: houseTimeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}

/** The instant at which a date begins at the house. */
export function beginAtHouse(date: CalendarDate): Date {
  // Time zones are at most 14 hours ahead of UTC, in steps of 15 minutes.
  const quarter = 900_000;
  let instant = Date.parse(date) - 14 * 4 * quarter;
  while (dateAtHouse(new Date(instant)) < date) instant += quarter;
  return new Date(instant);
}
