import * as v from "valibot";
import { calendarDate, described } from "../../domain/fields.ts";

/** Nights that the owner keeps, beside what the feeds say: from an arrival up to a departure. */
const nights = v.pipe(
  v.strictObject({
    from: described("Day of arrival", calendarDate),
    to: described("Day of departure", calendarDate),
  }),
  v.check(({ from, to }) => from < to, "has no night in it; expected `to` after `from`"),
);

export const blocked = v.optional(v.array(nights));
