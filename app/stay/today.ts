import { timeZone } from "../../generated/formats.ts";
import type { CalendarDate } from "./calendar-date.ts";

/** The clock by which the days of the house begin and end, `Europe/Zagreb`. */
export const houseTimeZone: string = timeZone;

/** Made when it is first needed: it takes 20 ms, and pages are loaded ahead that may never be seen. */
let formatter: Intl.DateTimeFormat | undefined;

/** The calendar date at the house at an instant, whatever the zone of the machine. */
export function dateAtHouse(instant: Date): CalendarDate {
  formatter ??= new Intl.DateTimeFormat("en", {
    timeZone: houseTimeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}
