import * as v from "valibot";
import {
  aboveZero,
  dayOfYear,
  described,
  expected,
  type Fact,
  isDayOfYear,
  keyed,
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

const pricePeriod = v.pipe(
  v.strictObject({
    key: text,
    from: described("First priced night, every year", dayOfYear),
    to: described("Last priced night, every year", dayOfYear),
    pricePerNight: described("For one night, the whole house", aboveZero),
    minimumNights: v.exactOptional(
      described(
        "Fewest nights of a stay that begins in this period; one where it is not set",
        wholeFrom(1),
      ),
    ),
    arrivalDays: v.exactOptional(
      described(
        "Weekdays on which a stay may begin in this period, 1 = Monday; any where they are not set",
        weekdays,
      ),
    ),
    departureDays: v.exactOptional(
      described(
        "Weekdays on which a stay may end in this period; any where they are not set",
        weekdays,
      ),
    ),
    wholeWeeks: v.exactOptional(
      described(
        "Let by the week: the weekday on which weeks begin. No stay may break a week that touches the period",
        v.pipe(v.number(), v.check(isWeekday, expected("a number from 1 (Monday) to 7 (Sunday)"))),
      ),
    ),
  }),
  v.check(
    ({ from, to }) => from <= to || !isDayOfYear(from) || !isDayOfYear(to),
    ({ input: { from, to } }) =>
      `begins on ${from}, after its end on ${to}; exchange the dates, or split it at the turn of the ` +
      "year into one period to 12-31 and one from 01-01",
  ),
);

export const prices = v.strictObject({
  currency: v.pipe(
    v.string(),
    v.check(
      (code) => Intl.supportedValuesOf("currency").includes(code),
      expected("a known currency in three letters, such as EUR"),
    ),
  ),
  periods: v.pipe(keyed(pricePeriod), v.nonEmpty("is empty; expected at least one period")),
  fees: v.exactOptional(
    described(
      "What comes on top of the price of the nights; left out where it is in the price",
      v.strictObject({
        cleaning: v.exactOptional(described("For the stay", aboveZero)),
        touristTax: v.exactOptional(described("For each person and night", aboveZero)),
        securityDeposit: v.exactOptional(
          described("Given back after the stay, and no part of the total", aboveZero),
        ),
      }),
    ),
  ),
  payment: v.exactOptional(
    described(
      "The part of the price that is paid when booking, and when the rest is due before the arrival",
      v.strictObject({ depositPercent: numberBetween(1, 100), balanceDueDays: wholeFrom(0) }),
    ),
  ),
  freeCancellationDays: v.exactOptional(
    described(
      "Until so many days before the arrival a booking can be cancelled free of charge",
      wholeFrom(0),
    ),
  ),
});

function isWeekday(day: number): boolean {
  return Number.isInteger(day) && 1 <= day && day <= 7;
}

export type PricePeriod = Fact<typeof pricePeriod>;
export type Prices = Fact<typeof prices>;
