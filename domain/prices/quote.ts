import { type CalendarDate, datesBetween } from "../dates/calendar-date.ts";
import { chargeStay } from "./charges.ts";
import { discountStay } from "./discounts.ts";
import { roundMoney } from "./money.ts";
import { type Choices, countPeople, type Party, type PartyRefusal, refuseParty } from "./party.ts";
import {
  type CancellationStep,
  type Due,
  listCancellation,
  listDues,
  type SecurityDeposit,
  securityDepositOf,
} from "./payment.ts";
import { isInSpan, spansOf } from "./periods.ts";
import type { PriceList } from "./price-list.ts";
import { type Line, priceNights, type Rent, type RentRefusal } from "./rent.ts";
import { judgeStay, type RuleRefusal, type StayDates } from "./rules.ts";

/** The reason of a refusal. `extra`: a choice that the list does not have. */
export type Refusal =
  | RuleRefusal
  | PartyRefusal
  | RentRefusal
  | { readonly reason: "extra"; readonly key: string };

/** The reason why a stay is on request. */
type RequestReason = "short-stay" | "long-stay" | "no-season";

/** The price of a stay, in the currency of the list. */
export type Quote = {
  readonly kind: "quote";
  readonly nights: number;
  /** Nights, then discounts, fees and taxes. */
  readonly lines: readonly Line[];
  /** The nights after discounts. */
  readonly rent: number;
  readonly total: number;
  /** Charges paid at the house in addition to the total, with their sum. */
  readonly onTheSpot: readonly Line[];
  readonly onTheSpotSum: number;
  /** Keys of metered fees. */
  readonly metered: readonly string[];
  /** Fees that are given back. */
  readonly returned: readonly Line[];
  readonly securityDeposit?: SecurityDeposit;
  readonly dues: readonly Due[];
  readonly cancellation: readonly CancellationStep[];
};

/** A stay on request, without a price. */
export type Request = {
  readonly kind: "request";
  readonly reason: RequestReason;
  readonly nights: number;
  readonly total: null;
  /** The nights that have a price, and fixed fees; no sum of the stay. */
  readonly lines: readonly Line[];
  /** Fixed charges paid at the house; those that depend on the price of the nights are unknown. */
  readonly onTheSpot: readonly Line[];
  /** Keys of metered fees. */
  readonly metered: readonly string[];
  /** Fees that are given back. */
  readonly returned: readonly Line[];
  /** The nights in no period. */
  readonly unpriced: readonly CalendarDate[];
  /** The least price of each of these nights, if the list has one. */
  readonly leastPerNight?: number;
};

/** A refused stay. */
export type Refused = { readonly kind: "refusal"; readonly refusal: Refusal };

/**
 * Quotes a stay for a party and a booking date at the house: lines, total, instalments and cancellation; a request if
 * the list has no price, a refusal with its reason if the rules forbid the stay. Of taken nights it knows only
 * `stay.free`.
 */
export function quote(
  list: PriceList,
  stay: StayDates,
  party: Party,
  choices: Choices,
  bookedOn: CalendarDate,
): Quote | Request | Refused {
  const admitted = admitStay(list, stay, party, choices, bookedOn);
  if (admitted.kind === "refusal") return admitted;
  const { people, rent, request } = admitted;
  const nights = datesBetween(stay.arrival, stay.departure);
  const { isNotRefundable, ...off } = discountStay(list, nights, rent, choices, bookedOn);
  const money = (amount: number) => roundMoney(amount, list.currency);
  const netRent = money(rent.sum - off.sum);
  const { lines: charges, ...beside } = chargeStay({
    list,
    nights,
    people,
    choices,
    rent,
    netRent,
  });
  const reason = rent.unpriced.length > 0 ? "no-season" : request;
  if (reason) {
    const isKnown = (line: Line) => isFixed(list, line);
    const lines = [
      ...rent.lines,
      ...charges.filter((line) => line.kind === "fee" && isKnown(line)),
    ];
    const onTheSpot = beside.onTheSpot.filter(isKnown);
    return { ...makeRequest(list, rent, reason, nights.length), ...beside, onTheSpot, lines };
  }
  const lines = [...rent.lines, ...off.lines, ...charges];
  const total = money(sumUp(lines));
  const owed = {
    ...{ list, arrival: stay.arrival, bookedOn, nights: nights.length },
    ...{ rent: netRent, total, isNotRefundable },
  };
  const securityDeposit = securityDepositOf(owed);
  return {
    kind: "quote",
    nights: nights.length,
    lines,
    rent: netRent,
    total,
    ...beside,
    onTheSpotSum: money(sumUp(beside.onTheSpot)),
    ...(securityDeposit && { securityDeposit }),
    dues: listDues(owed),
    cancellation: listCancellation(owed),
  };
}

/** The refusal or request that `quote` would return, without computing sums. */
export function refuseStay(
  list: PriceList,
  stay: StayDates,
  party: Party,
  choices: Choices,
  bookedOn: CalendarDate,
): Refusal | undefined {
  const admitted = admitStay(list, stay, party, choices, bookedOn);
  return admitted.kind === "refusal" ? admitted.refusal : undefined;
}

/** The rent of an accepted party, with the reason of a request if there is one; or a refusal. */
function admitStay(
  list: PriceList,
  stay: StayDates,
  party: Party,
  choices: Choices,
  bookedOn: CalendarDate,
) {
  const { refusal, request, shortStay } = judgeStay(list, stay, bookedOn);
  if (refusal) return refuse(refusal);
  const people = countPeople(list, party, choices);
  const wrongParty = refuseParty(list, party, people);
  if (wrongParty) return refuse(wrongParty);
  const unknown = Object.keys(choices).find((key) => !isChoice(list, key));
  if (unknown !== undefined) return refuse({ reason: "extra", key: unknown });
  const rent = priceNights(list, stay, people, shortStay);
  return "reason" in rent ? refuse(rent) : { kind: "admitted" as const, people, rent, request };
}

function refuse(refusal: Refusal): Refused {
  return { kind: "refusal", refusal };
}

function sumUp(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.sum, 0);
}

/** Whether guests can choose something of this key. */
export function isChoice({ fees = [], discounts = [] }: PriceList, key: string): boolean {
  return [...fees, ...discounts].some((one) => one.key === key && one.isOptional);
}

/** Whether a fee or tax does not depend on the price of the nights. */
function isFixed({ fees = [], taxes = [] }: PriceList, { key }: Line): boolean {
  const charge = [...fees, ...taxes].find((one) => one.key === key);
  const rates = charge && "rates" in charge ? charge.rates : [];
  return [charge, ...rates].every((one) => one?.percent === undefined);
}

function makeRequest(list: PriceList, rent: Rent, reason: RequestReason, nights: number) {
  const { otherDates } = list;
  const hasLeast =
    otherDates &&
    rent.unpriced.length > 0 &&
    rent.unpriced.every((night) => spansOf(otherDates).some((span) => isInSpan(span, night)));
  return {
    kind: "request" as const,
    reason,
    nights,
    total: null,
    unpriced: rent.unpriced,
    ...(hasLeast && { leastPerNight: otherDates.least }),
  };
}
