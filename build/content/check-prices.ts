import { isDayOfYear } from "../../app/facts/fields.ts";
import type { PricePeriod, Prices } from "../../app/facts/prices.ts";
import { findRepeated } from "./check-facts.ts";

const file = "content/prices.json";

/** Mistakes between the periods of the price list: order, overlaps, names. */
export function checkPrices({ periods }: Prices): string[] {
  const dated = periods.filter(({ from, to }) => isDayOfYear(from) && isDayOfYear(to));
  return [
    ...dated
      .filter(({ from, to }) => from > to)
      .map(
        ({ key, from, to }) =>
          `${file}: the period ${key} begins on ${from}, after its end on ${to}; exchange the ` +
          "dates, or split it at the turn of the year into one period to 12-31 and one from 01-01.",
      ),
    ...checkOverlaps(dated.filter(({ from, to }) => from <= to)),
    ...findRepeated(periods.map(({ key }) => key)).map(
      (key) => `${file}: two periods have the key ${key}; give each period a key of its own.`,
    ),
  ];
}

function checkOverlaps(periods: readonly PricePeriod[]): string[] {
  return periods.flatMap((one, index) =>
    periods.slice(index + 1).flatMap((other) => {
      // Dates as MM-DD sort as texts.
      const [, first = ""] = [one.from, other.from].sort();
      const [last = ""] = [one.to, other.to].sort();
      if (first > last) return [];
      const span = first === last ? `on ${first}` : `from ${first} to ${last}`;
      return [
        `${file}: the periods ${nameOf(one)} and ${nameOf(other)} overlap ${span}; ` +
          "give every night one price.",
      ];
    }),
  );
}

function nameOf({ key, from, to }: PricePeriod): string {
  return `${key} (${from} to ${to})`;
}
