import { type CalendarDate, daysOfWeek } from "../dates/calendar-date.ts";
import { roundMoney } from "./money.ts";
import { type Choices, isOfAge, type People } from "./party.ts";
import { appliesTo, entryOfLength } from "./periods.ts";
import type { Fee, PriceList, Tax } from "./price-list.ts";
import type { Line, Rent } from "./rent.ts";

/** What fees and taxes are reckoned from. */
export type Charged = {
  readonly list: PriceList;
  readonly nights: readonly CalendarDate[];
  readonly people: People;
  readonly choices: Choices;
  readonly rent: Rent;
  /** What the nights cost after discounts. */
  readonly netRent: number;
};

/** What comes on top of the nights. */
export type Charges = {
  /** In the total. */
  readonly lines: readonly Line[];
  /** Paid at the house. */
  readonly onTheSpot: readonly Line[];
  /** Fees that are given back. */
  readonly returned: readonly Line[];
  /** Keys of metered fees, which are paid at the house. */
  readonly metered: readonly string[];
};

/** The fees, extras and taxes of a stay. */
export function chargeStay(charged: Charged): Charges {
  const { list } = charged;
  const fees = chargeFees(charged);
  const taxes = (list.taxes ?? []).flatMap((tax) => {
    const sum = roundMoney(chargeTax(tax, charged, fees), list.currency);
    return sum > 0 ? [{ tax, line: { kind: "tax" as const, key: tax.key, sum } }] : [];
  });
  const linesOf = (isWanted: (fee: Fee) => boolean) =>
    fees.filter(({ fee }) => isWanted(fee)).map(({ line }) => line);
  return {
    lines: [
      ...linesOf(({ isReturned, isOnTheSpot }) => !isReturned && !isOnTheSpot),
      ...taxes.filter(({ tax }) => !tax.isOnTheSpot).map(({ line }) => line),
    ],
    onTheSpot: [
      ...linesOf(({ isReturned, isOnTheSpot }) => !isReturned && isOnTheSpot === true),
      ...taxes.filter(({ tax }) => tax.isOnTheSpot).map(({ line }) => line),
    ],
    returned: linesOf(({ isReturned }) => isReturned === true),
    metered: (list.fees ?? [])
      .filter((fee) => fee.isMetered && countTimes(fee, charged) > 0)
      .map(({ key }) => key),
  };
}

type ChargedFee = { readonly fee: Fee; readonly line: Line };

/** Fees with an amount, in the order of the list; percentages are reckoned from those with amounts. */
function chargeFees(charged: Charged): readonly ChargedFee[] {
  const { list, choices, netRent } = charged;
  const money = (amount: number) => roundMoney(amount, list.currency);
  const taken = (list.fees ?? []).filter(
    ({ key, isOptional, isMetered }) => !isMetered && (!isOptional || (choices[key] ?? 0) > 0),
  );
  const amounts = new Map(
    taken.map((fee) => [fee.key, fee.percent ? null : chargeAmount(fee, charged)] as const),
  );
  return taken.flatMap((fee): ChargedFee[] => {
    const { key, percent = 0, on, least = 0, most = Infinity } = fee;
    const base = netRent + sumOf(on, (other) => amounts.get(other)?.sum ?? 0);
    const amount = amounts.get(key);
    const { sum, ...calculation } = amount ?? {
      sum: countTimes(fee, charged) > 0 ? (base * percent) / 100 : 0,
    };
    if (sum === 0) return [];
    const line = {
      kind: "fee" as const,
      key,
      ...calculation,
      sum: money(Math.min(most, Math.max(least, sum))),
    };
    return [{ fee, line }];
  });
}

function sumOf(keys: readonly string[] = [], amountOf: (key: string) => number): number {
  return keys.reduce((sum, key) => sum + amountOf(key), 0);
}

function chargeAmount(fee: Fee, charged: Charged) {
  const { beyond = 0, byLength, furtherAmount } = fee;
  const price = entryOfLength(byLength, charged.nights.length)?.amount ?? fee.amount ?? 0;
  const count = Math.max(0, countUnits(fee, charged) - beyond);
  const forAll = count === 0 ? 0 : price + (count - 1) * (furtherAmount ?? price);
  const times = countTimes(fee, charged);
  return { sum: forAll * times, count, times, ...(furtherAmount === undefined && { price }) };
}

/** Guests, pets or pieces that a fee is for; 1 for the whole house. */
function countUnits(fee: Fee, { people, choices }: Charged): number {
  const { key, per, fromAge, toAge } = fee;
  const { each } = splitUnit(per);
  if (each === "guest") {
    const ages = fromAge === undefined && toAge === undefined ? people.placed : people.ages;
    return ages.filter((age) => isOfAge(fee, age)).length;
  }
  if (each === "pet") return people.pets;
  return each === "piece" ? (choices[key] ?? 0) : 1;
}

/** Splits the unit of a fee, `petNight`, into whom or what (`pet`, empty for the house) and the time (`night`). */
export function splitUnit(per: Fee["per"]): { readonly each: string; readonly time: string } {
  const [, each = "", time = ""] = /^(guest|pet|piece)?(.*)$/.exec(per) ?? [];
  return { each, time: time.toLowerCase() };
}

/** How often a fee is taken for each unit: once, or for nights, days or weeks in its dates. */
function countTimes(fee: Fee, { list, nights }: Charged): number {
  const own = nights.filter((night) => appliesTo(fee, night, list));
  const { time } = splitUnit(fee.per);
  if (time === "night") return own.length;
  if (time === "day") return own.length === 0 ? 0 : own.length + 1;
  if (time === "week") return Math.ceil(own.length / daysOfWeek);
  return own[0] !== undefined && own[0] === nights[0] ? 1 : 0;
}

/** A tax, before rounding. */
function chargeTax(tax: Tax, charged: Charged, fees: readonly ChargedFee[]): number {
  const { fromNights = 1, toNights = Infinity, maximumNights, percent, amount, most } = tax;
  const { nights, netRent, rent } = charged;
  if (nights.length < fromNights || nights.length > toNights) return 0;
  const taxed = nights.slice(0, maximumNights);
  const onFees = sumOf(tax.on, (key) => fees.find(({ fee }) => fee.key === key)?.line.sum ?? 0);
  if (percent !== undefined && most === undefined) {
    const isWhole = taxed.length === nights.length;
    const base = isWhole ? netRent : sumNights(charged, taxed.length, () => 1);
    return ((base + onFees) * percent) / 100;
  }
  if (amount !== undefined) {
    const guests = charged.people.ages.length;
    const times = {
      stay: 1,
      night: taxed.length,
      guest: guests,
      guestNight: guests * taxed.length,
    };
    return amount * times[tax.per ?? "guestNight"];
  }
  const rates: TaxRates = tax.rates ?? (percent === undefined ? [] : [{ percent }]);
  const rateFor = (age: number | undefined, night: CalendarDate) =>
    rates.find((rate) => {
      const isFitting = age === undefined ? !hasAges(rate) : isOfAge(rate, age);
      return isFitting && appliesTo(rate, night, charged.list);
    });
  const isByAge = most !== undefined || rates.some((rate) => hasAges(rate));
  const isPercent = rates.some((rate) => rate.percent !== undefined);
  if (isPercent && !isByAge) {
    const shareOf = (night: CalendarDate) => (rateFor(undefined, night)?.percent ?? 0) / 100;
    const ofFees = onFees * shareOf(nights[0] ?? "");
    return sumNights(charged, taxed.length, (index) => shareOf(nights[index] ?? "")) + ofFees;
  }
  return chargeByAge(tax, charged, taxed, rateFor, netOf(rent, netRent));
}

type TaxRates = NonNullable<Tax["rates"]>;

type FindRate = (
  age: number | undefined,
  night: CalendarDate,
) => { readonly amount?: number; readonly percent?: number } | undefined;

/** An amount, or a percentage of each guest's share of the night, by age and season. */
function chargeByAge(
  { per = "guestNight", most = Infinity }: Tax,
  { people, rent }: Charged,
  taxed: readonly CalendarDate[],
  rateFor: FindRate,
  net: number,
): number {
  const isOfHouse = per === "night" || per === "stay";
  const guests = isOfHouse ? [undefined] : people.ages;
  const isOnce = per === "stay" || per === "guest";
  let sum = 0;
  for (const [index, night] of (isOnce ? taxed.slice(0, 1) : taxed).entries()) {
    const share = ((rent.perNight[index]?.all ?? 0) * net) / Math.max(1, people.ages.length);
    for (const age of guests) {
      const { amount, percent = 0 } = rateFor(age, night) ?? {};
      sum += Math.min(most, amount ?? (share * percent) / 100);
    }
  }
  return sum;
}

function hasAges({ fromAge, toAge }: { readonly fromAge?: number; readonly toAge?: number }) {
  return fromAge !== undefined || toAge !== undefined;
}

/** The factor of a night's price after discounts and surcharges. */
function netOf(rent: Rent, netRent: number): number {
  const gross = rent.perNight.reduce((sum, { all }) => sum + all, 0);
  return gross === 0 ? 0 : netRent / gross;
}

/** The net price of the first so many nights, each times a weight. */
function sumNights(
  { rent, netRent }: Charged,
  count: number,
  weightOf: (index: number) => number,
): number {
  const net = netOf(rent, netRent);
  return rent.perNight
    .slice(0, count)
    .reduce((sum, { all }, index) => sum + all * net * weightOf(index), 0);
}
