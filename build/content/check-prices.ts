import { isDayOfYear } from "../../app/facts/fields.ts";
import type { PricePeriod } from "../../app/facts/prices.ts";
import type { Content } from "./content.ts";

const file = "content/prices.json";

/** Mistakes between the periods of the price list: their order, and overlaps. */
export function* checkPrices({ prices }: Content): Iterable<string> {
  const dated = prices.periods.filter(({ from, to }) => isDayOfYear(from) && isDayOfYear(to));
  for (const { key, from, to } of dated) {
    if (from <= to) continue;
    yield `${file}: the period ${key} begins on ${from}, after its end on ${to}; exchange the ` +
      "dates, or split it at the turn of the year into one period to 12-31 and one from 01-01.";
  }
  const ordered = dated.filter(({ from, to }) => from <= to);
  for (const [index, one] of ordered.entries()) {
    for (const other of ordered.slice(index + 1)) {
      // Dates as MM-DD sort as texts.
      const [, first = ""] = [one.from, other.from].sort();
      const [last = ""] = [one.to, other.to].sort();
      if (first > last) continue;
      const span = first === last ? `on ${first}` : `from ${first} to ${last}`;
      yield `${file}: the periods ${nameOf(one)} and ${nameOf(other)} overlap ${span}; ` +
        "give every night one price.";
    }
  }
}

function nameOf({ key, from, to }: PricePeriod): string {
  return `${key} (${from} to ${to})`;
}
