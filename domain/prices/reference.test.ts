// Quotes of generated lists are those of a slow reference: night by night, on a calendar of single dates, in
// fractions of whole numbers.
import fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { addDays, datesBetween, weekdayOf } from "../dates/calendar-date.ts";
import type { Party } from "./party.ts";
import { type PriceList, priceList } from "./price-list.ts";
import { quote } from "./quote.ts";

/** A number without rounding: numerator and denominator. */
type Fraction = readonly [bigint, bigint];

const zero: Fraction = [0n, 1n];
const exact = (amount: number): Fraction => [BigInt(Math.round(amount * 1000)), 1000n];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const percent = (amount: Fraction, of: number) => times(amount, times(exact(of), [1n, 100n]));
const part = (amount: Fraction, of: number): Fraction => times(amount, [1n, BigInt(of)]);
const isMore = ([a, b]: Fraction, [c, d]: Fraction) => a * d > c * b;
const sumUp = (all: readonly Fraction[]) => all.reduce(plus, zero);
/** In cents, halves up. */
const cents = ([a, b]: Fraction) => Number((a * 200n + b) / (b * 2n));
const ofCents = (amount: number): Fraction => [BigInt(amount), 100n];

type Period = PriceList["periods"][number];

/** The period of each date of some years. */
function makeCalendar({ periods }: PriceList): Map<string, Period> {
  const calendar = new Map<string, Period>();
  const dates = datesBetween("2026-01-01", "2029-01-01");
  for (const isDated of [false, true]) {
    for (const period of periods) {
      if (period.from.length > 5 !== isDated) continue;
      const year = (date: string) => (isDated ? date : date.slice(5));
      for (const date of dates) {
        const { from, to } = period;
        const day = year(date);
        const isIn = from <= to ? from <= day && day <= to : from <= day || day <= to;
        if (isIn) calendar.set(date, period);
      }
    }
  }
  return calendar;
}

function referTo(list: PriceList, arrival: string, count: number, party: Party, bookedOn: string) {
  const calendar = makeCalendar(list);
  const guests = party.adults + (party.children?.length ?? 0);
  const nights = datesBetween(arrival, addDays(arrival, count));
  const { included = 99, further = [], isPricePerGuest } = list.guests ?? {};
  const paid = isPricePerGuest ? guests : 1;
  const ages = [...Array<number>(party.adults).fill(30), ...(party.children as number[])];
  const find = <T extends { fromAge?: number; toAge?: number }>(
    entries: readonly T[],
    age: number,
  ) => entries.find(({ fromAge = 0, toAge = 999 }) => fromAge <= age && age <= toAge);

  const nightPrice = (night: string): Fraction => {
    const period = calendar.get(night);
    const base = (one: Period | undefined): Fraction => {
      if (one?.percentOf) {
        const other = list.periods.find(({ key }) => key === one.percentOf?.period);
        return percent(base(other), one.percentOf.percent);
      }
      const day = one?.weekdays?.find(({ days }) => days.includes(weekdayOf(night)));
      if (day?.pricePerNight) return exact(day.pricePerNight);
      const own = one?.pricePerWeek
        ? part(exact(one.pricePerWeek), 7)
        : exact(one?.pricePerNight ?? 0);
      return day?.percent ? percent(own, day.percent) : own;
    };
    return percent(base(period), lengthPercent(period));
  };
  const lengthPercent = (period: Period | undefined) =>
    period?.byLength?.findLast(({ fromNights }) => fromNights <= count)?.percent ?? 100;

  // Each night's price in the house, and the line that it stands in.
  const house: Fraction[] = [];
  const lines = new Map<string, Fraction>();
  const addLine = (name: string, amount: Fraction) =>
    lines.set(name, plus(lines.get(name) ?? zero, amount));
  const isPackaged: boolean[] = [];
  const first = calendar.get(arrival);
  const packages = first?.packages ?? [];
  const bundle =
    packages.find((one) => one.nights === count) ??
    packages.filter((one) => one.nights < count && one.furtherNight).at(-1);
  for (const [index, night] of nights.entries()) {
    const isIn = bundle !== undefined && index < bundle.nights;
    isPackaged.push(isIn);
    if (isIn) {
      house.push(times(part(exact(bundle.price ?? 0), bundle.nights), [BigInt(paid), 1n]));
      addLine("package", house.at(-1) ?? zero);
      continue;
    }
    const isFurther = bundle?.furtherNight !== undefined && calendar.get(night) === first;
    const price = isFurther ? exact(bundle.furtherNight ?? 0) : nightPrice(night);
    house.push(times(price, [BigInt(paid), 1n]));
    const [a, b] = house.at(-1) ?? zero;
    addLine(`${calendar.get(night)?.key} ${Number(a) / Number(b)}`, [a, b]);
  }
  const all = house.map((price, index) => {
    const amounts = ages.map((age) => find(further, age)?.amount ?? 0).sort((a, b) => b - a);
    const more = sumUp(amounts.slice(included).map(exact));
    const scale = isPackaged[index] ? 100 : lengthPercent(calendar.get(nights[index] ?? ""));
    const added = percent(more, scale);
    addLine("further", added);
    return plus(price, added);
  });
  let rent = [...lines.values()].map(cents).reduce((sum, amount) => sum + amount, 0);

  const days = (Date.parse(arrival) - Date.parse(bookedOn)) / 86_400_000;
  const offers = (list.discounts ?? []).map(({ steps, dates }) => {
    let base = zero;
    let isWhole = true;
    for (const [index, night] of nights.entries()) {
      const isIn =
        !dates || dates.some(({ from, to }) => from <= night.slice(5) && night.slice(5) <= to);
      isWhole &&= isIn;
      if (isIn) base = plus(base, all[index] ?? zero);
    }
    if (isWhole) base = ofCents(rent);
    const sums = steps
      .filter(({ fromNights = 1 }) => count >= fromNights)
      .filter(
        ({ mostDaysBefore = 9999, leastDaysBefore = 0 }) =>
          days <= mostDaysBefore && days >= leastDaysBefore,
      )
      .map((step) => percent(base, step.percent ?? 0));
    return cents(sums.reduce((most, one) => (isMore(one, most) ? one : most), zero));
  });
  const off = list.discountsAddUp
    ? Math.min(
        rent,
        offers.reduce((sum, one) => sum + one, 0),
      )
    : Math.min(rent, Math.max(0, ...offers));
  rent -= off;

  let total = rent;
  const charged = new Map<string, number>();
  for (const fee of list.fees ?? []) {
    const heads = fee.per.startsWith("guest")
      ? guests
      : fee.per.startsWith("pet")
        ? (party.pets ?? 0)
        : 1;
    let sum = zero;
    const units = /night$/i.test(fee.per)
      ? count
      : /week$/i.test(fee.per)
        ? Math.ceil(count / 7)
        : 1;
    for (let unit = 0; unit < units; unit += 1) {
      for (let head = 0; head < heads; head += 1) {
        sum = plus(
          sum,
          exact(head > 0 ? (fee.furtherAmount ?? fee.amount ?? 0) : (fee.amount ?? 0)),
        );
      }
    }
    if (fee.most && isMore(sum, exact(fee.most))) sum = exact(fee.most);
    charged.set(fee.key, cents(sum));
    total += cents(sum);
  }
  let onTheSpot = 0;
  for (const tax of list.taxes ?? []) {
    let sum = zero;
    if (tax.percent) {
      const fees = (tax.on ?? []).reduce((whole, key) => whole + (charged.get(key) ?? 0), 0);
      sum = percent(ofCents(rent + fees), tax.percent);
    }
    for (const night of nights.slice(0, tax.maximumNights ?? 999)) {
      for (const age of ages) {
        const isIn = ({ dates }: { dates?: readonly { from: string; to: string }[] }) =>
          !dates || dates.some(({ from, to }) => from <= night.slice(5) && night.slice(5) <= to);
        sum = plus(sum, exact(find((tax.rates ?? []).filter(isIn), age)?.amount ?? 0));
      }
    }
    if (tax.isOnTheSpot) onTheSpot += cents(sum);
    else total += cents(sum);
  }
  return { total: total / 100, rent: rent / 100, onTheSpot: onTheSpot / 100 };
}

const amount = fc.integer({ min: 100, max: 99_999 }).map((value) => value / 100);
const share = fc.integer({ min: 500, max: 20_000 }).map((value) => value / 100);
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const span = fc.constantFrom({ from: "01-01", to: "05-31" }, { from: "06-15", to: "09-30" });
const pricing = fc.record({
  rate: fc.oneof(
    amount.map((pricePerNight) => ({ pricePerNight })),
    amount.map((pricePerWeek) => ({ pricePerWeek })),
  ),
  weekdays: some(
    fc.oneof(
      amount.map((pricePerNight) => [{ days: [5, 6], pricePerNight }]),
      share.map((of) => [{ days: [5, 6], percent: of }]),
    ),
  ),
  byLength: some(
    fc.tuple(share, share).map(([four, week]) => [
      { fromNights: 4, percent: four },
      { fromNights: 7, percent: week },
    ]),
  ),
  packages: some(
    fc.tuple(amount, amount, some(amount)).map(([three, week, furtherNight]) => [
      { nights: 3, price: three },
      { nights: 7, price: week, furtherNight },
    ]),
  ),
});
const frames = [
  { key: "winter", from: "11-20", to: "03-10" },
  { key: "spring", from: "03-11", to: "06-30" },
  { key: "summer", from: "07-01", to: "11-19" },
  { key: "easter", from: "2027-03-26", to: "2027-04-05" },
  { key: "christmas", from: "2027-12-22", to: "2028-01-06" },
];

const lists = fc
  .record({
    prices: fc.tuple(...frames.map(() => pricing)),
    ofWinter: some(share),
    guests: some(
      fc.oneof(
        fc.constant({ isPricePerGuest: true }),
        fc
          .tuple(fc.integer({ min: 1, max: 4 }), amount, amount)
          .map(([included, child, adult]) => ({
            included,
            further: [{ toAge: 12, amount: child }, { amount: adult }],
          })),
      ),
    ),
    fees: fc.tuple(
      fc.record({
        key: fc.constant("cleaning"),
        amount,
        per: fc.constantFrom("stay", "night", "week", "guest"),
      }),
      fc.record({
        key: fc.constant("water"),
        amount,
        per: fc.constantFrom("guestNight", "guestWeek"),
        most: some(amount),
      }),
      fc.record({
        key: fc.constant("pets"),
        amount,
        per: fc.constantFrom("pet", "petNight"),
        furtherAmount: some(amount),
      }),
    ),
    vat: some(share),
    isOnTheSpot: fc.boolean(),
    maximumNights: some(fc.integer({ min: 1, max: 9 })),
    tourist: fc.tuple(span, amount, amount, amount),
    discounts: fc.tuple(span, share, share, share),
    discountsAddUp: fc.boolean(),
  })
  .map(({ prices, ofWinter, vat, tourist, isOnTheSpot, maximumNights, discounts, ...rest }) => {
    const [season, summer, adult, child] = tourist;
    const [dates, dated, long, late] = discounts.map((one) =>
      typeof one === "number" ? Math.min(one, 100) : one,
    );
    return {
      currency: "EUR",
      periods: frames.map((frame, index) => {
        const { rate, ...terms } = prices[index] ?? {};
        return frame.key === "easter" && ofWinter
          ? {
              ...frame,
              percentOf: { period: "winter", percent: ofWinter },
              byLength: [{ fromNights: 1, percent: 100 }],
              packages: [{ nights: 99, price: 1 }],
            }
          : { ...frame, ...rate, ...terms };
      }),
      ...rest,
      taxes: [
        ...(vat ? [{ key: "vat", percent: vat, on: ["cleaning", "pets"] }] : []),
        {
          ...{ key: "touristTax", isOnTheSpot, maximumNights },
          rates: [
            { toAge: 6, amount: 0 },
            { toAge: 15, amount: child },
            { dates: [season], amount: summer },
            { amount: adult },
          ],
        },
      ],
      discounts: [
        { key: "dated", dates: [dates], steps: [{ percent: dated }] },
        { key: "long", steps: [{ fromNights: 7, percent: long }] },
        {
          key: "late",
          steps: [
            { mostDaysBefore: 7, percent: late },
            { mostDaysBefore: 30, percent: long },
          ],
        },
      ],
    };
  })
  // What is left out is no field of a file.
  .map((list) => v.parse(priceList, JSON.parse(JSON.stringify(list))));

const stays = fc.record({
  arrival: fc.integer({ min: 20, max: 700 }).map((days) => addDays("2027-01-01", days)),
  nights: fc.integer({ min: 1, max: 24 }),
  booked: fc.integer({ min: 0, max: 60 }),
  adults: fc.integer({ min: 1, max: 5 }),
  children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  pets: fc.integer({ min: 0, max: 3 }),
});

it("a quote of any list is that of the reference, to the cent", () => {
  fc.assert(
    fc.property(lists, stays, (list, { arrival, nights, booked, adults, children, pets }) => {
      const party = { adults, children, pets };
      const bookedOn = addDays(arrival, -booked);
      const answer = quote(
        list,
        { arrival, departure: addDays(arrival, nights) },
        party,
        {},
        bookedOn,
      );
      if (answer.kind !== "quote") throw new Error(answer.kind);
      const { total, rent, onTheSpotSum: onTheSpot } = answer;
      expect({ total, rent, onTheSpot }).toEqual(referTo(list, arrival, nights, party, bookedOn));
    }),
    { numRuns: 300 },
  );
});

it("the lines of a quote are its total, and what is due is all of it", () => {
  const payment = {
    instalments: [
      { percent: 30, withinDays: 7 },
      { percent: 33.33, daysBefore: 60 },
      { daysBefore: 14 },
    ],
  };
  fc.assert(
    fc.property(lists, stays, (list, { arrival, nights, booked, adults, children, pets }) => {
      const departure = addDays(arrival, nights);
      const bookedOn = addDays(arrival, -booked);
      const answer = quote(
        { ...list, payment },
        { arrival, departure },
        { adults, children, pets },
        {},
        bookedOn,
      );
      if (answer.kind !== "quote") throw new Error(answer.kind);
      const add = (sums: readonly { readonly sum: number }[]) =>
        Math.round(sums.reduce((whole, { sum }) => whole + sum, 0) * 100) / 100;
      expect(add(answer.lines)).toBe(answer.total);
      expect(add(answer.dues)).toBe(answer.total);
      const dates = answer.dues.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(dates.every((date) => bookedOn <= date && date <= arrival)).toBe(true);
    }),
  );
});
