import type { CalendarDate } from "../../domain/dates/calendar-date.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import type { Availability } from "../../domain/nights/availability.ts";
import type { Choices } from "../../domain/prices/party.ts";
import type { PriceList, Span } from "../../domain/prices/price-list.ts";
import type { Messages } from "../layout/load-messages.ts";

/**
 * Who comes, as far as a guest has said it; without adults all that can come. It goes with the dates into address,
 * cookie, form and links. The age of a child is `null` where nobody can read it.
 */
export type StatedParty = {
  readonly adults?: number | undefined;
  readonly children?: readonly (number | null)[];
  readonly pets?: number;
};

/**
 * A stay as a guest names it: the day of arrival, the day of departure, and, if that was said, who comes and
 * which extras were chosen. A day to come is an empty text; one from an address may be a date that does not exist.
 */
export type Stay = {
  readonly arrival: CalendarDate;
  readonly departure: CalendarDate;
  readonly party?: StatedParty | undefined;
  readonly choices?: Choices | undefined;
};

/** Before anything has been chosen. */
export const noStay: Stay = { arrival: "", departure: "" };

/** The parameters of an address that tell who comes and what was chosen; fields of forms are named alike. */
export const partyNames = ["adults", "children", "pets", "extras"] as const;

/** Who comes and what was chosen, as the parameters of an address; those that say nothing are left out. */
export function tellParty({ party = {}, choices = {} }: Partial<Stay>) {
  const { adults = "", children = [], pets = 0 } = party;
  const extras = Object.entries(choices).map(([key, count]) =>
    count > 1 ? `${key}:${count}` : key,
  );
  const told: Record<(typeof partyNames)[number], string> = {
    adults: `${adults}`,
    children: children.map((age) => age ?? unknownAge).join(),
    pets: pets > 0 ? `${pets}` : "",
    extras: extras.join(),
  };
  return Object.entries(told).filter(([, value]) => value !== "");
}

/** In an address, in place of an age that nobody can read. */
export const unknownAge = "?";

/**
 * The query of an address that asks for a stay, without its question mark:
 * `arrival=2027-06-12&departure=2027-06-19&adults=2&children=4,9&pets=1&extras=linen:4,parking`. It needs no escapes.
 */
export function formatStayQuery(stay: Stay): string {
  const dates = `arrival=${stay.arrival}&departure=${stay.departure}`;
  return [dates, ...tellParty(stay).map(([name, value]) => `${name}=${value}`)].join("&");
}

/** Whether two stays are the same days for the same party. */
export function isSameStay(one: Stay | null, other: Stay | null): boolean {
  return (one && formatStayQuery(one)) === (other && formatStayQuery(other));
}

/**
 * The booking engine: its first page, the address template for a stay, and how many come if nobody said.
 * `stay` is null in a house without an engine, and `home` is then where guests enquire.
 */
export type Booking = {
  readonly home: string;
  readonly stay: string | null;
  readonly guests: number;
};

/** What decides which stays are possible, and what they cost. */
export type StayRules = {
  readonly availability: Availability;
  readonly prices: PriceList;
  readonly today: CalendarDate;
};

/** The language of texts, and the words of it. */
export type Localized = { readonly locale: Locale; readonly messages: Messages["availability"] };

/** The house as an enquiry knows it. */
export type EnquiryHouse = {
  readonly villa: string;
  readonly email: string;
  /** The path of the enquiry form; undefined where guests cannot write on the site. */
  readonly form: string | undefined;
};

/** The house as the answer knows it. */
type StayHouse = EnquiryHouse & {
  /** Of the page that answers stays. */
  readonly address: string;
  /** Times of day, `HH:MM`. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** The days of the year on which the pool is heated, where that is not always or never. */
  readonly heated?: Span | undefined;
};

/** A week that is free and has a price, in words. */
export type NextWeek = Stay & {
  /** In one short line: that it is available, and its price. */
  readonly text: string;
  readonly dates: string;
  /** For the whole week, and for how many guests where that matters. */
  readonly price: string;
  /** What each pays of as many guests as there can be. */
  readonly share: string;
  /** The address of the booking engine for it, or where to enquire about it. */
  readonly booking: string;
  /** The moment from which an open page must not offer it any more, ISO 8601. */
  readonly validUntil: string;
};

/** What decides the answer to a stay. */
export type StayContext = StayRules &
  Localized & {
    /** Whether it is not known which nights are free: all may be, and guests are asked to enquire. */
    readonly isOnRequest: boolean;
    readonly house: StayHouse;
    readonly booking: Booking;
    /** The next free week of the season; null where none is or the calendar is not known. */
    readonly nextWeek: NextWeek | null;
  };
