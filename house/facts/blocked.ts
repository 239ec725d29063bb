import * as v from "valibot";
import { calendarDate, described, type FactsOf } from "../../domain/fields.ts";

/** Nights that the owner blocks in addition to the feeds, from an arrival to a departure. */
const nights = v.array(
  v.pipe(
    v.strictObject({
      from: described("Day of arrival", calendarDate),
      to: described("Day of departure", calendarDate),
    }),
    v.check(({ from, to }) => from < to, "has no night in it; expected `to` after `from`"),
  ),
);

/** The owner's own calendar: all taken nights, and when they were last compared with the diary. */
const ownCalendar = v.strictObject({
  checked: described(
    "The day on which all of these nights were last found to be right",
    calendarDate,
  ),
  nights,
});

export const blocked = v.optional(v.union([nights, ownCalendar]));

type Blocked = FactsOf<{ readonly blocked: typeof blocked }>["blocked"];

/** The nights of either form of the file, and the day of the last check or null. */
export function readBlocked(blocked: Blocked) {
  if (blocked === undefined) return { nights: [], checked: null };
  return "checked" in blocked ? blocked : { nights: blocked, checked: null };
}

/** For how many days after a check an own calendar counts, unless the house says otherwise. */
export const ownCalendarDays = 30;
