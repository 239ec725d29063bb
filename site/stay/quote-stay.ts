import { maximumPersons } from "#house/formats.mjs";
import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBetween,
  daysOfWeek,
  earlierOf,
  isCalendarDate,
  laterOf,
} from "../../domain/dates/calendar-date.ts";
import {
  type Availability,
  closingDateOf,
  type DateRange,
  freeRanges,
} from "../../domain/nights/availability.ts";
import {
  type Choices,
  countPeople,
  fitParty,
  type Party as PricedParty,
  partyOf,
  refuseParty,
} from "../../domain/prices/party.ts";
import { periodOfNight, wholePeriod } from "../../domain/prices/periods.ts";
import type { PriceList } from "../../domain/prices/price-list.ts";
import {
  isChoice,
  type Quote as PricedStay,
  type Refusal as PriceRefusal,
  quote,
  type Request,
  refuseStay,
} from "../../domain/prices/quote.ts";
import { judgeArrival, type StayDates } from "../../domain/prices/rules.ts";
import type { Messages } from "../layout/load-messages.ts";
import type { Stay, StayRules } from "./stay.ts";
import { isDateText } from "./stay-query.ts";

/**
 * Why a stay cannot be, by the name of its text, with what that says. `impossible`: a date that does not
 * exist; `too-far`: beyond the calendar; `not-open`: in it, but not opened yet; `rule`: by the price list.
 */
export type Refusal = {
  readonly reason: keyof Messages["availability"]["refusals"];
  readonly date?: CalendarDate;
  readonly rule?: PriceRefusal;
};

/** Who comes, and what was chosen. */
export type Who = Pick<Stay, "party" | "choices">;

/** A stay that can be, with its price; that may be on request. */
export type Quote = Stay & (PricedStay | Request);

/**
 * Quotes a stay as a guest asked for it, in any text; never throws. For one that cannot be: why, and at
 * most three that can be, the nearest first. Where it is not known which nights are free, taken nights are
 * no reason against it, but none is offered. The party is that of the stay, unless more is known of it.
 */
export function quoteStay(
  stay: Stay,
  rules: StayRules,
  isOnRequest = false,
  party = pricedParty(rules.prices, stay),
  choices = knownChoices(rules.prices, stay),
) {
  const { availability, prices, today } = rules;
  const known = isOnRequest ? { ...availability, taken: [], openUntil: null } : availability;
  const refuse = (refusal: Refusal) => ({
    isPossible: false as const,
    refusal,
    nearest: offerInstead(stay, refusal, { party, choices }, rules),
  });
  const refusal = findRefusal(stay, known, today);
  if (refusal) return refuse(refusal);
  const dates = isOnRequest ? stay : addGap(stay, availability);
  const answer = quote(prices, dates, party, choices, today);
  return answer.kind === "refusal"
    ? refuse({ reason: "rule", rule: answer.refusal })
    : { isPossible: true as const, ...stay, ...answer };
}

/**
 * The price of a stay, whatever is free; null where it cannot be had, or only on request. The party is that of
 * the stay, unless more is known of it.
 */
export function totalOf(
  { prices, today }: Pick<StayRules, "prices" | "today">,
  stay: Stay,
  party = pricedParty(prices, stay),
  choices = knownChoices(prices, stay),
): number | null {
  const answer = quote(prices, stay, party, choices, today);
  return answer.kind === "quote" ? answer.total : null;
}

/** The stay of a week from a day on, or as another begins and for the same party. */
export function weekFrom(begun: Omit<Stay, "departure">): Stay {
  return { ...begun, departure: addDays(begun.arrival, daysOfWeek) };
}

/** The party of a stay; as long as nobody has said how many come, all that can. */
export function pricedParty(prices: PriceList, { party = {} }: Pick<Stay, "party">): PricedParty {
  const most = Math.min(maximumPersons, prices.guests?.maximum ?? maximumPersons);
  const { adults, children = [], pets = 0 } = party;
  const all = partyOf(prices, Math.max(1, most - children.length));
  const more = all.children ?? [];
  return adults === undefined
    ? { adults: all.adults, children: [...children, ...more], pets }
    : { adults, children, pets };
}

/** What the guest has chosen of what the list has: an old link may name more. */
export function knownChoices(prices: PriceList, { choices = {} }: Pick<Stay, "choices">): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([key]) => isChoice(prices, key)));
}

/** Who comes and what was chosen, as far as the list has prices for it; else prices are for all guests that can come. */
export function pricedFor(prices: PriceList, { party, choices }: Who): Who {
  const priced = pricedParty(prices, { party });
  const people = countPeople(prices, priced, knownChoices(prices, { choices }));
  return refuseParty(prices, priced, people) ? { choices } : { party, choices };
}

/** For how many guests a price is. */
export function countHeads(prices: PriceList, who: Who): number {
  const { adults, children = [] } = pricedParty(prices, who);
  return adults + children.length;
}

/** A stay with the free nights around it. */
function addGap({ arrival, departure }: Stay, { taken }: Availability): StayDates {
  const before = taken.findLast(({ to }) => to <= arrival);
  const after = taken.find(({ from }) => departure <= from);
  return { arrival, departure, free: { from: before?.to ?? null, to: after?.from ?? null } };
}

/** Why a stay cannot be, whatever the price list says. */
function findRefusal(
  { arrival, departure }: Stay,
  availability: Availability,
  today: CalendarDate,
): Refusal | undefined {
  if (![arrival, departure].every(isDateText)) return { reason: "malformed" };
  for (const date of [arrival, departure]) {
    if (!isCalendarDate(date)) return { reason: "impossible", date };
  }
  if (arrival === departure) return { reason: "same-day" };
  if (arrival > departure) return { reason: "reversed" };
  if (arrival < today || arrival < availability.from) return { reason: "past" };
  if (departure > availability.until) return { reason: "too-far", date: availability.until };
  const isTaken = availability.taken.some(({ from, to }) => from < departure && arrival < to);
  if (isTaken) return { reason: "taken" };
  return departure > closingDateOf(availability) ? { reason: "not-open" } : undefined;
}

/** How many stays are offered instead of one that is not possible. */
const maxNearestStays = 3;

/** By how many days arrival and departure may be moved, together. */
const maxNearDays = 62;

/** Who asks for days further outside of the calendar has mistyped the year: nothing is offered. */
const maxDaysOutside = 366;

/** Rules may ask for more nights than a guest does, or for fewer, at most for whole weeks. */
const maxOtherNights = 13;

const lengthRules: readonly (string | undefined)[] = [
  ...["minimumNights", "maximumNights", "wholeWeeks", "no-length"],
];

function offerInstead(
  stay: Stay,
  refusal: Refusal,
  { party, choices }: { readonly party: PricedParty; readonly choices: Choices },
  rules: StayRules,
): readonly Stay[] {
  if (refusal.reason === "malformed" || refusal.reason === "impossible") return [];
  if (refuseParty(rules.prices, party, countPeople(rules.prices, party, choices))) {
    // Other dates help nobody who cannot come at all; another party may.
    const fitting = refusal.reason === "rule" ? fitParty(rules.prices, party, choices) : null;
    return fitting ? [{ ...stay, party: fitting }] : [];
  }
  const [arrival = "", departure = ""] = [stay.arrival, stay.departure].sort();
  const nights = Math.max(1, daysBetween(arrival, departure));
  // A season that asks for another length is offered with it.
  const isOfItsLength = !lengthRules.includes(refusal.rule?.reason);
  const isPossible = (offer: Stay) =>
    !refuseStay(rules.prices, addGap(offer, rules.availability), party, choices, rules.today);
  const nearest = findNearestStays(arrival, nights, { ...rules, isPossible }, isOfItsLength);
  return nearest.map((offer) => ({ ...offer, party: stay.party, choices: stay.choices }));
}

/** What decides which stays are offered: also whether the price list allows one for the party. */
type OfferRules = StayRules & { readonly isPossible: (stay: Stay) => boolean };

/** Stays in a run of nights that are worth a try. */
type FindStays = (run: DateRange, nights: number, rules: OfferRules) => readonly Stay[];

/**
 * Up to three possible stays near an arrival, the nearest first: of so many nights; where none of those is
 * near, or where that is not asked for, of the fewest more that rules allow; where none of those is either,
 * of fewer, down to half of them. Where none is near at all, the nearest one.
 */
function findNearestStays(
  arrival: CalendarDate,
  nights: number,
  rules: OfferRules,
  isOfItsLength: boolean,
): readonly Stay[] {
  const { availability, today } = rules;
  const departure = addDays(arrival, nights);
  const earliest = addDays(today, -maxDaysOutside);
  const latest = addDays(availability.until, maxDaysOutside);
  if (arrival < earliest || latest < departure) return [];
  const distanceOf = (stay: Stay) =>
    Math.abs(daysBetween(arrival, stay.arrival)) + Math.abs(daysBetween(departure, stay.departure));
  const findNearest = (find: FindStays, runs: readonly DateRange[], count: number) => {
    const candidates = runs
      .flatMap((run) => find(run, nights, rules))
      .map((stay) => ({ stay, distance: distanceOf(stay) }))
      .sort((one, other) => one.distance - other.distance);
    // Only as many are priced as are needed: a calendar has hundreds.
    const found: typeof candidates = [];
    for (const candidate of candidates) {
      if (found.length === count) break;
      if (rules.isPossible(candidate.stay)) found.push(candidate);
    }
    return found;
  };
  const ways = [...(isOfItsLength ? [listStays] : []), findStays, findShorterStays];
  const runs = freeRanges(availability, today);
  // What is near lies in these parts of them.
  const nearRuns = runs.map(({ from, to }) => ({
    from: laterOf(from, addDays(arrival, -maxNearDays)),
    to: earlierOf(to, addDays(departure, maxNearDays)),
  }));
  for (const find of ways) {
    const near = findNearest(find, nearRuns, maxNearestStays);
    const offers = near.filter(({ distance }) => distance <= maxNearDays);
    if (offers.length > 0) return offers.map(({ stay }) => stay);
  }
  for (const find of ways) {
    const [nearest] = findNearest(find, runs, 1);
    if (nearest) return [nearest.stay];
  }
  return [];
}

/** All stays of so many nights in a run of nights, possible or not. */
function listStays({ from, to }: DateRange, nights: number): readonly Stay[] {
  return datesBetween(from, addDays(to, 1 - nights)).map((arrival) => ({
    arrival,
    departure: addDays(arrival, nights),
  }));
}

/** For each arrival in a run of nights the possible stay of so many nights, or of the fewest more. */
function findStays(
  { from, to }: DateRange,
  nights: number,
  { prices, isPossible }: OfferRules,
): readonly Stay[] {
  return datesBetween(from, addDays(to, 1 - nights)).flatMap((arrival) => {
    if (judgeArrival(prices, arrival)) return [];
    const period = periodOfNight(prices, arrival);
    const { minimumNights = 1 } = (period && wholePeriod(prices, period)) ?? {};
    const least = Math.max(nights, minimumNights);
    const most = Math.min(least + maxOtherNights, daysBetween(arrival, to));
    for (let count = least; count <= most; count += 1) {
      const stay = { arrival, departure: addDays(arrival, count) };
      if (isPossible(stay)) return [stay];
    }
    return [];
  });
}

/** The longest possible stays in a run of nights that are shorter than so many, by half at most. */
function findShorterStays(
  { from, to }: DateRange,
  nights: number,
  rules: OfferRules,
): readonly Stay[] {
  const most = Math.min(nights - 1, daysBetween(from, to));
  const least = Math.max(nights / 2, most - maxOtherNights);
  for (let count = most; count >= least; count -= 1) {
    const stays = listStays({ from, to }, count).filter(rules.isPossible);
    if (stays.length > 0) return stays;
  }
  return [];
}
