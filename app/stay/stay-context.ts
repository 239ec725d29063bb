import type { CalendarDate } from "../dates/calendar-date.ts";
import type { Prices } from "../facts/prices.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Messages } from "../load-messages.ts";
import type { Availability } from "./availability.ts";

/** What decides which stays are possible, and what they cost. */
export type StayRules = {
  readonly availability: Availability;
  readonly prices: Prices;
  readonly today: CalendarDate;
};

/** How it is put. */
export type Localized = { readonly locale: Locale; readonly messages: Messages["availability"] };

/** The house as the answer, an enquiry and the booking engine know it. */
type StayHouse = {
  readonly villa: string;
  readonly email: string;
  /** Of the page that answers stays. */
  readonly address: string;
  /** Address of the booking engine with the places of a stay in it (`booking-address.ts`). */
  readonly booking: string;
  /** Times of day, `HH:MM`. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** The most guests that the house has beds for. */
  readonly guests: number;
  /** Where guests can write to it on the site, the address of the form; nothing where they cannot. */
  readonly form: string | undefined;
};

/** What decides the answer to a stay. */
export type StayContext = StayRules &
  Localized & {
    /** Whether it is not known which nights are free: all may be, and guests are asked to enquire. */
    readonly isOnRequest: boolean;
    readonly house: StayHouse;
  };
