import { addDays, datesBetween, daysBetween, daysOfWeek } from "../dates/calendar-date.ts";
import { type Fault, hasPeriodWithin } from "./list-mistakes.ts";
import { isOfAge } from "./party.ts";
import { isDated, isInSpan, periodOfNight, spansOf, wholePeriod } from "./periods.ts";
import type { Period, PriceList, Span } from "./price-list.ts";

/** In nights: what lies open between two periods for longer is meant to. */
const shortestClosure = 15;

/** A price that is so many times another is a digit too long or too short. */
const wildFactor = 5;

const oldestAge = 99;

/** Probable slips in a list that nothing forbids. */
export function* findListDoubts(list: PriceList): Iterable<Fault> {
  yield* findWildPrices(list);
  for (const [index, period] of list.periods.entries()) {
    yield* findLongMinimum(period, index);
    yield* findIdleTerms(list, period, index);
  }
  yield* findGaps(list);
  yield* findIdleGuests(list);
  yield* findIdleFees(list);
  yield* findIdleDiscounts(list);
  yield* findMissingAges(list);
}

function placeOf({ key }: { readonly key: string }, list: string, index: number): string {
  return `${list}[${index}] (${key})`;
}

function* findWildPrices({ periods }: PriceList): Iterable<Fault> {
  const amounts = periods.flatMap(({ pricePerNight }) => pricePerNight ?? []).sort((a, b) => a - b);
  const usual = amounts[Math.ceil(amounts.length / 2) - 1] ?? 0;
  for (const [index, period] of periods.entries()) {
    const { pricePerNight = usual } = period;
    if (pricePerNight < usual * wildFactor && pricePerNight > usual / wildFactor) continue;
    if (pricePerNight === usual) continue;
    const name = placeOf(period, "periods", index);
    const text = `${name}.pricePerNight is ${pricePerNight}, where others are about ${usual}; look at it again.`;
    yield { path: ["periods", index, "pricePerNight"], text };
  }
}

const daysOfYear = 365;

/** The nights of dates; in a year without 29 February where they are of every year. */
function countNights({ from, to }: Span): number {
  if (isDated(from)) return daysBetween(from, to) + 1;
  const days = daysBetween(`2025-${from}`, `2025-${to === "02-29" ? "02-28" : to}`);
  return ((days + daysOfYear) % daysOfYear) + 1;
}

function* findLongMinimum(period: Period, index: number): Iterable<Fault> {
  const nights = Math.max(...spansOf(period).map(countNights));
  const { minimumNights = 1 } = period;
  if (minimumNights <= nights) return;
  const name = placeOf(period, "periods", index);
  const text = `${name}.minimumNights is ${minimumNights}, and the period has ${nights} nights; lower it.`;
  yield { path: ["periods", index, "minimumNights"], text };
}

/** Packages and exceptions for lengths that the period does not let. */
function* findIdleTerms(list: PriceList, period: Period, index: number): Iterable<Fault> {
  const whole = wholePeriod(list, period);
  const { minimumNights = 1, maximumNights = Infinity, shortStays = [] } = whole;
  const path = ["periods", index];
  const name = placeOf(period, "periods", index);
  const shortest = Math.min(minimumNights, ...shortStays.map(({ fromNights }) => fromNights));
  for (const [second, { nights }] of (period.packages ?? []).entries()) {
    if (shortest <= nights && nights <= maximumNights) continue;
    const text = `${name}.packages[${second}] is for ${nights} nights, and the period lets no such stay; correct its nights or remove it.`;
    yield { path: [...path, "packages", second], text };
  }
  if (minimumNights > maximumNights) {
    const text = `${name} asks for ${minimumNights} nights and takes ${maximumNights} at most; correct one.`;
    yield { path, text };
  }
  const least = period.wholeWeeks ? Math.max(minimumNights, daysOfWeek) : minimumNights;
  for (const [second, { fromNights }] of (period.shortStays ?? []).entries()) {
    if (fromNights < least) continue;
    const text = `${name}.shortStays[${second}] never applies, since so many nights can be had anyway; remove it.`;
    yield { path: [...path, "shortStays", second], text };
  }
}

/** Short runs of nights between two periods that are in none. */
function* findGaps(list: PriceList): Iterable<Fault> {
  const spans = list.periods.flatMap(spansOf).filter(({ from }) => isDated(from));
  const [first, last] = [
    spans.map(({ from }) => from).sort()[0],
    spans
      .map(({ to }) => to)
      .sort()
      .at(-1),
  ];
  // Days of every year come round: two years show each gap between them.
  const from = first ?? "2025-01-01";
  const nights = datesBetween(from, addDays(last ?? "2026-12-31", 1));
  const others = list.otherDates ? spansOf(list.otherDates) : [];
  const isOpen = (night: string) =>
    periodOfNight(list, night) === undefined && !others.some((span) => isInSpan(span, night));
  const found = new Set<string>();
  let before: string | undefined;
  let open = 0;
  for (const night of nights) {
    if (isOpen(night)) {
      open += 1;
      continue;
    }
    const period = before === undefined ? undefined : periodOfNight(list, before);
    if (period && open > 0 && open < shortestClosure) {
      const index = list.periods.indexOf(period);
      const isYearly = spans.length === 0;
      const [end, start] = [before ?? "", night].map((day) => (isYearly ? day.slice(5) : day));
      const text =
        `${placeOf(period, "periods", index)}.to is ${end}, and the next period begins on ${start}: the nights ` +
        "between have no price; close the gap if the house is open then.";
      if (!found.has(text)) yield { path: ["periods", index, "to"], text };
      found.add(text);
    }
    before = night;
    open = 0;
  }
}

function* findIdleGuests({ guests = {} }: PriceList): Iterable<Fault> {
  const { included, maximum = Infinity, further, shares, isPricePerGuest } = guests;
  if (further && (included === undefined || included >= maximum)) {
    const text =
      "guests.further never applies, since all guests are in the price; write in guests.included how many are.";
    yield { path: ["guests", "further"], text };
  }
  if (shares && !isPricePerGuest) {
    const text =
      'guests.shares never applies, since prices are for the house; write "isPricePerGuest": true in guests.';
    yield { path: ["guests", "shares"], text };
  }
  const { leastPaid } = guests;
  if (leastPaid && !isPricePerGuest) {
    const text =
      'guests.leastPaid never applies, since prices are for the house; write "isPricePerGuest": true in guests.';
    yield { path: ["guests", "leastPaid"], text };
  }
}

function* findIdleFees(list: PriceList): Iterable<Fault> {
  const { fees = [], guests = {}, payment } = list;
  for (const [index, fee] of fees.entries()) {
    const { per, isOptional, dates = [], fromAge = 0, toAge = Infinity, beyond = 0 } = fee;
    const path = ["fees", index];
    const name = placeOf(fee, "fees", index);
    if (per.startsWith("piece") && !isOptional) {
      yield {
        path,
        text: `${name} never applies, since guests choose how many pieces they want; write "isOptional": true.`,
      };
    }
    if (per.startsWith("pet") && guests.maximumPets === 0) {
      yield {
        path,
        text: `${name} never applies, since no pets can come; correct guests.maximumPets.`,
      };
    }
    if (fromAge > toAge || (per.startsWith("guest") && beyond >= (guests.maximum ?? Infinity))) {
      yield {
        path,
        text: `${name} never applies, since it means no guest; correct its ages or remove it.`,
      };
    }
    const isIdle = dates.length > 0 && !dates.some((span) => hasPeriodWithin(list, span));
    if (isIdle)
      yield {
        path,
        text: `${name} never applies, since its dates are in no period; correct them or remove it.`,
      };
    if (fee.isReturned && payment?.securityDeposit) {
      const text = `${name} is given back, and so is payment.securityDeposit; keep the latter.`;
      yield { path, text };
    }
  }
}

function* findIdleDiscounts(list: PriceList): Iterable<Fault> {
  const { discounts = [], rules = {} } = list;
  const periods = list.periods.map((period) => wholePeriod(list, period));
  const most = Math.max(...periods.map(({ maximumNights = Infinity }) => maximumNights));
  const least = Math.min(...periods.map(({ minimumNights = 1 }) => minimumNights));
  const { noticeDays = 0, horizonDays = Infinity } = rules;
  for (const [index, discount] of discounts.entries()) {
    const name = placeOf(discount, "discounts", index);
    const { dates = [], steps, bookedFrom = "", bookedTo = "9999" } = discount;
    const isOutside = dates.length > 0 && !dates.some((span) => hasPeriodWithin(list, span));
    if (isOutside || bookedFrom > bookedTo) {
      yield {
        path: ["discounts", index],
        text: `${name} never applies, since there are no such dates; correct them or remove it.`,
      };
    }
    for (const [second, step] of steps.entries()) {
      const {
        fromNights = 1,
        toNights = Infinity,
        mostDaysBefore = Infinity,
        leastDaysBefore = 0,
      } = step;
      const isIdle =
        fromNights > Math.min(most, toNights) ||
        toNights < least ||
        mostDaysBefore < Math.max(noticeDays, leastDaysBefore) ||
        leastDaysBefore > horizonDays;
      if (!isIdle) continue;
      const text = `${name}.steps[${second}] never applies, since no such stay can be booked; correct its nights and days or remove it.`;
      yield { path: ["discounts", index, "steps", second], text };
    }
  }
}

/** Ages between those of two entries, and of adults, for which a list of them says nothing. */
function* findMissingAges({ taxes = [], guests }: PriceList): Iterable<Fault> {
  const lists = [
    ...taxes.map((tax, index) => ({
      path: ["taxes", index, "rates"],
      name: `${placeOf(tax, "taxes", index)}.rates`,
      entries: tax.rates ?? [],
    })),
    { path: ["guests", "further"], name: "guests.further", entries: guests?.further ?? [] },
  ];
  for (const { path, name, entries } of lists) {
    if (entries.length === 0) continue;
    const lowest = Math.min(...entries.map(({ fromAge = 0 }) => fromAge));
    const ages = Array.from({ length: oldestAge + 1 }, (_, age) => age);
    const missing = ages.filter(
      (age) => age > lowest && !entries.some((entry) => isOfAge(entry, age)),
    );
    const [first] = missing;
    if (first === undefined) continue;
    const end = ages.slice(first).find((age) => !missing.includes(age)) ?? oldestAge + 1;
    const gap = end - 1 === first ? `the age of ${first}` : `ages from ${first} to ${end - 1}`;
    const text = `${name} has no entry for ${gap}; write one, with the amount 0 where nothing is charged.`;
    yield { path, text };
  }
}
