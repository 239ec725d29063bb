import { group, message, plain } from "./message-schema.ts";

/** What the price list says beside its seasons: extras, taxes, discounts, and what is due when. */
export const messages = group({
  heading: message(),
  /** Below the list, where some charges are in the price of a week alone. */
  ofWeek: message(),
  /** What an amount is for, one behind the other: `per guest` and `per night`. */
  units: group(plain("stay", "night", "day", "week", "guest", "pet", "piece")),
  ...plain("free", "optional", "metered", "notRefundable", "rent", "rest"),
  further: message("price"),
  furtherNight: message("price"),
  beyond: message("count"),
  fromAge: message("age"),
  toAge: message("age"),
  ages: message("from", "to"),
  least: message("price"),
  most: message("price"),
  /** Of nights and days, the first also of sums. */
  orMore: message("what"),
  orLess: message("what"),
  mostNights: message("nights"),
  freeNights: message("nights"),
  booked: message("days"),
  bookedIn: message("dates"),
  after: message("sum", "days"),
  before: message("sum", "days"),
  untilArrival: message("sum"),
  later: message("sum"),
});
