import type { CalendarDate } from "../dates/calendar-date.ts";

/** Who comes. One value that goes with the dates into address, cookie, form and links. */
export type Party = { readonly guests: number };

/**
 * A stay as a guest names it: the day of arrival, the day of departure, and who comes if that was said.
 * A day to come is an empty text; one from an address may be a date that does not exist.
 */
export type Stay = {
  readonly arrival: CalendarDate;
  readonly departure: CalendarDate;
  readonly party?: Party | undefined;
};

/** Before anything has been chosen. */
export const noStay: Stay = { arrival: "", departure: "" };

/** The query of an address that asks for a stay, without its question mark; dates need no escapes. */
export function formatStayQuery({ arrival, departure, party }: Stay): string {
  const dates = `arrival=${arrival}&departure=${departure}`;
  return party === undefined ? dates : `${dates}&guests=${party.guests}`;
}

/** Whether two stays are the same days for the same party. */
export function isSameStay(one: Stay | null, other: Stay | null): boolean {
  return (one && formatStayQuery(one)) === (other && formatStayQuery(other));
}

/** The booking engine: its first page, the address template for a stay, and how many come if nobody said. */
export type Booking = { readonly home: string; readonly stay: string; readonly guests: number };

/** Where "Book" leads: to the stay that can be booked, else to the next free week, else to the first page. */
export function bookingLink(
  bookable: Stay | null,
  nextWeek: Stay | null,
  { home, stay: template, guests }: Booking,
): string {
  const stay = bookable ?? nextWeek;
  return stay ? fillBookingAddress(template, stay, guests) : home;
}

/**
 * The address of the booking engine for a stay: `{arrival}` and `{departure}` as `YYYY-MM-DD` or in
 * the order that follows a colon, `{arrival:DD.MM.YYYY}`; `{guests}` as the stay or else `guests` says.
 */
export function fillBookingAddress(template: string, stay: Stay, guests: number): string {
  return template.replace(
    /\{(arrival|departure|guests)(?::([^}]*))?\}/g,
    (_, name: "arrival" | "departure" | "guests", order = "YYYY-MM-DD") => {
      if (name === "guests") return String(stay.party?.guests ?? guests);
      const [year = "", month = "", day = ""] = stay[name].split("-");
      return order.replace("YYYY", year).replace("MM", month).replace("DD", day);
    },
  );
}
