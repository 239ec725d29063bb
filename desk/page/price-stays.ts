// Three stays and what they cost by the price list that is being written, as an owner checks it by hand.
import {
  addDays,
  type CalendarDate,
  datesBetween,
  weekdayOf,
} from "../../domain/dates/calendar-date.ts";
import { findListMistakes } from "../../domain/prices/list-mistakes.ts";
import { type Party, partyOf } from "../../domain/prices/party.ts";
import type { PriceList } from "../../domain/prices/price-list.ts";
import { quote } from "../../domain/prices/quote.ts";
import { labelOf } from "../labels.ts";

/** A stay in words: its dates and guests, its lines with their sums, and the total or why there is none. */
export type PricedStay = {
  readonly heading: string;
  readonly lines: readonly (readonly [label: string, sum: string])[];
  readonly total: string;
};

/** A weekend in spring, a week in August, two weeks in winter: the first from this day on that have a price. */
const examples = [
  { nights: 2, from: "05-01", weekday: 5, party: "couple" },
  { nights: 7, from: "08-01", weekday: 6, party: "all" },
  { nights: 14, from: "01-02", weekday: 6, party: "dog" },
] as const;

/** How far beyond its day an example is looked for. */
const searchedDays = 120;

/** What the examples cost by a list, booked on a day; `mostGuests` is for a list that does not say it. */
export function priceStays(
  list: PriceList,
  today: CalendarDate,
  mostGuests: number,
): readonly PricedStay[] {
  const most = Math.max(list.guests?.least ?? 1, list.guests?.maximum ?? mostGuests);
  const takesPets = (list.guests?.maximumPets ?? 0) > 0;
  const couple = partyOf(list, Math.min(2, most));
  const parties = {
    couple,
    all: partyOf(list, most),
    dog: takesPets ? { ...couple, pets: 1 } : couple,
  };
  return examples.map(({ nights, from, weekday, party }) => {
    const year = today.slice(0, "YYYY".length);
    const start = `${year}-${from}` > today ? `${year}-${from}` : `${Number(year) + 1}-${from}`;
    const days = datesBetween(start, addDays(start, searchedDays));
    // The usual day of arrival first.
    const arrivals = [
      ...days.filter((day) => weekdayOf(day) === weekday),
      ...days.filter((day) => weekdayOf(day) !== weekday),
    ];
    const stays = arrivals.map((arrival) => ({ arrival, departure: addDays(arrival, nights) }));
    const answer = (stay: (typeof stays)[number]) => quote(list, stay, parties[party], {}, today);
    const [first = { arrival: start, departure: addDays(start, nights) }] = stays;
    const stay = stays.find((one) => answer(one).kind === "quote") ?? first;
    return describeStay(stay, parties[party], answer(stay), list.currency);
  });
}

/** What makes the list contradict itself, in sentences. */
export function findMistakes(list: PriceList): readonly string[] {
  return [...findListMistakes(list)].map(({ text }) => text);
}

function describeStay(
  { arrival, departure }: { readonly arrival: CalendarDate; readonly departure: CalendarDate },
  { adults, children = [], pets = 0 }: Party,
  answer: ReturnType<typeof quote>,
  currency: string,
): PricedStay {
  const money = new Intl.NumberFormat("en", { style: "currency", currency });
  const dates = new Intl.DateTimeFormat("en-GB", {
    ...{ weekday: "short", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  }).formatRange(new Date(arrival), new Date(departure));
  const guests = adults + children.length;
  const heading = `${dates}, ${guests} guests${pets > 0 ? " and a dog" : ""}`;
  if (answer.kind === "refusal") {
    const { reason, ...rule } = answer.refusal;
    const count = "count" in rule && rule.count !== undefined ? `: ${rule.count}` : "";
    return { heading, lines: [], total: `Not possible (${labelOf(reason)}${count})` };
  }
  const lines = answer.lines.map(({ kind, key, nights, sum }) => {
    const what = kind === "nights" || kind === "package" ? `${nights} nights` : labelOf(kind);
    return [key ? `${what}, ${key}` : what, money.format(sum)] as const;
  });
  if (answer.kind === "request") return { heading, lines, total: "On request" };
  const spot = answer.onTheSpotSum;
  const beside = spot > 0 ? `, and ${money.format(spot)} at the house` : "";
  return { heading, lines, total: money.format(answer.total) + beside };
}
