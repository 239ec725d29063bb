import { maximumPersons } from "#house/formats.mjs";
import { type CalendarDate, isCalendarDate } from "../dates/calendar-date.ts";

/** A stay as a guest names it: the day of arrival, the day of departure, and for how many if asked. */
export type Stay = {
  readonly arrival: CalendarDate;
  readonly departure: CalendarDate;
  readonly guests?: number | undefined;
};

/**
 * The stay that an address asks for, `?arrival=…&departure=…`; null where it names neither day. A
 * day that is missing or no date is an empty text, which `quoteStay` refuses: junk goes no further. More
 * guests than the house takes are as many as it takes.
 */
export function parseStayQuery(search: string): Stay | null {
  const query = new URLSearchParams(search);
  if (!query.has("arrival") && !query.has("departure")) return null;
  const guests = /^[1-9]\d*$/.exec(query.get("guests") ?? "");
  const readDate = (name: "arrival" | "departure") => {
    const text = query.get(name)?.trim() ?? "";
    return isCalendarDate(text) ? text : "";
  };
  return {
    arrival: readDate("arrival"),
    departure: readDate("departure"),
    guests: guests ? Math.min(Number(guests[0]), maximumPersons) : undefined,
  };
}

/** The query of an address that asks for a stay, without its question mark; dates need no escapes. */
export function formatStayQuery({ arrival, departure, guests }: Stay): string {
  const dates = `arrival=${arrival}&departure=${departure}`;
  return guests === undefined ? dates : `${dates}&guests=${guests}`;
}

/**
 * The query of an address, `?…`, with this stay in place of its own, or without one. What else is in it
 * stays: it says, for instance, which advertisement has led here.
 */
export function replaceStay(search: string, stay: Stay | null): string {
  const others = new URLSearchParams(search);
  for (const name of ["arrival", "departure", "guests"]) others.delete(name);
  const query = [stay ? formatStayQuery(stay) : "", `${others}`].filter(Boolean).join("&");
  return query && `?${query}`;
}

/** Whether two stays are the same days for as many guests. */
export function isSameStay(one: Stay | null, other: Stay | null): boolean {
  return (one && formatStayQuery(one)) === (other && formatStayQuery(other));
}
