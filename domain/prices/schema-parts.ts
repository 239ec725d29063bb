import * as v from "valibot";
import {
  dayOrDate,
  described,
  expected,
  numberBetween,
  optional,
  text,
  wholeFrom,
} from "../fields.ts";

export const weekday = v.pipe(
  v.number(),
  v.check(
    (day) => Number.isInteger(day) && 1 <= day && day <= 7,
    expected("a number from 1 (Monday) to 7 (Sunday)"),
  ),
  v.metadata({ format: "weekday" }),
);
export const weekdays = v.pipe(v.array(weekday), v.nonEmpty("is empty; leave it out for any day"));

export const fromZero = v.pipe(v.number(), v.minValue(0, expected("a number from 0")));
export const percent = v.pipe(v.number(), v.gtValue(0, expected("a number above 0")));
export const share = numberBetween(0, 100);
export const age = v.pipe(wholeFrom(0), v.maxValue(120, expected("an age in years")));

export const areAlike = ({ from, to }: { from: string; to: string }) => from.length === to.length;
export const unlike =
  "has a day of every year and a date; write both as MM-DD, or both as YYYY-MM-DD";
export const isInOrder = ({ from, to }: { from: string; to: string }) =>
  from.length === "MM-DD".length || from <= to;
export const reversed = "ends before it begins; exchange `from` and `to`";

const span = v.pipe(
  v.strictObject({
    from: described("First night: every year as MM-DD, or once as YYYY-MM-DD", dayOrDate),
    to: described("Last night, in the same form", dayOrDate),
  }),
  v.check(areAlike, unlike),
  v.check(isInOrder, reversed),
);
export const spans = v.pipe(v.array(span), v.nonEmpty("is empty; leave it out for all dates"));

/** The nights that an entry applies to; all if neither is set. */
export const when = {
  dates: optional("Only for nights in these dates", spans),
  periods: optional("Only for nights in the periods with these keys", v.array(text)),
};

/** The ages that an entry applies to; all if neither is set. Adults count as 30. */
export const ages = {
  fromAge: optional("Only for guests of this age and older, on the day of arrival", age),
  toAge: optional("Only for guests of this age and younger", age),
};

/** The lengths of stay that an entry applies to; all if neither is set. */
export const lengths = {
  fromNights: optional("Only for stays of so many nights or more", wholeFrom(1)),
  toNights: optional("Only for stays of so many nights or fewer", wholeFrom(1)),
};

/** Amounts by length of stay: the last entry that the stay reaches, else 0. */
export const amountsByLength = v.array(
  v.strictObject({ fromNights: wholeFrom(1), amount: fromZero }),
);
