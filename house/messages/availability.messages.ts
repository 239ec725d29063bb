import { each, group, message, plain, plural, prose } from "./message-schema.ts";

export const messages = group({
  sample: message(),
  checked: message("date", "time"),
  // In place of these for a calendar kept by hand.
  checkedOn: message("date"),
  staleOwn: message(),
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
  /** Names of fees, taxes, discounts and inclusions by their keys in the price list, as within a sentence. */
  extras: each(message()),
  /** Names of seasons by their keys in the price list; a season without a name is called by its dates. */
  seasons: each(message()),
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
    /** For other terms: each sum and when it is due. */
    dueNow: message("sum"),
    dueBy: message("sum", "date"),
    dueOnArrival: message("sum"),
    /** The cost of cancelling until a date. */
    cancellationStep: message("sum", "date"),
    onTheSpot: message(),
    metered: message("what"),
  }),
  stay: group({
    ...plain("guests", "heading", "arrival", "departure", "show", "hint"),
    ...plain("adults", "children", "pets", "extras", "change"),
    /** One of several fields. */
    childAge: message("number"),
    chooseDeparture: message("date"),
    /** A day that cannot be chosen, with its status. */
    refusedDay: message("date", "reason"),
  }),
  /** The party, joined to one text. */
  party: group({ adults: plural(), children: plural(), pets: plural() }),
  answer: group({
    nights: plural(),
    perSeason: message(),
    /** The calculation of a sum, by the unit of its price. */
    shares: group({
      night: message("nights", "price"),
      guest: message("guests", "price"),
      guestNight: message("guests", "nights", "price"),
    }),
    /** Other lines of a quote than seasons, fees and taxes. */
    lines: group(plain("further-guests", "short-stay", "least-rent")),
    ...plain("onRequest", "onRequestPrice", "total", "free", "unknown"),
    average: message("price"),
    /** Nights on request with a least price. */
    least: message("price"),
    week: message("price"),
    guests: plural(),
    each: plural("price"),
    perPerson: message("price"),
    mostGuests: plural(),
    ...plain("house", "ask", "askOther", "nearest", "nearestOnRequest", "none"),
    /** Heading of an offer for the same dates and another party. */
    possible: message(),
    /** Headings of refusals. */
    taken: message("dates"),
    refused: message("dates"),
    /** For dates in the wrong order. */
    meant: message("dates"),
    insteadOf: plural("asked"),
    summary: message("dates", "nights", "total"),
  }),
  /** Below a quote. */
  card: group(plain("send", "copy", "copied")),
  /** While a guest looks at other dates than those of the link. */
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
    maximumNights: message("nights"),
    "no-length": message("lengths"),
    "no-party-price": message(),
    "no-arrival": message("date"),
    "no-departure": message("date"),
    notice: message("date"),
    horizon: message("date"),
    "nights-between": message("nights"),
    "too-many-guests": plural(),
    "too-few-guests": plural(),
    "too-many-adults": plural(),
    "too-few-adults": plural(),
    "too-many-pets": plural(),
    "no-pets": message(),
    age: message(),
  }),
  mail: group({
    subject: message("villa", "dates"),
    body: message("villa", "arrival", "departure", "nights", "guests"),
  }),
});
