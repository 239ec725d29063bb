import { type CalendarDate, isCalendarDate } from "./calendar-date.ts";

/** A stay as a guest names it: the day of arrival and the day of departure. */
export type Stay = { readonly arrival: CalendarDate; readonly departure: CalendarDate };

/**
 * The stay that an address asks for, `?arrival=…&departure=…`; null where it names neither day. A
 * day that is missing or no date is an empty text, which `quoteStay` refuses: junk goes no further.
 */
export function parseStayQuery(query: URLSearchParams): Stay | null {
  if (!query.has("arrival") && !query.has("departure")) return null;
  return { arrival: readDate(query, "arrival"), departure: readDate(query, "departure") };
}

/** The query of an address that asks for a stay, without its question mark. */
export function formatStayQuery({ arrival, departure }: Stay): string {
  return new URLSearchParams({ arrival, departure }).toString();
}

function readDate(query: URLSearchParams, name: keyof Stay): string {
  const text = query.get(name)?.trim() ?? "";
  return isCalendarDate(text) ? text : "";
}
