// The shape of `prices.json`. Everything else imports only the types, so that valibot never reaches a browser.
import * as v from "valibot";
import {
  aboveZero,
  dayOrDate,
  expected,
  type Fact,
  keyed,
  optional,
  text,
  wholeFrom,
} from "../fields.ts";
import { discount, fee, tax } from "./charge-schema.ts";
import { base, payment } from "./payment-schema.ts";
import { period, terms } from "./period-schema.ts";
import {
  age,
  ages,
  areAlike,
  fromZero,
  isInOrder,
  reversed,
  share,
  spans,
  unlike,
  when,
} from "./schema-parts.ts";

const guests = v.strictObject({
  maximum: optional("Most guests; those of villa.json where it is left out", wholeFrom(1)),
  maximumAdults: optional("Most adults", wholeFrom(1)),
  least: optional("Fewest guests; smaller parties are refused", wholeFrom(1)),
  leastAdults: optional("Fewest adults", wholeFrom(1)),
  maximumPets: optional(
    "Most pets; none where it is left out and no fee is for pets",
    wholeFrom(0),
  ),
  uncountedToAge: optional(
    "Children of this age and younger take no place and pay nothing for the night",
    age,
  ),
  included: optional(
    "So many guests are in the price of the night; the others are further",
    wholeFrom(1),
  ),
  further: optional(
    "What each further guest adds to a night: the first entry that fits, nothing where none does. Included are " +
      "those who would pay most",
    v.array(v.strictObject({ ...ages, ...when, amount: fromZero })),
  ),
  isPricePerGuest: optional("Prices of nights and packages are for one guest", v.boolean()),
  shares: optional(
    "What part of such a price a guest pays, in percent: the first entry that fits, all where none does",
    v.array(v.strictObject({ ...ages, percent: share })),
  ),
  leastPaid: optional("Smaller parties pay for so many guests", wholeFrom(1)),
  leastRent: optional("The nights of a stay cost at least so much", aboveZero),
});

const stayRules = v.strictObject({
  noticeDays: optional("Fewest days from booking to the arrival", wholeFrom(0)),
  horizonDays: optional("Most days from booking to the arrival", wholeFrom(1)),
  nightsBetween: optional("So many nights stay free between two stays", wholeFrom(1)),
  noArrival: optional("Dates on which nobody arrives", spans),
  noDeparture: optional("Dates on which nobody departs", spans),
  isMinimumOfAnyNight: optional(
    "The fewest nights are the most that the period of any night asks for, not only that of the arrival",
    v.boolean(),
  ),
});

export const priceList = v.strictObject({
  currency: v.pipe(
    v.string(),
    v.check(
      (code) => Intl.supportedValuesOf("currency").includes(code),
      expected("a known currency in three letters, such as EUR"),
    ),
  ),
  periods: v.pipe(keyed(period), v.nonEmpty("is empty; expected at least one period")),
  everyPeriod: optional(
    "What holds in every period that does not say otherwise",
    v.strictObject(terms),
  ),
  otherDates: optional(
    "A least price for nights that are in no period; these stay on request",
    v.pipe(
      v.strictObject({
        from: dayOrDate,
        to: dayOrDate,
        also: optional("Further dates with the same least price", spans),
        least: aboveZero,
      }),
      v.check((dates) => areAlike(dates), unlike),
      v.check((dates) => isInOrder(dates), reversed),
    ),
  ),
  guests: optional("Who can come, and what that changes", guests),
  fees: optional(
    "What comes on top of the price of the nights; left out where it is in the price",
    keyed(fee),
  ),
  taxes: optional("What the law adds", keyed(tax)),
  discounts: optional("What is taken off", keyed(discount)),
  discountsAddUp: optional(
    "All discounts that apply are taken off; else only the best for the guest",
    v.boolean(),
  ),
  rules: optional("What holds for every stay", stayRules),
  included: optional(
    "What is in the price, by keys such as those of fees, in the order in which it is told",
    v.array(text),
  ),
  payment: optional("What is due when, and what is given back", payment),
  freeCancellationDays: optional(
    "Until so many days before the arrival a booking can be cancelled free of charge",
    wholeFrom(0),
  ),
  cancellation: optional(
    "What cancelling costs until so many days before the arrival, the earliest first; later all of it",
    v.strictObject({
      of: base,
      steps: v.array(
        v.strictObject({
          daysBefore: wholeFrom(0),
          percent: v.exactOptional(share),
          amount: v.exactOptional(aboveZero),
        }),
      ),
    }),
  ),
});

export type PriceList = Fact<typeof priceList>;
export type Period = PriceList["periods"][number];
export type Rate = Pick<Period, "pricePerNight" | "pricePerWeek" | "byGuests" | "percentOf">;
export type StayPackage = NonNullable<Period["packages"]>[number];
export type ShortStay = NonNullable<Period["shortStays"]>[number];
export type Fee = NonNullable<PriceList["fees"]>[number];
export type Tax = NonNullable<PriceList["taxes"]>[number];
export type Discount = NonNullable<PriceList["discounts"]>[number];
export type Payment = NonNullable<PriceList["payment"]>;
/** First and last night, both as `MM-DD`, or both as `YYYY-MM-DD`. */
export type Span = { readonly from: string; readonly to: string };
