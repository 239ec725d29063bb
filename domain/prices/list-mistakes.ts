import { datesBetween, earlierOf, isDayWithin, laterOf } from "../dates/calendar-date.ts";
import { isDated, isInSpan, spansOf } from "./periods.ts";
import type { Period, PriceList, Span } from "./price-list.ts";

/** A mistake or a doubt in a price list: keys to the place in it, and a sentence that says what to change. */
export type Fault = { readonly path: readonly (string | number)[]; readonly text: string };

/** The contradictions in a list, beyond what its schema checks. */
export function* findListMistakes(list: PriceList): Iterable<Fault> {
  yield* findOverlaps(list);
  yield* findSharedKeys(list);
  yield* findUnknownKeys(list);
  yield* findCircles(list);
  yield* findMissingBases(list);
  if (list.cancellation && list.freeCancellationDays !== undefined) {
    const text = "freeCancellationDays stands beside cancellation; write it as one of its steps.";
    yield { path: ["freeCancellationDays"], text };
  }
}

/** All days of a year, `MM-DD`, with 29 February. */
const daysOfYear = datesBetween("2024-01-01", "2025-01-01").map((day) => day.slice("YYYY-".length));

/** Overlaps: no night has two prices. Dated periods may lie within yearly ones and take precedence. */
function* findOverlaps({ periods }: PriceList): Iterable<Fault> {
  for (const [index, one] of periods.entries()) {
    for (const other of periods.slice(index + 1)) {
      const shared = spansOf(one)
        .flatMap((span) => spansOf(other).map((second) => findShared(span, second)))
        .find((both) => both !== undefined);
      if (!shared) continue;
      const [first, last] = shared;
      const dates = first === last ? `on ${first}` : `from ${first} to ${last}`;
      const text = `the periods ${nameOf(one)} and ${nameOf(other)} overlap ${dates}; give every night one price.`;
      yield { path: ["periods", periods.indexOf(other)], text };
    }
  }
}

/** The first and the last day that lie in both, `MM-DD` or `YYYY-MM-DD`. */
function findShared(one: Span, other: Span): readonly [string, string] | undefined {
  if (isDated(one.from) !== isDated(other.from)) return undefined;
  if (isDated(one.from)) {
    const from = laterOf(one.from, other.from);
    const to = earlierOf(one.to, other.to);
    return from <= to ? [from, to] : undefined;
  }
  const shared = daysOfYear.filter((day) => isDayWithin(one, day) && isDayWithin(other, day));
  const [first, last] = [shared[0], shared.at(-1)];
  return first === undefined || last === undefined ? undefined : [first, last];
}

function nameOf({ key, from, to }: Period): string {
  return `${key} (${from} to ${to})`;
}

/** Keys identify a guest's choices and the labels in the texts, so they are unique. */
function* findSharedKeys(list: PriceList): Iterable<Fault> {
  const { fees = [], taxes = [], discounts = [], included = [] } = list;
  for (const [index, key] of included.entries()) {
    const place = fees.some((fee) => fee.key === key)
      ? "fees"
      : taxes.some((tax) => tax.key === key) && "taxes";
    if (place) {
      const text = `"${key}" is charged in ${place} and named in included; take it out of one of them.`;
      yield { path: ["included", index], text };
    } else if (included.indexOf(key) !== index) {
      yield { path: ["included", index], text: `"${key}" is included twice; keep it once.` };
    }
  }
  const keys = fees.map(({ key }) => key);
  for (const [place, all] of Object.entries({ taxes, discounts })) {
    for (const [index, { key }] of all.entries()) {
      const text = `"${key}" is the key of a fee, too; give each a key of its own.`;
      if (keys.includes(key)) yield { path: [place, index, "key"], text };
      else keys.push(key);
    }
  }
}

type Entry = { readonly periods?: readonly string[]; readonly on?: readonly string[] };

/** References to periods or fees, with their paths and their names in sentences. */
function* listEntries(list: PriceList) {
  const { guests, fees = [], taxes = [], discounts = [] } = list;
  for (const [index, further] of (guests?.further ?? []).entries()) {
    yield [["guests", "further", index], `guests.further[${index}]`, further as Entry] as const;
  }
  for (const [place, all] of Object.entries({ fees, taxes, discounts })) {
    for (const [index, entry] of all.entries()) {
      yield [[place, index], `${place}[${index}] (${entry.key})`, entry as Entry] as const;
    }
  }
  for (const [index, { key, rates = [] }] of taxes.entries()) {
    for (const [second, rate] of rates.entries()) {
      const name = `taxes[${index}] (${key}).rates[${second}]`;
      yield [["taxes", index, "rates", second], name, rate as Entry] as const;
    }
  }
}

function* findUnknownKeys(list: PriceList): Iterable<Fault> {
  const { periods, fees = [] } = list;
  const known = { periods: periods.map(({ key }) => key), on: fees.map(({ key }) => key) };
  for (const [path, name, entry] of listEntries(list)) {
    for (const field of ["periods", "on"] as const) {
      for (const [index, key] of (entry[field] ?? []).entries()) {
        const kind = field === "on" ? "fee" : "period";
        const fee = field === "on" ? fees.find((one) => one.key === key) : undefined;
        const place = [...path, field, index];
        if (!known[field].includes(key)) {
          const all = known[field].join(", ");
          const remedy = all ? `expected one of ${all}` : "add it or remove its name";
          const text = `${name}.${field} names the ${kind} "${key}", which does not exist; ${remedy}.`;
          yield { path: place, text };
        } else if (path[0] === "fees" && fee?.percent !== undefined) {
          const text = `${name}.on names "${key}", a percentage itself; name fees with amounts.`;
          yield { path: place, text };
        }
      }
    }
  }
  for (const [index, period] of periods.entries()) {
    for (const [path, percentOf] of listDerived(period)) {
      if (known.periods.includes(percentOf.period)) continue;
      const text = `periods[${index}] (${period.key}) is a percentage of "${percentOf.period}", which is no period; expected one of ${known.periods.join(", ")}.`;
      yield { path: ["periods", index, ...path], text };
    }
  }
}

/** The periods whose prices are percentages of another period's. */
function* listDerived({ percentOf, weekdays = [], byLength = [] }: Period) {
  if (percentOf) yield [["percentOf"], percentOf] as const;
  for (const [place, entries] of Object.entries({ weekdays, byLength })) {
    for (const [index, entry] of entries.entries()) {
      if (entry.percentOf) yield [[place, index, "percentOf"], entry.percentOf] as const;
    }
  }
}

/** Cycles of periods that refer to each other, each once. */
function* findCircles({ periods }: PriceList): Iterable<Fault> {
  const found = new Set<string>();
  for (const [index, period] of periods.entries()) {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      const seen = [period.key];
      let next = nextPeriod(period, day);
      while (next !== undefined && !seen.includes(next)) {
        seen.push(next);
        next = nextPeriod(
          periods.find(({ key }) => key === next),
          day,
        );
      }
      if (next !== period.key || seen.some((key) => found.has(key))) continue;
      for (const key of seen) found.add(key);
      const circle = [...seen, next].join(" of ");
      const text = `periods[${index}] (${period.key}) is a percentage of itself: ${circle}; give one of them a price.`;
      yield { path: ["periods", index], text };
    }
  }
}

/** The base period of a percentage price, on a weekday. */
function nextPeriod(period: Period | undefined, day: number): string | undefined {
  const entry = period?.weekdays?.find(({ days }) => days.includes(day));
  if (entry?.pricePerNight ?? entry?.pricePerWeek ?? entry?.byGuests) return undefined;
  return (entry?.percentOf ?? period?.percentOf)?.period;
}

/** Percentages of a price that the period does not have. */
function* findMissingBases(list: PriceList): Iterable<Fault> {
  for (const [index, period] of list.periods.entries()) {
    const { pricePerNight, pricePerWeek, byGuests, percentOf, key } = period;
    if (pricePerNight ?? pricePerWeek ?? byGuests ?? percentOf) continue;
    const { weekdays = [], byLength = [], packages = [] } = period;
    const name = `periods[${index}] (${key})`;
    for (const [place, entries] of Object.entries({ weekdays, byLength })) {
      const wrong = entries.findIndex(
        (one) => !(one.pricePerNight ?? one.pricePerWeek ?? one.byGuests ?? one.percentOf),
      );
      if (wrong < 0) continue;
      const text = `${name}.${place}[${wrong}] changes the price of a night, which the period does not have; write its pricePerNight.`;
      yield { path: ["periods", index, place, wrong], text };
    }
    const part = packages.findIndex(({ percentOfWeek }) => percentOfWeek !== undefined);
    const hasWeek = packages.some(({ nights, price }) => nights === 7 && price !== undefined);
    if (part < 0 || hasWeek) continue;
    const text = `${name}.packages[${part}] is a percentage of a week, which has no price in the period; add a package of 7 nights with a price.`;
    yield { path: ["periods", index, "packages", part], text };
  }
}

/** Whether any night of a span lies in a period. */
export function hasPeriodWithin({ periods }: PriceList, span: Span): boolean {
  return periods.some((period) =>
    spansOf(period).some((own) => {
      if (isDated(own.from) === isDated(span.from)) return findShared(own, span) !== undefined;
      const [dated, yearly] = isDated(own.from) ? [own, span] : [span, own];
      return datesBetween(dated.from, dated.to)
        .concat(dated.to)
        .some((date) => isInSpan(yearly, date));
    }),
  );
}
