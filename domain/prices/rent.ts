import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysOfWeek,
  weekdayOf,
} from "../dates/calendar-date.ts";
import { roundMoney } from "./money.ts";
import { furtherGuests, includedGuests, type People, paidGuests } from "./party.ts";
import {
  entryOfGuests,
  isDated,
  percentOfLength,
  periodOfNight,
  rateOfNight,
  wholePeriod,
} from "./periods.ts";
import type { Period, PriceList, ShortStay, StayPackage } from "./price-list.ts";

/** A line of a quote, in the currency of the list; discounts are negative. */
export type Line = {
  readonly kind:
    | "nights"
    | "package"
    | "further-guests"
    | "short-stay"
    | "least-rent"
    | "discount"
    | "fee"
    | "tax";
  /** The key of the fee, tax or discount; for nights and packages that of the period. */
  readonly key?: string;
  /** The number of nights, for a package those it includes. */
  readonly nights?: number;
  /** The price of one night or package before rounding; undefined if nights differ. */
  readonly price?: number;
  /** The number of packages, guests, pets or pieces. */
  readonly count?: number;
  /** How often a fee is taken for each of them: once, or for nights, days or weeks. */
  readonly times?: number;
  readonly sum: number;
};

/** The rent of a stay. */
export type Rent = {
  readonly lines: readonly Line[];
  readonly sum: number;
  /** The exact price of each night with and without further guests; packages are spread over their nights. */
  readonly perNight: readonly { readonly all: number; readonly house: number }[];
  /** Nights in no period: they have no price. */
  readonly unpriced: readonly CalendarDate[];
};

/** Why the nights of a stay have no price. */
export type RentRefusal = {
  readonly reason: "no-length" | "no-party-price";
  readonly period: Period;
  /** The lengths of stay that have a price. */
  readonly lengths?: readonly number[];
};

/** Consecutive nights with one price. */
type Part = {
  readonly kind: "nights" | "package";
  readonly period: Period;
  readonly nights: number;
  /** For all of these nights, exactly, before further guests. */
  readonly amount: number;
};

type Dates = { readonly arrival: CalendarDate; readonly departure: CalendarDate };

/**
 * Computes the rent of a stay. Each night has the price of its own period for the length of the whole stay; a package
 * belongs to the period in which it begins.
 */
export function priceNights(
  list: PriceList,
  stay: Dates,
  people: People,
  shortStay?: ShortStay,
): Rent | RentRefusal {
  const nights = datesBetween(stay.arrival, stay.departure);
  const unpriced = nights.filter((night) => !periodOfNight(list, night));
  const parts = splitNights(list, nights, people, { usesPackages: unpriced.length === 0 });
  if ("reason" in parts) return parts;
  const money = (amount: number) => roundMoney(amount, list.currency);
  const further = addFurther(list, nights, parts, people);
  const lines = [...groupParts(parts, money), ...describeFurther(further, money)];
  let index = 0;
  const perNight = parts.flatMap((part) =>
    Array.from({ length: part.nights }, () => {
      const house = part.amount / part.nights;
      const all = house + (further[index] ?? 0);
      index += 1;
      return { all, house };
    }),
  );
  const sumUp = () => lines.reduce((sum, line) => sum + line.sum, 0);
  const surcharge = shortStay && surchargeOf(shortStay, sumUp(), nights.length, people);
  if (surcharge) lines.push({ kind: "short-stay", sum: money(surcharge) });
  const missing = money((list.guests?.leastRent ?? 0) - sumUp());
  if (missing > 0 && unpriced.length === 0) lines.push({ kind: "least-rent", sum: missing });
  return { lines, sum: money(sumUp()), perNight, unpriced };
}

/** The nights in the order of the stay; without packages those that have no price of their own are left out. */
function splitNights(
  list: PriceList,
  nights: readonly CalendarDate[],
  people: People,
  { usesPackages, isWeek = false }: { usesPackages: boolean; isWeek?: boolean },
): Part[] | RentRefusal {
  const parts: Part[] = [];
  let inPackages = usesPackages;
  let sold: { readonly period: Period; readonly furtherNight: number } | undefined;
  for (let index = 0; index < nights.length; ) {
    const night = nights[index] ?? "";
    const period = periodOfNight(list, night);
    const chosen =
      inPackages && period && choosePackage(list, period, nights.slice(index), people, isWeek);
    if (chosen) {
      const { bundle, price } = chosen;
      parts.push({ kind: "package", period, nights: bundle.nights, amount: price });
      index += bundle.nights;
      inPackages = bundle.repeats === true;
      const { furtherNight } = bundle;
      sold = furtherNight === undefined ? undefined : { period, furtherNight };
      continue;
    }
    // A package begins with the stay, or after another one.
    inPackages = false;
    index += 1;
    if (!period) continue;
    const price = priceNight(list, period, night, nights.length, people, sold);
    if (typeof price === "object") {
      if (usesPackages) return price;
      continue;
    }
    parts.push({ kind: "nights", period, nights: 1, amount: price });
  }
  return parts;
}

/** The price of a single night, or of one after a package, before further guests. */
function priceNight(
  list: PriceList,
  period: Period,
  night: CalendarDate,
  nights: number,
  people: People,
  sold: { readonly period: Period; readonly furtherNight: number } | undefined,
): number | RentRefusal {
  const paid = paidGuests(list, people);
  if (sold?.period === period) return sold.furtherNight * paid;
  const rate = rateOfNight(list, period, night, nights, includedGuests(list, people));
  if (rate === null) return { reason: "no-party-price", period };
  if (rate !== undefined) return rate * paid;
  const { packages = [], byLength = [] } = wholePeriod(list, period);
  const { furtherNight } = longest(packages.filter((one) => one.furtherNight)) ?? {};
  if (sold && furtherNight !== undefined) return furtherNight * paid;
  const isOffered = packages.some(
    ({ nights: count, furtherNight: more, repeats }) =>
      count === nights || (count < nights && (more !== undefined || repeats)),
  );
  if (isOffered) return { reason: "no-party-price", period };
  const all = [...packages.map((one) => one.nights), ...byLength.map((one) => one.fromNights)];
  const lengths = [...new Set(all)].sort((one, other) => one - other);
  return { reason: "no-length", period, lengths };
}

function longest(packages: readonly StayPackage[]): StayPackage | undefined {
  return packages.reduce<StayPackage | undefined>(
    (most, one) => (most && most.nights >= one.nights ? most : one),
    undefined,
  );
}

/** The package for exactly these nights, else the longest one that can be continued. */
function choosePackage(
  list: PriceList,
  period: Period,
  nights: readonly CalendarDate[],
  people: People,
  isWeek: boolean,
) {
  const [first = ""] = nights;
  const fitting = (wholePeriod(list, period).packages ?? []).filter(
    ({ nights: count, arrivalDays, withinPeriod, percentOfWeek }) =>
      count <= nights.length &&
      (!arrivalDays || arrivalDays.includes(weekdayOf(first))) &&
      !(isWeek && percentOfWeek !== undefined) &&
      (!withinPeriod ||
        nights.slice(0, count).every((night) => periodOfNight(list, night) === period)),
  );
  const goingOn = fitting.filter(
    ({ furtherNight, repeats }) => furtherNight !== undefined || repeats,
  );
  const exact = fitting.filter(({ nights: count }) => count === nights.length);
  for (const bundle of [...exact, ...goingOn.sort((one, other) => other.nights - one.nights)]) {
    const price = priceOfPackage(list, bundle, first, people);
    if (price !== null) return { bundle, price };
  }
  return undefined;
}

/** The price of a package that begins on a night; `null` where it has none for so many guests. */
export function priceOfPackage(
  list: PriceList,
  { price, byGuests, percentOfWeek }: StayPackage,
  first: CalendarDate,
  people: People,
): number | null {
  const paid = paidGuests(list, people);
  if (price !== undefined) return price * paid;
  if (byGuests) {
    const entry = entryOfGuests(byGuests, includedGuests(list, people));
    return entry ? entry.price * paid : null;
  }
  const week = datesBetween(first, addDays(first, daysOfWeek));
  if (week.some((night) => !periodOfNight(list, night))) return null;
  const parts = splitNights(list, week, people, { usesPackages: true, isWeek: true });
  if ("reason" in parts) return null;
  return (parts.reduce((sum, { amount }) => sum + amount, 0) * (percentOfWeek ?? 0)) / 100;
}

/** The surcharge of further guests for each priced night; prices by length apply to it, too. */
function addFurther(
  list: PriceList,
  nights: readonly CalendarDate[],
  parts: readonly Part[],
  people: People,
): readonly number[] {
  const kinds = parts.flatMap(({ kind, nights: count }) => Array<Part["kind"]>(count).fill(kind));
  const priced = nights.filter((night) => periodOfNight(list, night));
  return priced.map((night, index) => {
    const amount = furtherGuests(list, people, night);
    const period = periodOfNight(list, night);
    if (kinds[index] === "package" || !period) return amount;
    return (amount * percentOfLength(list, period, nights.length)) / 100;
  });
}

function describeFurther(further: readonly number[], money: (amount: number) => number): Line[] {
  const sum = money(further.reduce((whole, amount) => whole + amount, 0));
  if (sum === 0) return [];
  const [price = 0] = further;
  const isEven = further.every((amount) => amount === price);
  return [{ kind: "further-guests", nights: further.length, ...(isEven && { price }), sum }];
}

/** Nights with the same price in the same period are one line, in the order of the stay. */
function groupParts(parts: readonly Part[], money: (amount: number) => number): Line[] {
  const groups = Map.groupBy(parts, ({ kind, period, nights, amount }) =>
    [kind, period.key, nights, amount].join(),
  );
  return [...groups.values()].flatMap((group): Line[] => {
    const [part] = group;
    if (!part) return [];
    const { kind, period, nights, amount: price } = part;
    const sum = money(price * group.length);
    return kind === "nights"
      ? [{ kind, key: period.key, nights: group.length, price, sum }]
      : [{ kind, key: period.key, nights, price, count: group.length, sum }];
  });
}

function surchargeOf(
  { percent, surcharge, per = "stay" }: ShortStay,
  rent: number,
  nights: number,
  { placed }: People,
): number {
  const guests = placed.length;
  const times = { stay: 1, night: nights, guest: guests, guestNight: guests * nights }[per];
  return (rent * (percent ?? 0)) / 100 + (surcharge ?? 0) * times;
}

/** The lowest and the highest price of a night in a period, a package by its share; `null` where there is none. */
export function nightRange(
  list: PriceList,
  period: Period,
  people: People,
): readonly [number, number] | null {
  const nights = rangeOfNights(list, period, people);
  if (nights) return nights;
  const { packages = [] } = wholePeriod(list, period);
  const shares = packages.flatMap((bundle) => {
    const price = priceOfPackage(list, bundle, firstNightOf(period), people);
    return price === null ? [] : [roundMoney(price / bundle.nights, list.currency)];
  });
  return rangeOf(shares);
}

/** The same of nights outside of packages. */
export function rangeOfNights(
  list: PriceList,
  period: Period,
  people: People,
): readonly [number, number] | null {
  const first = firstNightOf(period);
  const own = datesBetween(first, addDays(first, daysOfWeek)).filter(
    (night) => periodOfNight(list, night) === period,
  );
  return rangeOf(own.flatMap((night) => priceOfNight(list, night, people) ?? []));
}

function rangeOf(prices: readonly number[]): readonly [number, number] | null {
  return prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)];
}

/** The first night of a period, in any year where it is of every year. */
export function firstNightOf({ from }: Period): CalendarDate {
  return isDated(from) ? from : `2027-${from === "02-29" ? "03-01" : from}`;
}

/**
 * The price of one night for a party, for calendar cells: for the shortest stay that its period allows, with further
 * guests; `null` if it is in no period or has a price only within a package.
 */
export function priceOfNight(list: PriceList, night: CalendarDate, people: People): number | null {
  const period = periodOfNight(list, night);
  if (!period) return null;
  const nights = wholePeriod(list, period).minimumNights ?? 1;
  const rate = rateOfNight(list, period, night, nights, includedGuests(list, people));
  if (rate === null || rate === undefined) return null;
  const further =
    (furtherGuests(list, people, night) * percentOfLength(list, period, nights)) / 100;
  return roundMoney(rate * paidGuests(list, people) + further, list.currency);
}
