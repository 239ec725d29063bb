import type { CalendarDate } from "../dates/calendar-date.ts";
import type { Prices } from "../facts/prices.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Messages } from "../load-messages.ts";
import type { Availability } from "./availability.ts";
import type { Booking, Stay } from "./stay.ts";

/** What decides which stays are possible, and what they cost. */
export type StayRules = {
  readonly availability: Availability;
  readonly prices: Prices;
  readonly today: CalendarDate;
};

/** The language of texts, and the words of it. */
export type Localized = { readonly locale: Locale; readonly messages: Messages["availability"] };

/** The house as the answer and an enquiry know it. */
type StayHouse = {
  readonly villa: string;
  readonly email: string;
  /** Of the page that answers stays. */
  readonly address: string;
  /** Times of day, `HH:MM`. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** The path of the enquiry form; undefined where guests cannot write on the site. */
  readonly form: string | undefined;
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
  /** The query that asks for its price, without the question mark. */
  readonly query: string;
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
