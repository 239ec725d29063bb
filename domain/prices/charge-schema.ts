import * as v from "valibot";
import {
  aboveZero,
  calendarDate,
  described,
  numberBetween,
  optional,
  text,
  textLike,
  wholeFrom,
} from "../fields.ts";
import { ages, amountsByLength, fromZero, lengths, percent, share, when } from "./schema-parts.ts";

const label = described(
  "Its label stands under it in `extras` of availability.json in each language",
  textLike(/^\w+$/, "letters, digits and _"),
);

/** What the amount of a fee may be for. */
export const feeUnits = [
  ...(["stay", "night", "day", "week", "guest", "guestNight", "guestDay", "guestWeek"] as const),
  ...(["pet", "petNight", "petDay", "petWeek", "piece", "pieceNight", "pieceDay"] as const),
  "pieceWeek",
] as const;

export const fee = v.pipe(
  v.strictObject({
    key: label,
    amount: v.exactOptional(aboveZero),
    per: described(
      "What the amount is for: the stay, each night, guest, pet, piece that a guest chooses, or both; a day is " +
        "one more than the nights, a week one that has begun",
      v.picklist(feeUnits),
    ),
    furtherAmount: optional("For each guest, pet or piece after the first", fromZero),
    beyond: optional("Only for guests, pets or pieces beyond so many", wholeFrom(1)),
    byLength: optional(
      "Other amounts for longer stays, 0 for none: the last entry that the stay reaches",
      amountsByLength,
    ),
    percent: optional("Instead of an amount: so many percent of the price of the nights", percent),
    on: optional("Keys of fees that the percentage is charged on, too", v.array(text)),
    least: optional("It is at least so much", aboveZero),
    most: optional("It is at most so much", aboveZero),
    ...ages,
    ...when,
    isOptional: optional("Only where the guest chooses it", v.boolean()),
    makesGuests: optional(
      "Each piece is a bed for a child, who then pays for the night as an adult does",
      v.boolean(),
    ),
    isOnTheSpot: optional("Paid at the house, beside the total", v.boolean()),
    isMetered: optional(
      "Read from a meter and paid at the house: said, never counted",
      v.boolean(),
    ),
    isReturned: optional("Given back after the stay, and no part of the total", v.boolean()),
  }),
  v.check(
    ({ amount, percent: part, byLength, isMetered, makesGuests }) =>
      Boolean(amount ?? part ?? byLength ?? isMetered ?? makesGuests),
    "has no amount; write amount or percent",
  ),
  v.check(
    ({ amount, percent: part }) => amount === undefined || part === undefined,
    "has an amount and a percentage; keep one",
  ),
);

export const tax = v.pipe(
  v.strictObject({
    key: label,
    percent: optional("So many percent of the price of the nights, after discounts", percent),
    on: optional("Keys of fees that the percentage is charged on, too", v.array(text)),
    amount: optional("So much for each of what `per` says", aboveZero),
    per: optional(
      "What an amount is for; guest and night where it is left out",
      v.picklist(["guestNight", "guest", "night", "stay"]),
    ),
    rates: optional(
      "Instead of one amount or percentage, one by age and season: the first entry that fits, nothing where none " +
        "does. A percentage by age is of each guest's share of the night",
      v.array(
        v.strictObject({
          ...ages,
          ...when,
          amount: optional("So much for each of what `per` says", fromZero),
          percent: optional("So many percent", share),
        }),
      ),
    ),
    most: optional(
      "At most so much for a guest and night: a percentage is then of each guest's share of the night",
      aboveZero,
    ),
    maximumNights: optional("Only for the first so many nights of a stay", wholeFrom(1)),
    ...lengths,
    isOnTheSpot: optional("Paid at the house, beside the total", v.boolean()),
  }),
  v.check(
    ({ percent: part, amount, rates }) =>
      [part, amount, rates].filter((one) => one !== undefined).length === 1,
    "needs one of percent, amount and rates",
  ),
);

const step = v.pipe(
  v.strictObject({
    ...lengths,
    leastDaysBefore: optional(
      "Only where booked so many days before the arrival or earlier",
      wholeFrom(1),
    ),
    mostDaysBefore: optional(
      "Only where booked so many days before the arrival or later",
      wholeFrom(0),
    ),
    percent: v.exactOptional(numberBetween(0.01, 100)),
    amount: optional("So much off the stay", aboveZero),
    amountPerNight: optional("So much off each night", aboveZero),
    freeNights: optional("So many of the cheapest nights cost nothing", wholeFrom(1)),
  }),
  v.check(
    ({ percent: part, amount, amountPerNight, freeNights }) =>
      [part, amount, amountPerNight, freeNights].filter((one) => one !== undefined).length === 1,
    "needs one of percent, amount, amountPerNight and freeNights",
  ),
);

export const discount = v.strictObject({
  key: label,
  steps: described(
    "What is taken off and when; of several that fit the best for the guest counts",
    v.pipe(v.array(step), v.nonEmpty("is empty; expected at least one step")),
  ),
  ...when,
  bookedFrom: optional("Only where booked on this date or later", calendarDate),
  bookedTo: optional("Only where booked on this date or earlier", calendarDate),
  isOfNightsOnly: optional("It is not taken off what further guests add", v.boolean()),
  isOptional: optional("Only where the guest chooses it", v.boolean()),
  isNotRefundable: optional(
    "A stay with it is paid when booking and never given back",
    v.boolean(),
  ),
});
