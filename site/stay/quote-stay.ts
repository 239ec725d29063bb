import { maximumPersons } from "#house/formats.mjs";
import {
  addDays,
  type CalendarDate,
  daysBetween,
  daysOfWeek,
  isCalendarDate,
} from "../../domain/dates/calendar-date.ts";
import { type Availability, closingDateOf } from "../../domain/nights/availability.ts";
import { findNearestStays } from "../../domain/prices/nearest-stays.ts";
import {
  type Choices,
  countPeople,
  fitParty,
  type Party,
  partyOf,
  refuseParty,
} from "../../domain/prices/party.ts";
import type { PriceList } from "../../domain/prices/price-list.ts";
import {
  isChoice,
  type Quote,
  quote,
  type Refusal,
  type Request,
  refuseStay,
} from "../../domain/prices/quote.ts";
import type { StayDates } from "../../domain/prices/rules.ts";
import type { Messages } from "../layout/load-messages.ts";
import type { Stay, StayRules } from "./stay.ts";
import { isDateText } from "./stay-query.ts";

/**
 * The reason of a refusal, by the name of its text, with the values of that. `impossible`: a date that does not exist;
 * `too-far`: beyond the calendar; `not-open`: in it, but not opened yet; `rule`: by the price list.
 */
export type StayRefusal = {
  readonly reason: keyof Messages["availability"]["refusals"];
  readonly date?: CalendarDate;
  readonly rule?: Refusal;
};

/** Party and choices. */
export type Who = Pick<Stay, "party" | "choices">;

/** A possible stay with its price, or on request. */
export type QuotedStay = Stay & (Quote | Request);

/**
 * Quotes a stay as stated by a guest, with any texts as dates; never throws. A refusal has its reason and up to three
 * possible stays, the nearest first. While free nights are unknown, taken nights are no reason for a refusal, but are not
 * offered. The party is that of the stay by default.
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
  const refuse = (refusal: StayRefusal) => ({
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
 * The price of a stay, regardless of free nights; null if it is refused or on request. The party is that of the stay by
 * default.
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

/** A week from an arrival on, with the party of a begun stay. */
export function weekFrom(begun: Omit<Stay, "departure">): Stay {
  return { ...begun, departure: addDays(begun.arrival, daysOfWeek) };
}

/** The party of a stay; by default all that the house takes. */
export function pricedParty(prices: PriceList, { party = {} }: Pick<Stay, "party">): Party {
  const most = Math.min(maximumPersons, prices.guests?.maximum ?? maximumPersons);
  const { adults, children = [], pets = 0 } = party;
  const all = partyOf(prices, Math.max(1, most - children.length));
  const more = all.children ?? [];
  return adults === undefined
    ? { adults: all.adults, children: [...children, ...more], pets }
    : { adults, children, pets };
}

/** The choices that the list has: an old link may name others. */
export function knownChoices(prices: PriceList, { choices = {} }: Pick<Stay, "choices">): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([key]) => isChoice(prices, key)));
}

/** Party and choices, if the list has a price for the party; else choices alone. */
export function pricedFor(prices: PriceList, { party, choices }: Who): Who {
  const priced = pricedParty(prices, { party });
  const people = countPeople(prices, priced, knownChoices(prices, { choices }));
  return refuseParty(prices, priced, people) ? { choices } : { party, choices };
}

/** The number of guests that a price is for. */
export function countPricedGuests(prices: PriceList, who: Who): number {
  const { adults, children = [] } = pricedParty(prices, who);
  return adults + children.length;
}

/** A stay with the free nights around it. */
function addGap({ arrival, departure }: Stay, { taken }: Availability): StayDates {
  const before = taken.findLast(({ to }) => to <= arrival);
  const after = taken.find(({ from }) => departure <= from);
  return { arrival, departure, free: { from: before?.to ?? null, to: after?.from ?? null } };
}

/** The reason against a stay, regardless of the price list. */
function findRefusal(
  { arrival, departure }: Stay,
  availability: Availability,
  today: CalendarDate,
): StayRefusal | undefined {
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

const lengthRules: readonly (string | undefined)[] = [
  ...["minimumNights", "maximumNights", "wholeWeeks", "no-length"],
];

function offerInstead(
  stay: Stay,
  refusal: StayRefusal,
  { party, choices }: { readonly party: Party; readonly choices: Choices },
  rules: StayRules,
): readonly Stay[] {
  if (refusal.reason === "malformed" || refusal.reason === "impossible") return [];
  if (refuseParty(rules.prices, party, countPeople(rules.prices, party, choices))) {
    // The party cannot come on any date: offer another party.
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
