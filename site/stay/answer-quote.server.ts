import { isCalendarDate } from "../../domain/dates/calendar-date.ts";
import { dateAtHouse } from "../../domain/dates/today.ts";
import { freshnessOf, isOnRequest } from "../../domain/nights/availability.ts";
import type { Choices, Party } from "../../domain/prices/party.ts";
import type { PriceList } from "../../domain/prices/price-list.ts";
import { isChoice, type Refusal } from "../../domain/prices/quote.ts";
import { prices } from "../../house/facts/facts.server.ts";
import type { Occasion } from "../occasion.ts";
import { pricedParty, quoteStay, totalOf } from "./quote-stay.ts";
import { ageOfMajority } from "./stay-query.ts";

/** What `GET /api/quote` answers, as JSON. */
export type QuoteAnswer = { readonly status: 200 | 400; readonly body: object };

/** As a guest asks: dates that exist, who comes, and what has been chosen. */
type Asked = {
  readonly arrival: string;
  readonly departure: string;
  readonly party: Party;
  readonly choices: Choices;
};

/** More children than that are a slip. */
const mostOfAKind = 99;

/** Answers the query of an address, `?arrival=…`: a quote, a request or a refusal; 400 with what cannot be read. */
export function answerQuote(
  query: string,
  { now, availability }: Pick<Occasion, "now" | "availability">,
  list: PriceList = prices,
): QuoteAnswer {
  const question = readAsked(new URLSearchParams(query), list);
  if (typeof question === "string") return { status: 400, body: { error: question } };
  const { arrival, departure, party, choices } = question;
  const rules = { availability, prices: list, today: dateAtHouse(now) };
  const isUnknown = isOnRequest(freshnessOf(availability, now));
  const result = quoteStay({ arrival, departure }, rules, isUnknown, party, choices);
  const frame = { arrival, departure, currency: list.currency };
  if (!result.isPossible) {
    const { refusal, nearest } = result;
    const { rule, ...reason } = refusal;
    const nearby = nearest.map((stay) => ({
      arrival: stay.arrival,
      departure: stay.departure,
      // One that the house takes, where it does not take the party that was asked for.
      ...(stay.party && { party: stay.party }),
      total: stay.party
        ? totalOf(rules, stay, undefined, choices)
        : totalOf(rules, stay, party, choices),
    }));
    return {
      status: 200,
      body: { ...frame, refusal: rule ? writeRefusal(rule) : reason, nearest: nearby },
    };
  }
  const { isPossible: _possible, party: _party, kind: _kind, ...answer } = result;
  const free = { ...frame, isFree: isUnknown ? null : true };
  if (result.kind === "quote") return { status: 200, body: { ...free, ...answer } };
  const { reason, unpriced, leastPerNight, nights, lines, onTheSpot, metered, returned } = result;
  const request = { reason, unpriced, ...(leastPerNight !== undefined && { leastPerNight }) };
  const beside = { onTheSpot, metered, returned };
  return { status: 200, body: { ...free, nights, request, lines, ...beside, total: null } };
}

/** A refusal with the key of its period. */
function writeRefusal(refusal: Refusal): object {
  return "period" in refusal && refusal.period
    ? { ...refusal, period: refusal.period.key }
    : refusal;
}

/** What a query asks for, or what of it cannot be read. */
function readAsked(query: URLSearchParams, list: PriceList): Asked | string {
  const [arrival = "", departure = ""] = ["arrival", "departure"].map(
    (name) => query.get(name) ?? "",
  );
  for (const [name, date] of Object.entries({ arrival, departure })) {
    if (!isCalendarDate(date)) return `${name}: expected a date as YYYY-MM-DD.`;
  }
  const party = readParty(query, list);
  if (typeof party === "string") return party;
  const choices: Record<string, number> = {};
  for (const extra of splitList(query.get("extras"))) {
    const [key = "", pieces = "1"] = extra.split(":");
    const count = readCount(pieces);
    if (!isChoice(list, key)) return "extras: expected keys of optional fees, such as linen:2.";
    if (!count) return "extras: expected a whole number of pieces, such as linen:2.";
    choices[key] = count;
  }
  return { arrival, departure, party, choices };
}

function readParty(query: URLSearchParams, list: PriceList): Party | string {
  const [adults, pets] = ["adults", "pets"].map((name) => readCount(query.get(name) ?? ""));
  if (adults === null) return "adults: expected a whole number.";
  if (pets === null) return "pets: expected a whole number.";
  const children = splitList(query.get("children")).map((age) => readCount(age) ?? Infinity);
  if (children.length > mostOfAKind || children.some((age) => age >= ageOfMajority)) {
    return "children: expected the age of each from 0 to 17, such as 4,9.";
  }
  if (adults === undefined && children.length > 0) return "adults: expected beside children.";
  const guests = adults === undefined ? pricedParty(list, {}) : { adults, children };
  return { ...guests, pets: pets ?? 0 };
}

function splitList(text: string | null): readonly string[] {
  return (text ?? "").split(",").filter(Boolean);
}

/** A whole number below 100; `undefined` for an empty text, `null` for another one. */
function readCount(text: string): number | undefined | null {
  if (text === "") return undefined;
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
