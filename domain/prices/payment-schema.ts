import * as v from "valibot";
import { aboveZero, numberBetween, optional, wholeFrom } from "../fields.ts";
import { amountsByLength } from "./schema-parts.ts";

export const base = optional(
  "What percentages are of: the price of the nights, or the total where it is left out",
  v.picklist(["total", "rent"]),
);
const due = {
  withinDays: optional("Due so many days after booking, 0 = at once", wholeFrom(0)),
  withinWorkingDays: optional(
    "Due so many days after booking, from Monday to Friday",
    wholeFrom(0),
  ),
  daysBefore: optional("Due so many days before the arrival, 0 = on arrival", wholeFrom(0)),
};

const instalment = v.pipe(
  v.strictObject({
    percent: v.exactOptional(numberBetween(0.01, 100)),
    amount: v.exactOptional(aboveZero),
    byLength: optional("Other amounts for longer stays", amountsByLength),
    of: base,
    least: optional("At least so much", aboveZero),
    isWhole: optional("Rounded to whole units of the currency", v.boolean()),
    fromTotal: optional("Only where the total is so much or more", aboveZero),
    ...due,
  }),
  v.check(
    ({ withinDays, withinWorkingDays, daysBefore }) =>
      [withinDays, withinWorkingDays, daysBefore].filter((one) => one !== undefined).length === 1,
    "needs one of withinDays, withinWorkingDays and daysBefore",
  ),
);

export const payment = v.pipe(
  v.strictObject({
    depositPercent: optional(
      "Paid when booking, in whole units of the currency; the rest is due `balanceDueDays` before the arrival",
      numberBetween(1, 100),
    ),
    balanceDueDays: v.exactOptional(wholeFrom(0)),
    instalments: optional(
      "Instead of these two: what is due when, in the order of the dates. One without percent and amount is the rest",
      v.pipe(v.array(instalment), v.nonEmpty("is empty; leave it out")),
    ),
    securityDeposit: optional(
      "Given back after the stay",
      v.strictObject({
        amount: v.exactOptional(aboveZero),
        byLength: optional("Other amounts for longer stays", amountsByLength),
        by: optional("How it is given", v.picklist(["cash", "card", "transfer"])),
        ...due,
      }),
    ),
  }),
  v.check(
    ({ depositPercent, balanceDueDays }) =>
      (depositPercent === undefined) === (balanceDueDays === undefined),
    "needs depositPercent and balanceDueDays together",
  ),
  v.check(
    ({ depositPercent, instalments }) => depositPercent === undefined || instalments === undefined,
    "has depositPercent and instalments; keep one of them",
  ),
);
