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
 * Why a stay cannot be, by the name of its text, with what that says. `impossible`: a date that does not
 * exist; `too-far`: beyond the calendar; `not-open`: in it, but not opened yet; `rule`: by the price list.
 */
export type StayRefusal = {
  readonly reason: keyof Messages["availability"]["refusals"];
  readonly date?: CalendarDate;
  readonly rule?: Refusal;
};

/** Who comes, and what was chosen. */
export type Who = Pick<Stay, "party" | "choices">;

/** A stay that can be, with its price; that may be on request. */
export type QuotedStay = Stay & (Quote | Request);

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
export function pricedParty(prices: PriceList, { party = {} }: Pick<Stay, "party">): Party {
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
