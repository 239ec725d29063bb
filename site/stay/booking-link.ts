import { formatDateRange } from "../../domain/locales/format.ts";
import { formatStayMail } from "./describe-quote.ts";
import type { EnquiryHouse, Localized, NextWeek, Stay, StayContext } from "./stay.ts";

type BookingContext = Localized &
  Pick<StayContext, "prices" | "booking"> & { readonly house: EnquiryHouse };

/**
 * The target of "Book": the bookable stay, else the next free week, else the engine's first page. Without a booking
 * engine it is the enquiry with the dates.
 */
export function bookingLink(
  bookable: Stay | null,
  nextWeek: Pick<NextWeek, "booking"> | null,
  context: BookingContext,
): string {
  const { home, stay: template, guests } = context.booking;
  if (bookable === null) return nextWeek?.booking ?? home;
  if (template !== null) return fillBookingAddress(template, bookable, guests);
  const dates = formatDateRange(bookable.arrival, bookable.departure, context.locale);
  return formatStayMail(bookable, dates, context);
}

/**
 * The address of the booking engine for a stay: `{arrival}` and `{departure}` as `YYYY-MM-DD` or in the order that
 * follows a colon, `{arrival:DD.MM.YYYY}`; `{guests}`, `{adults}`, `{children}`, `{pets}` as numbers; `{childAges}`
 * with commas or what follows a colon between them, `{childAges:&age=}`. Without a party all are adults, as many as
 * `guests` says.
 */
export function fillBookingAddress(template: string, stay: Stay, guests: number): string {
  const {
    children = [],
    pets = 0,
    adults = Math.max(1, guests - children.length),
  } = stay.party ?? {};
  const numbers: Readonly<Record<string, number>> = {
    ...{ adults, pets, children: children.length, guests: adults + children.length },
  };
  return template.replace(
    /\{(arrival|departure|guests|adults|children|pets|childAges)(?::([^}]*))?\}/g,
    (_, name: string, order?: string) => {
      if (name === "childAges") return children.map((age) => age ?? "").join(order ?? ",");
      if (name !== "arrival" && name !== "departure") return `${numbers[name]}`;
      const [year = "", month = "", day = ""] = stay[name].split("-");
      const written = order ?? "YYYY-MM-DD";
      return written.replace("YYYY", year).replace("MM", month).replace("DD", day);
    },
  );
}
