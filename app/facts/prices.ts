import * as v from "valibot";
import {
  aboveZero,
  dayOfYear,
  expected,
  type Fact,
  numberBetween,
  text,
  wholeFrom,
} from "./fields.ts";

/** 1 = Monday to 7 = Sunday. */
const weekdays = v.pipe(
  v.array(v.number()),
  v.check(
    (days) => days.length > 0 && days.every(isWeekday),
    "is no list of numbers from 1 (Monday) to 7 (Sunday); leave it out for any day",
  ),
);

const pricePeriod = v.strictObject({
  key: text,
  // First and last priced night, every year.
  from: dayOfYear,
  to: dayOfYear,
  // For one night, the whole house.
  pricePerNight: aboveZero,
  // Fewest nights of a stay that begins in this period; one where it is not set.
  minimumNights: v.exactOptional(wholeFrom(1)),
  // Weekdays on which a stay may begin, or end, in this period; any where they are not set.
  arrivalDays: v.exactOptional(weekdays),
  departureDays: v.exactOptional(weekdays),
  // Let by the week: the weekday on which weeks begin. No stay may break a week that touches the period.
  wholeWeeks: v.exactOptional(
    v.pipe(v.number(), v.check(isWeekday, expected("a number from 1 (Monday) to 7 (Sunday)"))),
  ),
});

export const prices = v.strictObject({
  currency: v.pipe(
    v.string(),
    v.check(
      (code) => Intl.supportedValuesOf("currency").includes(code),
      expected("a known currency in three letters, such as EUR"),
    ),
  ),
  periods: v.pipe(v.array(pricePeriod), v.nonEmpty("is empty; expected at least one period")),
  // What comes on top of the price of the nights; left out where it is in the price.
  fees: v.exactOptional(
    v.strictObject({
      // For the stay.
      cleaning: v.exactOptional(aboveZero),
      // For each person and night.
      touristTax: v.exactOptional(aboveZero),
      // Given back after the stay, and no part of the total.
      securityDeposit: v.exactOptional(aboveZero),
    }),
  ),
  // The part of the price that is paid when booking, and when the rest is due before the arrival.
  payment: v.exactOptional(
    v.strictObject({ depositPercent: numberBetween(1, 100), balanceDueDays: wholeFrom(0) }),
  ),
  // Until so many days before the arrival a booking can be cancelled free of charge.
  freeCancellationDays: v.exactOptional(wholeFrom(0)),
});

function isWeekday(day: number): boolean {
  return Number.isInteger(day) && 1 <= day && day <= 7;
}

export type PricePeriod = Fact<typeof pricePeriod>;
export type Prices = Fact<typeof prices>;
