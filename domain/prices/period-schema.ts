import * as v from "valibot";
import { aboveZero, dayOrDate, described, optional, text, wholeFrom } from "../fields.ts";
import {
  areAlike,
  isInOrder,
  percent,
  reversed,
  spans,
  unlike,
  weekday,
  weekdays,
} from "./schema-parts.ts";

/** The price of a night: fixed, a seventh of a week's, by number of guests, or a percentage of another period's. */
const rate = {
  pricePerNight: optional("For one night; the whole house, unless prices are per guest", aboveZero),
  pricePerWeek: optional("For seven nights; each night is a seventh of it", aboveZero),
  byGuests: optional(
    "A price for one night by the number of guests: each is for up to so many",
    v.array(v.strictObject({ guests: wholeFrom(1), pricePerNight: aboveZero })),
  ),
  percentOf: optional(
    "The prices of another period, at so many percent: 120 is a fifth more",
    v.strictObject({ period: text, percent }),
  ),
};

/** Changes to the regular price of a night. */
const change = {
  percent: optional("A percentage of the price that the night has else", percent),
  plus: optional("What is added to the price that the night has else", aboveZero),
};

const stayPackage = v.pipe(
  v.strictObject({
    nights: described("Its number of nights", wholeFrom(1)),
    price: optional("For all of its nights together", aboveZero),
    byGuests: optional(
      "Its price by the number of guests: each is for up to so many",
      v.array(v.strictObject({ guests: wholeFrom(1), price: aboveZero })),
    ),
    percentOfWeek: optional("Its price as a percentage of that of seven nights", percent),
    furtherNight: optional(
      "What each night after it costs; without it the package is for exactly so many nights",
      aboveZero,
    ),
    repeats: optional(
      "Longer stays pay one package after the other: each week at the price of its period",
      v.boolean(),
    ),
    arrivalDays: optional("Only for arrivals on these weekdays, 1 = Monday", weekdays),
    withinPeriod: optional("Only where all of its nights lie in the period", v.boolean()),
  }),
  v.check(
    ({ price, byGuests, percentOfWeek }) =>
      [price, byGuests, percentOfWeek].filter((one) => one !== undefined).length === 1,
    "needs one price; write price, byGuests or percentOfWeek",
  ),
);

const shortStay = v.strictObject({
  fromNights: described("The fewest nights that this lets in", wholeFrom(1)),
  toNights: optional("The most nights that this lets in", wholeFrom(1)),
  withinDays: optional("Only where the arrival is at most so many days away", wholeFrom(0)),
  onlyInGap: optional("Only where it fills the free nights between two stays", v.boolean()),
  anyDay: optional("On any weekday, and within a week that is let as a whole", v.boolean()),
  isOnRequest: optional("Such a stay is asked for; no price is shown", v.boolean()),
  percent: optional("What is added to the price of its nights, in percent", percent),
  surcharge: optional("What is added to its price", aboveZero),
  per: optional(
    "What the surcharge is for; the stay where it is left out",
    v.picklist(["stay", "night", "guest", "guestNight"]),
  ),
});

/** What a period may say of prices and stays beside its rate; `everyPeriod` says it for those that do not. */
export const terms = {
  weekdays: optional(
    "Other prices for nights that begin on these weekdays: the first entry that names the day",
    v.array(v.strictObject({ days: weekdays, ...rate, ...change })),
  ),
  byLength: optional(
    "Other prices for all nights of longer or shorter stays: the last entry that the stay reaches",
    v.array(
      v.strictObject({
        fromNights: wholeFrom(1),
        ...rate,
        ...change,
      }),
    ),
  ),
  packages: optional(
    "Prices for stays of so many nights that begin in the period",
    v.array(stayPackage),
  ),
  minimumNights: optional(
    "Fewest nights of a stay that begins in this period; one where it is not set",
    wholeFrom(1),
  ),
  maximumNights: optional("Most nights of a stay that begins in this period", wholeFrom(1)),
  isLongerOnRequest: optional("Longer stays are asked for instead of refused", v.boolean()),
  shortStays: optional(
    "Stays below the fewest nights that can be had all the same: the first entry that fits",
    v.array(shortStay),
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
};

export const period = v.pipe(
  v.strictObject({
    key: text,
    from: described(
      "First priced night: every year as MM-DD, going on over the turn of the year where it is later than " +
        "`to`, or once as YYYY-MM-DD. Dates win over days of every year",
      dayOrDate,
    ),
    to: described("Last priced night, in the same form", dayOrDate),
    also: optional("Further dates of the same period", spans),
    ...rate,
    ...terms,
  }),
  v.check((dates) => areAlike(dates), unlike),
  v.check((dates) => isInOrder(dates), reversed),
  v.check(
    ({ pricePerNight, pricePerWeek, byGuests, percentOf, packages }) =>
      Boolean(pricePerNight ?? pricePerWeek ?? byGuests ?? percentOf ?? packages),
    "has no price; write pricePerNight, pricePerWeek, byGuests, percentOf or packages",
  ),
  v.check(
    ({ pricePerNight, pricePerWeek, byGuests, percentOf }) =>
      [pricePerNight, pricePerWeek, byGuests, percentOf].filter((one) => one !== undefined).length <
      2,
    "has two prices for a night; keep one of pricePerNight, pricePerWeek, byGuests and percentOf",
  ),
);
