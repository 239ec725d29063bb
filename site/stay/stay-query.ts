import { maximumPersons } from "#house/formats.mjs";
import { isCalendarDate } from "../../domain/dates/calendar-date.ts";
import { formatStayQuery, partyNames, type Stay, tellParty } from "./stay.ts";

/** The parameters of an address that name a stay. */
export const stayParameters = ["arrival", "departure", "guests", ...partyNames] as const;

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
  // A form without scripts has a field for each child and each extra.
  const read = (name: string) => query.getAll(name).join();
  return { arrival: readDate("arrival"), departure: readDate("departure"), ...parseParty(read) };
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
  for (const name of stayParameters) others.delete(name);
  const query = [stay ? formatStayQuery(stay) : "", `${others}`].filter(Boolean).join("&");
  return query && `?${query}`;
}

/** Path, query and hash of an address without its stay: all that leaves the browser. */
export function pathWithoutStay({
  pathname,
  search,
  hash,
}: Pick<URL, "pathname" | "search" | "hash">): string {
  return pathname + replaceStay(search, null) + hash;
}

const separator = "~";

/** The stay in the value of a cookie, or null. */
export function parseStayCookie(value: string): Stay | null {
  const [arrival = "", departure = "", ...values] = value.split(separator);
  const parameters = Object.fromEntries(partyNames.map((name, index) => [name, values[index]]));
  const read = (name: string) => (parameters[name] ?? "").replaceAll(".", ",");
  const stay = { arrival, departure, ...parseParty(read) };
  return isStay(stay) ? stay : null;
}

/** A stay as the value of a cookie: `2027-07-24~2027-07-31~2~4.9~1~linen:4.parking`, without missing parts. */
export function formatStayCookie(stay: Stay): string {
  const parameters = Object.fromEntries(tellParty(stay));
  // Cookies must not contain commas.
  const parts = partyNames.map((name) => (parameters[name] ?? "").replaceAll(",", "."));
  return [stay.arrival, stay.departure, ...parts].join(separator).replace(/~+$/, "");
}

/** The most children or extras that are read. */
const mostOfAKind = 20;

/** From this age on a guest is an adult. */
export const ageOfMajority = 18;

/** Party and choices. Malformed parts are left out; a malformed age is unknown. */
function parseParty(read: (name: string) => string): Pick<Stay, "party" | "choices"> {
  const list = (name: string) =>
    read(name)
      .split(",")
      .map((text) => text.trim())
      .filter(Boolean)
      .slice(0, mostOfAKind);
  const adults = readCount(read("adults")) ?? readGuests(read("guests"));
  const children = list("children").map((text) => {
    const age = /^\d{1,2}$/.test(text) ? Number(text) : ageOfMajority;
    return age < ageOfMajority ? age : null;
  });
  const pets = readCount(read("pets")) ?? 0;
  const party = {
    ...(adults && { adults }),
    ...(children.length > 0 && { children }),
    ...(pets > 0 && { pets }),
  };
  const extras = list("extras").flatMap((text) => {
    const [, key = "", pieces = "1"] = /^(\w+)(?::(\d+))?$/.exec(text) ?? [];
    const count = readCount(pieces);
    return key && count ? [[key, count] as const] : [];
  });
  return {
    ...(Object.keys(party).length > 0 && { party }),
    ...(extras.length > 0 && { choices: Object.fromEntries(extras) }),
  };
}

/** A number from 1 to 99. */
function readCount(text: string): number | undefined {
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
}

/** A number of guests without ages, at most as many as the house takes. */
function readGuests(text: string): number | undefined {
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), maximumPersons) : undefined;
}

/** The first year of dates: 0202-07-01 is still being typed. */
const earliestTypedDate = "1000-01-01";

/** Whether both days have been chosen or typed to the end. */
export function isWhole({ arrival, departure }: Stay): boolean {
  return arrival >= earliestTypedDate && departure >= earliestTypedDate;
}

/** Whether both days exist and the departure is the later one. */
export function isStay({ arrival, departure }: Stay): boolean {
  return isCalendarDate(arrival) && isCalendarDate(departure) && arrival < departure;
}
