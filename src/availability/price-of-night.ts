import type { PricePeriod, Prices } from "../facts/facts.ts";
import type { CalendarDate } from "./is-calendar-date.ts";

/** The price period that a night lies in, by the date it begins on; nothing where on request. */
export function periodOfNight(prices: Prices, night: CalendarDate): PricePeriod | undefined {
  const day = night.slice("YYYY-".length);
  return prices.periods.find(({ from, to }) => from <= day && day <= to);
}

/** What a night costs, in the currency of the prices; null where that is on request. */
export function priceOfNight(prices: Prices, night: CalendarDate): number | null {
  return periodOfNight(prices, night)?.pricePerNight ?? null;
}
