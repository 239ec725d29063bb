import { formatDateRange } from "../../domain/locales/format.ts";
import { formatStayMail } from "./describe-quote.ts";
import type { Booking, EnquiryHouse, Localized, NextWeek, Stay } from "./stay.ts";

type BookingContext = Localized & { readonly booking: Booking; readonly house: EnquiryHouse };

/**
 * Where "Book" leads: to the stay that can be booked, else to the next free week, else to the first page. A
 * house without a booking engine takes enquiries instead, with the dates in them.
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
