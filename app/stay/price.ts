import type { Stay } from "../booking/stay.ts";
import { type CalendarDate, datesBetween, daysOfWeek } from "../dates/calendar-date.ts";
import type { PricePeriod, Prices } from "../facts/prices.ts";

/** The price period that a night lies in, by the date it begins on; nothing where on request. */
export function periodOfNight(prices: Prices, night: CalendarDate): PricePeriod | undefined {
  const day = night.slice("YYYY-".length);
  return prices.periods.find(({ from, to }) => from <= day && day <= to);
}

/** What a stay costs, in the currency of the prices. */
export type StayPrice = Readonly<ReturnType<typeof priceOfStay>>;

/** The price of a stay, whether or not it can be had: total, fees, and the share of each period. */
export function priceOfStay(prices: Prices, { arrival, departure, guests = 0 }: Stay) {
  const dates = datesBetween(arrival, departure);
  const nightsIn = new Map<PricePeriod | undefined, number>();
  for (const night of dates) {
    const period = periodOfNight(prices, night);
    nightsIn.set(period, (nightsIn.get(period) ?? 0) + 1);
  }
  const onRequestNights = nightsIn.get(undefined) ?? 0;
  const perPeriod = [...nightsIn].flatMap(([period, nights]) => {
    if (!period) return [];
    const { key, pricePerNight } = period;
    return [{ key, nights, pricePerNight, sum: roundToCents(pricePerNight * nights) }];
  });
  const { cleaning = 0, touristTax: taxOfNight = 0 } = prices.fees ?? {};
  const touristTax = roundToCents(taxOfNight * guests * dates.length);
  const sums = [...perPeriod.map(({ sum }) => sum), cleaning, touristTax];
  return {
    nights: dates.length,
    /** Nights and fees; null when the price of some nights is on request. */
    total: onRequestNights > 0 ? null : roundToCents(sums.reduce((sum, one) => sum + one, 0)),
    cleaning,
    /** That of all guests for all nights; none where it is not known how many there are. */
    touristTax,
    /** In the order of the nights. */
    perPeriod,
    onRequestNights,
  };
}

/** What a week in a period costs, with what every stay costs besides. */
export function priceOfWeek({ fees }: Prices, { pricePerNight }: PricePeriod): number {
  return roundToCents(pricePerNight * daysOfWeek + (fees?.cleaning ?? 0));
}

/** An amount without the traces of reckoning in fractions of two. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
