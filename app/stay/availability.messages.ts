import { each, group, message, plain, plural, prose } from "../i18n/message-schema.ts";

export const messages = group({
  sample: message(),
  checked: message("date", "time"),
  old: message(),
  stale: message(),
  calendar: group(plain("label", "previous", "next", "keys")),
  days: group({
    ...plain("available", "booked", "changeover", "checkin", "checkout", "past", "not-open"),
    ...plain("today", "arrival", "departure", "night"),
  }),
  perNight: message("price"),
  season: group({
    heading: message("year"),
    note: message("guests"),
    available: plural(),
    none: message(),
    partly: message(),
    next: message("dates", "price"),
  }),
  /** What comes on top of the price, and what is in it, by the keys in the price list, as within a sentence. */
  extras: each(message()),
  terms: group({
    included: message(),
    returned: message(),
    checkIn: message("time"),
    checkOut: message("time"),
    deposit: message(),
    depositText: message("deposit", "rest", "date"),
    depositWhole: message(),
    cancellation: message(),
    cancellationText: message("date"),
    cancellationLate: message(),
  }),
  bar: group(plain("next", "instead", "choose", "departure", "ask", "others")),
  stay: group({
    ...plain("guests", "heading", "arrival", "departure", "show", "hint"),
    chooseDeparture: message("date"),
    /** A day that cannot be chosen, with what the calendar says of it. */
    refusedDay: message("date", "reason"),
  }),
  answer: group({
    nights: plural(),
    perSeason: message(),
    /** How a sum is reckoned, by what its price is for. */
    shares: group({
      night: message("nights", "price"),
      guest: message("guests", "price"),
      guestNight: message("guests", "nights", "price"),
    }),
    ...plain("onRequest", "onRequestPrice", "total", "free", "unknown"),
    average: message("price"),
    week: message("price"),
    guests: plural(),
    each: plural("price"),
    mostGuests: plural(),
    ...plain("bookStay", "ask", "askOther", "nearest", "nearestOnRequest", "none"),
    /** Of dates in the wrong order. */
    meant: message("dates"),
    insteadOf: plural("asked"),
    summary: message("dates", "nights", "total"),
  }),
  /** Under a quote. */
  card: group(plain("send", "copy", "copied")),
  /** While a guest looks at other dates than those that were sent. */
  sent: group({ looking: message("dates"), dates: message("dates") }),
  refusals: group({
    ...plain("malformed", "same-day", "reversed", "past"),
    impossible: message("date"),
    "too-far": message("date"),
    taken: message(),
    "not-open": message(),
    rule: message("rule"),
  }),
  /** By the names of the rules in the price list. */
  rules: group({
    minimumNights: plural(),
    arrivalDays: message("days"),
    departureDays: message("days"),
    wholeWeeks: prose("day"),
  }),
  mail: group({
    subject: message("villa", "dates"),
    body: message("villa", "arrival", "departure", "nights", "guests"),
  }),
});
