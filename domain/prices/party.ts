import type { CalendarDate } from "../dates/calendar-date.ts";
import { appliesTo } from "./periods.ts";
import type { PriceList } from "./price-list.ts";

/** The travelling party. A child's age is in years on the day of arrival, `null` if unknown. */
export type Party = {
  readonly adults: number;
  readonly children?: readonly (number | null)[];
  readonly pets?: number;
};

/** More pets are a slip, where the list does not say how many may come. */
export const mostPets = 9;

/** The guest's choices: keys of optional fees and discounts, with the number of pieces. */
export type Choices = Readonly<Record<string, number>>;

/** A party reduced to what prices depend on. */
export type People = {
  /** The ages of all guests. */
  readonly ages: readonly number[];
  /** The ages, in the price of the nights, of those who take a place: a child with a bed counts as an adult. */
  readonly placed: readonly number[];
  readonly adults: number;
  readonly pets: number;
};

/** Why a list has no price for a party. */
export type PartyRefusal = {
  readonly reason:
    | "too-many-guests"
    | "too-many-adults"
    | "too-few-guests"
    | "too-few-adults"
    | "too-many-pets"
    | "age";
  /** The most or fewest allowed. */
  readonly count?: number;
};

/** The assumed age of adults, so that bands such as "from 16" and "up to 64" apply. */
const ageOfAdults = 30;

/** A party reduced to what the prices of a list depend on; unknown ages count as adult. */
export function countPeople(
  { guests: { uncountedToAge = -1, shares = [] } = {}, fees = [] }: PriceList,
  { adults, children = [], pets = 0 }: Party,
  choices: Choices,
): People {
  const beds = fees
    .filter(({ makesGuests }) => makesGuests)
    .reduce((sum, { key }) => sum + (choices[key] ?? 0), 0);
  const grown = Array.from({ length: adults }, () => ageOfAdults);
  const young = children.map((age) => age ?? ageOfAdults).sort((one, other) => other - one);
  const paysLess = (age: number) => age <= uncountedToAge || shareOf(shares, age) < 100;
  const bedded = young.filter(paysLess).slice(0, beds);
  const paying = young.filter(paysLess).slice(beds);
  const full = young.filter((age) => !paysLess(age));
  return {
    ages: [...grown, ...young],
    placed: [
      ...grown,
      ...full,
      ...bedded.map(() => ageOfAdults),
      ...paying.filter((age) => age > uncountedToAge),
    ],
    adults,
    pets,
  };
}

/** Why a list has no price for a party, if it has none. */
export function refuseParty(
  list: PriceList,
  { children = [] }: Party,
  { placed, adults, pets }: People,
): PartyRefusal | undefined {
  const { guests = {} } = list;
  const { maximum = Infinity, maximumAdults = Infinity, least = 0, leastAdults = 0 } = guests;
  const { maximumPets = dependsOnPets(list) ? Infinity : 0 } = guests;
  if (children.includes(null) && dependsOnAges(list)) return { reason: "age" };
  if (placed.length > maximum) return { reason: "too-many-guests", count: maximum };
  if (adults > maximumAdults) return { reason: "too-many-adults", count: maximumAdults };
  if (placed.length < Math.max(1, least))
    return { reason: "too-few-guests", count: Math.max(1, least) };
  if (adults < leastAdults) return { reason: "too-few-adults", count: leastAdults };
  return pets > maximumPets ? { reason: "too-many-pets", count: maximumPets } : undefined;
}

const mostAttempts = 200;

/** The nearest party that a list accepts in place of a refused one; null if there is none. */
export function fitParty(list: PriceList, party: Party, choices: Choices): Party | null {
  let fitting = party;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const refusal = refuseParty(list, fitting, countPeople(list, fitting, choices));
    if (!refusal) return fitting;
    const next = changeParty(fitting, refusal);
    if (!next) return null;
    fitting = next;
  }
  return null;
}

/** A party one step nearer to an accepted one; undefined if only the guest knows what is missing. */
function changeParty(
  { adults, children = [], pets = 0 }: Party,
  { reason, count = 0 }: PartyRefusal,
): Party | undefined {
  const party = { adults, children, pets };
  if (reason === "too-many-pets") return { ...party, pets: count };
  if (reason === "too-many-adults" || reason === "too-few-adults") {
    return { ...party, adults: count };
  }
  if (reason === "too-few-guests") return { ...party, adults: adults + 1 };
  if (reason === "age") return undefined;
  return adults > 1
    ? { ...party, adults: adults - 1 }
    : { ...party, children: children.slice(0, -1) };
}

/** Whether a list distinguishes children and their ages. */
export function dependsOnChildren(list: PriceList): boolean {
  const { maximumAdults, leastAdults } = list.guests ?? {};
  const hasBeds = list.fees?.some(({ makesGuests }) => makesGuests) === true;
  return dependsOnAges(list) || hasBeds || (maximumAdults ?? leastAdults) !== undefined;
}

/** Whether a price depends on how many pets come. */
export function dependsOnPets({ fees = [] }: PriceList): boolean {
  return fees.some(({ per }) => per.startsWith("pet"));
}

/** Whether a list depends on the ages of children. */
function dependsOnAges({ guests, fees = [], taxes = [] }: PriceList): boolean {
  const { uncountedToAge, further = [], shares = [] } = guests ?? {};
  const entries = [...further, ...shares, ...fees, ...taxes.flatMap(({ rates = [] }) => rates)];
  return (
    uncountedToAge !== undefined ||
    entries.some(({ fromAge, toAge }) => fromAge !== undefined || toAge !== undefined)
  );
}

type Ages = { readonly fromAge?: number; readonly toAge?: number };

/** Whether an age band applies to a guest. */
export function isOfAge({ fromAge = 0, toAge = Infinity }: Ages, age: number): boolean {
  return fromAge <= age && age <= toAge;
}

function shareOf(shares: readonly (Ages & { readonly percent: number })[], age: number): number {
  return shares.find((entry) => isOfAge(entry, age))?.percent ?? 100;
}

/** Whether prices depend on the number of guests. */
export function dependsOnGuests(list: PriceList): boolean {
  const { fees = [], taxes = [] } = list;
  return (
    nightsDependOnGuests(list) ||
    fees.some(({ per }) => per.startsWith("guest")) ||
    taxes.some(
      ({ percent, per = "guestNight" }) => percent === undefined && per.startsWith("guest"),
    )
  );
}

/** Whether the price of a night does, before fees and taxes. */
export function nightsDependOnGuests({ guests = {}, periods, everyPeriod = {} }: PriceList) {
  const { further, isPricePerGuest } = guests;
  const rates = [everyPeriod, ...periods].flatMap((terms) => {
    const { packages = [], weekdays = [], byLength = [] } = terms;
    return [terms, ...packages, ...weekdays, ...byLength];
  });
  return (
    further !== undefined ||
    isPricePerGuest === true ||
    rates.some((rate) => "byGuests" in rate && rate.byGuests !== undefined)
  );
}

/** A party of `guests` without ages: adults up to the maximum, further guests 17 years old. */
export function partyOf({ guests }: PriceList, count: number): Party {
  const adults = Math.min(count, guests?.maximumAdults ?? count);
  return { adults, children: Array.from({ length: count - adults }, () => 17) };
}

/** The number of guests that a price per guest is multiplied by, such as 2.5; 1 if prices are for the house. */
export function paidGuests({ guests = {} }: PriceList, { placed }: People): number {
  if (!guests.isPricePerGuest) return 1;
  const paid = placed.reduce((sum, age) => sum + shareOf(guests.shares ?? [], age) / 100, 0);
  return Math.max(paid, guests.leastPaid ?? 0);
}

/** The number of guests included in the price of a night. */
export function includedGuests({ guests }: PriceList, { placed }: People): number {
  return Math.min(placed.length, guests?.included ?? Infinity);
}

/** The surcharge of further guests for a night; the most expensive guests are included in the price. */
export function furtherGuests(list: PriceList, { placed }: People, night: CalendarDate): number {
  const { included = Infinity, further = [] } = list.guests ?? {};
  if (placed.length <= included) return 0;
  const entries = further.filter((entry) => appliesTo(entry, night, list));
  return placed
    .map((age) => entries.find((entry) => isOfAge(entry, age))?.amount ?? 0)
    .sort((one, other) => other - one)
    .slice(included)
    .reduce((sum, amount) => sum + amount, 0);
}
