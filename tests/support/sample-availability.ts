// For tests: calendars and price lists, fixed and arbitrary.
import { array, constantFrom, integer, option, record, uniqueArray } from "fast-check";
import { addDays } from "../../domain/dates/calendar-date.ts";
import {
  type Availability,
  type DateRange,
  lastDepartureOf,
} from "../../domain/nights/availability.ts";
import type { Fee, PriceList } from "../../domain/prices/price-list.ts";
import type { StayContext } from "../../site/stay/stay.ts";

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
export const samplePrices: PriceList = {
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

/** What an answer says of the house beside its prices. */
export const sampleHouse: StayContext["house"] = {
  villa: "Villa Test",
  address: "https://villa.example/prices",
  email: "stay@villa.example",
  checkIn: "16:00",
  checkOut: "10:00",
  form: undefined,
};

/** Where stays of that house are booked. */
export const sampleBooking: StayContext["booking"] = {
  home: "https://book.example/",
  stay: "https://book.example/?from={arrival}&to={departure}",
  guests: 8,
};

/** Every kind of fee, one of which is given back. */
export const sampleFees: readonly Fee[] = [
  { key: "cleaning", amount: 80, per: "stay" },
  { key: "touristTax", amount: 1.35, per: "guestNight" },
  { key: "linen", amount: 12.5, per: "guest" },
  { key: "heating", amount: 9.9, per: "night" },
  { key: "securityDeposit", amount: 300, per: "stay", isReturned: true },
];

const anyAmount = integer({ min: 1, max: 99_999 }).map((cents) => cents / 100);

/** Any price list: two periods of some weeks with or without rules, a gap between them, and fees. */
export const anyPrices = record({
  starts: uniqueArray(integer({ min: 0, max: 170 }), { minLength: 2, maxLength: 2 }),
  nights: array(integer({ min: 1, max: 90 }), { minLength: 2, maxLength: 2 }),
  amounts: array(anyAmount, { minLength: 2, maxLength: 2 }),
  minimumNights: integer({ min: 1, max: 10 }),
  wholeWeeks: option(integer({ min: 1, max: 7 })),
  fees: uniqueArray(
    record({
      key: constantFrom("cleaning", "touristTax", "pets", "boat"),
      amount: anyAmount,
      per: constantFrom("stay", "night", "guest", "guestNight"),
      isReturned: constantFrom(true, false),
    }),
    { selector: ({ key }) => key },
  ),
}).map(({ starts, nights, amounts, minimumNights, wholeWeeks, fees }): PriceList => {
  const period = (index: 0 | 1) => {
    const first = addDays("2027-01-01", (starts[index] ?? 0) + 180 * index);
    const last = addDays(first, (nights[index] ?? 1) - 1);
    const end = index === 0 && last > "2027-06-29" ? "2027-06-29" : last;
    const [from = "", to = ""] = [first, end].map((date) => date.slice("2027-".length));
    return { key: from, from, to, pricePerNight: amounts[index] ?? 1 };
  };
  const [early, late] = [period(0), period(1)];
  return {
    currency: "EUR",
    periods: [
      { ...early, minimumNights },
      { ...late, to: late.to < late.from ? "12-31" : late.to, ...(wholeWeeks && { wholeWeeks }) },
    ],
    fees,
  };
});
