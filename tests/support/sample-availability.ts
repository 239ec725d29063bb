// For tests: calendars and price lists, fixed and arbitrary.
import { array, integer, option, record } from "fast-check";
import { addDays } from "../../app/dates/calendar-date.ts";
import type { Prices } from "../../app/facts/prices.ts";
import { type Availability, type DateRange, lastDepartureOf } from "../../app/stay/availability.ts";

export const today = "2026-11-20";

/** A calendar of `today` in which these ranges are taken. */
export function calendarOf(
  taken: readonly DateRange[],
  changes: Partial<Availability> = {},
): Availability {
  return {
    from: today,
    until: lastDepartureOf(today),
    openUntil: null,
    taken,
    checkedAt: "2026-11-20T14:00:00Z",
    ...changes,
  };
}

/** The published case: four stays in one month that leave exactly three gaps. */
export const publishedCase: readonly DateRange[] = [
  { from: "2026-12-15", to: "2026-12-16" },
  { from: "2026-12-17", to: "2026-12-21" },
  { from: "2026-12-23", to: "2026-12-24" },
  { from: "2026-12-25", to: "2026-12-26" },
];

/** Two priced periods that meet, the second with rules. */
export const samplePrices: Prices = {
  currency: "EUR",
  periods: [
    { key: "june", from: "06-01", to: "06-30", pricePerNight: 100 },
    {
      key: "july",
      from: "07-01",
      to: "07-31",
      pricePerNight: 129.9,
      minimumNights: 5,
      arrivalDays: [6, 7],
    },
  ],
};

/** Any calendar of `today`: sorted ranges that may touch, and a horizon or none. */
export const anyCalendar = record({
  steps: array(
    record({ gap: integer({ min: 0, max: 20 }), nights: integer({ min: 1, max: 15 }) }),
    {
      maxLength: 30,
    },
  ),
  openDays: option(integer({ min: 1, max: 600 })),
}).map(({ steps, openDays }) => {
  let day = today;
  const taken = steps.map(({ gap, nights }) => {
    const from = addDays(day, gap);
    day = addDays(from, nights);
    return { from, to: day };
  });
  return calendarOf(taken, { openUntil: openDays === null ? null : addDays(today, openDays) });
});

/** Any day from a month before `today` to two months after the calendar's end. */
export const anyDay = integer({ min: -30, max: 610 }).map((days) => addDays(today, days));
