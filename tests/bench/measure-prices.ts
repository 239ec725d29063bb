import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addDays, datesBetween } from "../../domain/dates/calendar-date.ts";
import { countPeople } from "../../domain/prices/party.ts";
import type { PriceList } from "../../domain/prices/price-list.ts";
import { quote } from "../../domain/prices/quote.ts";
import { priceOfNight } from "../../domain/prices/rent.ts";
import { findWorst, type Row } from "./row.ts";

const folder = join(import.meta.dirname, "../support/price-lists");
const family = { adults: 2, children: [4, 10] };

/** How long quotes, and the cells of a year, take in the slowest of ten real price lists. */
export async function measurePrices(): Promise<Row[]> {
  const lists = readdirSync(folder).map((name) => {
    const list: PriceList = JSON.parse(readFileSync(join(folder, name), "utf8"));
    const [{ from } = { from: "" }] = list.periods;
    const first = from.length === "MM-DD".length ? `2027-${from}` : from;
    return { name, list, dates: datesBetween(first, addDays(first, 365)) };
  });
  const quotes = lists.map(({ name, list, dates }) => {
    const all = timeOf(() => {
      for (const arrival of dates) {
        quote(list, { arrival, departure: addDays(arrival, 7) }, family, {}, arrival);
      }
    });
    return { name, value: all / dates.length };
  });
  const years = lists.map(({ name, list, dates }) => {
    const people = countPeople(list, family, {});
    const value = timeOf(() => {
      for (const night of dates) priceOfNight(list, night, people);
    });
    return { name, value };
  });
  return [
    findWorst(quotes, { what: "Quote of a stay", unit: "ms", most: 2 }),
    findWorst(years, { what: "Prices in the cells of a year", unit: "ms", most: 20 }),
  ];
}

/** In milliseconds, once the code is warm. */
function timeOf(work: () => void): number {
  work();
  const began = performance.now();
  work();
  return performance.now() - began;
}
