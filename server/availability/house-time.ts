import type { CalendarDate } from "../../src/availability/is-calendar-date.ts";
import { houseTimeZone } from "../../src/availability/today.ts";

/** A date and the time of day, `HH:MM:SS`, by the clock at the house. */
export type HouseTime = { readonly date: CalendarDate; readonly time: string };

/**
 * The date and time at the house of `2026-12-05T15:00:00`, in UTC where a `Z` follows, else in a
 * named zone; one that nobody knows is taken for the house's own. Nothing where no such time is.
 */
export function toHouseTime(text: string, zone: string = houseTimeZone): HouseTime | undefined {
  const isUtc = text.endsWith("Z");
  const asIfUtc = Date.parse(isUtc ? text : `${text}Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  const foreign = isUtc ? "UTC" : zone;
  if (foreign === houseTimeZone) return split(new Date(asIfUtc).toISOString());
  const formatter = formatterOf(foreign);
  if (formatter === undefined) return toHouseTime(text);
  const offsetAt = (instant: number) => Date.parse(`${localTime(formatter, instant)}Z`) - instant;
  // Once more from near the answer: the clocks may have changed between guess and answer.
  const guess = asIfUtc - offsetAt(asIfUtc);
  const instant = asIfUtc - offsetAt(guess);
  return split(localTime(formatterOf(houseTimeZone) ?? formatter, instant));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = formatters.get(timeZone);
  if (known) return known;
  try {
    const formatter = new Intl.DateTimeFormat("sv", {
      timeZone,
      dateStyle: "short",
      timeStyle: "medium",
    });
    formatters.set(timeZone, formatter);
    return formatter;
  } catch {
    return undefined;
  }
}

/** Swedish writes `2026-12-05 15:00:00`. */
function localTime(formatter: Intl.DateTimeFormat, instant: number): string {
  return formatter.format(instant).replace(" ", "T");
}

function split(text: string): HouseTime {
  return { date: text.slice(0, 10), time: text.slice(11, 19) };
}
