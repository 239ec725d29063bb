import type { CalendarDate } from "../../domain/dates/calendar-date.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import type { Availability } from "../../domain/nights/availability.ts";
import type { Choices } from "../../domain/prices/party.ts";
import type { PriceList, Span } from "../../domain/prices/price-list.ts";
import type { Messages } from "../layout/load-messages.ts";

/**
 * The party as stated by a guest; without adults all that the house takes. It is part of address, cookie, form and
 * links. A malformed age of a child is `null`.
 */
export type StatedParty = {
  readonly adults?: number | undefined;
  readonly children?: readonly (number | null)[];
  readonly pets?: number;
};

/**
 * A stay as stated by a guest: arrival, departure, and optionally party and choices. A missing day is an empty text; one
 * from an address may be a date that does not exist.
 */
export type Stay = {
  readonly arrival: CalendarDate;
  readonly departure: CalendarDate;
  readonly party?: StatedParty | undefined;
  readonly choices?: Choices | undefined;
};

/** The stay before any choice. */
export const noStay: Stay = { arrival: "", departure: "" };

/** The parameters of an address for party and choices; fields of forms have the same names. */
export const partyNames = ["adults", "children", "pets", "extras"] as const;

/** Party and choices as parameters of an address, without empty ones. */
export function tellParty({ party = {}, choices = {} }: Partial<Stay>) {
  const { adults = "", children = [], pets = 0 } = party;
  const extras = Object.entries(choices).map(([key, count]) =>
    count > 1 ? `${key}:${count}` : key,
  );
  const parameters: Record<(typeof partyNames)[number], string> = {
    adults: `${adults}`,
    children: children.map((age) => age ?? unknownAge).join(),
    pets: pets > 0 ? `${pets}` : "",
    extras: extras.join(),
  };
  return Object.entries(parameters).filter(([, value]) => value !== "");
}

/** An unknown age in an address. */
export const unknownAge = "?";

/**
 * The query of an address that asks for a stay, without its question mark:
 * `arrival=2027-06-12&departure=2027-06-19&adults=2&children=4,9&pets=1&extras=linen:4,parking`. It needs no escapes.
 */
export function formatStayQuery(stay: Stay): string {
  const dates = `arrival=${stay.arrival}&departure=${stay.departure}`;
  return [dates, ...tellParty(stay).map(([name, value]) => `${name}=${value}`)].join("&");
}

/** Whether two stays have the same dates, party and choices. */
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

/** The data that decide which stays are possible, and their prices. */
export type StayRules = {
  readonly availability: Availability;
  readonly prices: PriceList;
  readonly today: CalendarDate;
};

/** A language with its messages. */
export type Localized = { readonly locale: Locale; readonly messages: Messages["availability"] };

/** The facts of the house for enquiries. */
export type EnquiryHouse = {
  readonly villa: string;
  readonly email: string;
  /** The path of the enquiry form; undefined without one. */
  readonly form: string | undefined;
};

/** The facts of the house for answers. */
type StayHouse = EnquiryHouse & {
  /** The address of the page that answers stays. */
  readonly address: string;
  /** Times of day, `HH:MM`. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** The days of the year on which the pool is heated, unless always or never. */
  readonly heated?: Span | undefined;
};

/** A free week with a price, in words. */
export type NextWeek = Stay & {
  /** In one short line: that it is available, and its price. */
  readonly text: string;
  readonly dates: string;
  /** For the whole week, with the number of guests if that matters. */
  readonly price: string;
  /** The price per guest of a full house. */
  readonly share: string;
  /** The address of the booking engine for it, or of the enquiry. */
  readonly booking: string;
  /** The moment after which an open page must not offer it, ISO 8601. */
  readonly validUntil: string;
};

/** The context of the answer to a stay. */
export type StayContext = StayRules &
  Localized & {
    /** Whether the free nights are unknown: then guests enquire. */
    readonly isOnRequest: boolean;
    readonly house: StayHouse;
    readonly booking: Booking;
    /** The next free week of the season; null if there is none or the calendar is unknown. */
    readonly nextWeek: NextWeek | null;
  };
