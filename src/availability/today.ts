import type { CalendarDate } from "./calendar-date.ts";

/** Where the house stands: its days begin and end by this clock (`decisions.md` 6). */
export const houseTimeZone = "Europe/Zagreb";

const formatter = new Intl.DateTimeFormat("en", {
  timeZone: houseTimeZone,
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar date at the house at an instant, whatever the zone of the machine. */
export function dateAtHouse(instant: Date): CalendarDate {
  const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}
