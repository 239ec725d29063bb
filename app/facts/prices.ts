import * as v from "valibot";
import {
  aboveZero,
  dayOfYear,
  described,
  expected,
  type Fact,
  keyed,
  numberBetween,
  optional,
  text,
  textLike,
  wholeFrom,
} from "../../domain/fields.ts";

const weekday = v.pipe(
  v.number(),
  v.check(
    (day) => Number.isInteger(day) && 1 <= day && day <= 7,
    expected("a number from 1 (Monday) to 7 (Sunday)"),
  ),
);
const weekdays = v.pipe(v.array(weekday), v.nonEmpty("is empty; leave it out for any day"));

const pricePeriod = v.strictObject({
  key: text,
  from: described(
    "First priced night, every year; a period may go on over the turn of the year",
    dayOfYear,
  ),
  to: described("Last priced night, every year", dayOfYear),
  pricePerNight: described("For one night, the whole house", aboveZero),
  minimumNights: optional(
    "Fewest nights of a stay that begins in this period; one where it is not set",
    wholeFrom(1),
  ),
  arrivalDays: optional(
    "Weekdays on which a stay may begin in this period, 1 = Monday; any where they are not set",
    weekdays,
  ),
  departureDays: optional(
    "Weekdays on which a stay may end in this period; any where they are not set",
    weekdays,
  ),
  wholeWeeks: optional(
    "Let by the week: the weekday on which weeks begin. No stay may break a week that touches the period",
    weekday,
  ),
});

const fee = v.strictObject({
  key: described(
    "Its label stands under it in `extras` of availability.json in each language",
    textLike(/^\w+$/, "letters, digits and _"),
  ),
  amount: aboveZero,
  per: described(
    "What the amount is for: the stay, each night, each guest, or each guest and night",
    v.picklist(["stay", "night", "guest", "guestNight"]),
  ),
  isReturned: optional("Given back after the stay, and no part of the total", v.boolean()),
});

export const prices = v.strictObject({
  currency: v.pipe(
    v.string(),
    v.check(
      (code) => Intl.supportedValuesOf("currency").includes(code),
      expected("a known currency in three letters, such as EUR"),
    ),
  ),
  periods: v.pipe(keyed(pricePeriod), v.nonEmpty("is empty; expected at least one period")),
  fees: optional(
    "What comes on top of the price of the nights; left out where it is in the price",
    keyed(fee),
  ),
  included: optional(
    "What is in the price, by keys such as those of fees, in the order in which it is told",
    v.array(text),
  ),
  payment: optional(
    "The part of the price that is paid when booking, and when the rest is due before the arrival",
    v.strictObject({ depositPercent: numberBetween(1, 100), balanceDueDays: wholeFrom(0) }),
  ),
  freeCancellationDays: optional(
    "Until so many days before the arrival a booking can be cancelled free of charge",
    wholeFrom(0),
  ),
});

export type PricePeriod = Fact<typeof pricePeriod>;
export type Fee = Fact<typeof fee>;
export type Prices = Fact<typeof prices>;
