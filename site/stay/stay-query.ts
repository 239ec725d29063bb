import { maximumPersons } from "#house/formats.mjs";
import { isCalendarDate } from "../../domain/dates/calendar-date.ts";
import { formatStayQuery, type Party, type Stay } from "./stay.ts";

/**
 * The stay that an address asks for, `?arrival=…&departure=…`; null where it names neither day. A day
 * that is missing or not written as a date is an empty text: junk goes no further. One that is written as
 * a date and does not exist is kept, so that the page can name it.
 */
export function parseStayQuery(search: string): Stay | null {
  const query = new URLSearchParams(search);
  if (!query.has("arrival") && !query.has("departure")) return null;
  const readDate = (name: "arrival" | "departure") => {
    const text = query.get(name)?.trim() ?? "";
    return isDateText(text) ? text : "";
  };
  return {
    arrival: readDate("arrival"),
    departure: readDate("departure"),
    party: parseParty(query.get("guests")),
  };
}

/** Whether a text is written as a date, which may not exist. */
export function isDateText(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
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

const separator = "~";

/** The stay in the value of a cookie; null where it holds none. */
export function parseStayCookie(value: string): Stay | null {
  const [arrival = "", departure = "", guests = null] = value.split(separator);
  const stay = { arrival, departure, party: parseParty(guests) };
  return isStay(stay) ? stay : null;
}

/** A stay as the value of a cookie: `2027-07-24~2027-07-31~4`. */
export function formatStayCookie({ arrival, departure, party }: Stay): string {
  return [arrival, departure, ...(party ? [party.guests] : [])].join(separator);
}

/** More guests than the house takes are as many as it takes. */
function parseParty(guests: string | null): Party | undefined {
  return guests !== null && /^[1-9]\d*$/.test(guests)
    ? { guests: Math.min(Number(guests), maximumPersons) }
    : undefined;
}

/** A year that is still being typed, as in 0202-07-01, is not asked about. */
const earliestTypedDate = "1000-01-01";

/** Whether both days have been chosen or typed to the end. */
export function isWhole({ arrival, departure }: Stay): boolean {
  return arrival >= earliestTypedDate && departure >= earliestTypedDate;
}

/** Whether both days exist and the departure is the later one. */
export function isStay({ arrival, departure }: Stay): boolean {
  return isCalendarDate(arrival) && isCalendarDate(departure) && arrival < departure;
}
