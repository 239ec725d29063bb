// Example stays priced by the list being edited, so that an owner can check it.
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
import type { Counted, Speech } from "../desk-words.ts";

/** A stay in words: its dates and guests, its lines with their sums, and the total or why there is none. */
export type PricedStay = {
  readonly heading: string;
  readonly lines: readonly (readonly [label: string, sum: string])[];
  readonly total: string;
  /** Charges paid at the house, in addition to the total. */
  readonly beside?: readonly [label: string, sum: string];
};

/** A weekend in spring, a week in August, two weeks in winter: the first from this day on that have a price. */
const examples = [
  { nights: 2, from: "05-01", weekday: 5, party: "couple" },
  { nights: 7, from: "08-01", weekday: 6, party: "all" },
  { nights: 14, from: "01-02", weekday: 6, party: "dog" },
] as const;

/** The number of days after its day to search for an example. */
const searchedDays = 120;

/** The examples priced by a list, booked on a day; `mostGuests` is the default for a list without it. */
export function priceStays(
  list: PriceList,
  today: CalendarDate,
  mostGuests: number,
  speech: Speech,
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
    return describeStay(stay, parties[party], answer(stay), { ...speech, currency: list.currency });
  });
}

/** Contradictions in the list, as sentences. */
export function findMistakes(list: PriceList): readonly string[] {
  return [...findListMistakes(list)].map(({ text }) => text);
}

function describeStay(
  { arrival, departure }: { readonly arrival: CalendarDate; readonly departure: CalendarDate },
  { adults, children = [], pets = 0 }: Party,
  answer: ReturnType<typeof quote>,
  speech: Speech & { readonly currency: string },
): PricedStay {
  const { locale, aside, stayWords, currency } = speech;
  const money = new Intl.NumberFormat(locale, { style: "currency", currency });
  const dates = new Intl.DateTimeFormat(locale, {
    ...{ weekday: "short", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  }).formatRange(new Date(arrival), new Date(departure));
  const guests = count(locale, stayWords.answer.guests, adults + children.length);
  const heading = [dates, guests, ...(pets > 0 ? [aside.dog] : [])].join(", ");
  if (answer.kind === "refusal") {
    const why = describeRefusal(answer.refusal, speech);
    return { heading, lines: [], total: why ? `${aside.notPossible} (${why})` : aside.notPossible };
  }
  const lines = answer.lines.map(
    (line) => [nameLine(line, speech), money.format(line.sum)] as const,
  );
  if (answer.kind === "request") return { heading, lines, total: stayWords.answer.onRequestPrice };
  const spot = answer.onTheSpotSum;
  const beside = [stayWords.terms.onTheSpot, money.format(spot)] as const;
  return { heading, lines, total: money.format(answer.total), ...(spot > 0 && { beside }) };
}

type Priced = Exclude<ReturnType<typeof quote>, { kind: "refusal" }>;
type Refused = Extract<ReturnType<typeof quote>, { kind: "refusal" }>;

function nameLine(
  { kind, key = "", nights = 0 }: Priced["lines"][number],
  { locale, aside, stayWords }: Speech,
): string {
  const { answer, seasons = {}, extras = {} } = stayWords;
  if (kind === "nights" || kind === "package") {
    return `${count(locale, answer.nights, nights)}, ${seasons[key] ?? key}`;
  }
  if (kind === "fee" || kind === "tax" || kind === "discount") {
    return extras[key] ?? `${aside[kind]}, ${key}`;
  }
  return answer.lines[kind] ?? kind;
}

function describeRefusal(refusal: Refused["refusal"], { locale, stayWords }: Speech): string {
  const { reason, ...rule } = refusal;
  const text = stayWords.rules[reason];
  if (text === undefined) return "";
  const number = "count" in rule && rule.count !== undefined ? rule.count : 0;
  const days = "weekdays" in rule ? (rule.weekdays ?? []) : [];
  const names = days.map((day) =>
    // 1 January 2024 was a Monday.
    new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(
      Date.UTC(2024, 0, day),
    ),
  );
  const date = "date" in rule ? (rule.date ?? "") : "";
  const filled: Readonly<Record<string, string>> = {
    days: new Intl.ListFormat(locale, { type: "disjunction" }).format(names),
    day: names[0] ?? "",
    nights: count(locale, stayWords.answer.nights, number),
    lengths: "lengths" in rule ? String(rule.lengths) : "",
    date: date && new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(date)),
  };
  return count(locale, text, number).replaceAll(/\{(\w+)\}/g, (all, name) => filled[name] ?? all);
}

/** A text with its number, in the right plural form. */
function count(locale: string, text: Counted, number: number): string {
  const forms: Readonly<Record<string, string>> = typeof text === "string" ? { other: text } : text;
  const form = forms[new Intl.PluralRules(locale).select(number)] ?? forms["other"] ?? "";
  return form.replace("{count}", new Intl.NumberFormat(locale).format(number));
}
