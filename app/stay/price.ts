import { maximumPersons } from "#house/formats.mjs";
import { datesBetween } from "../../domain/dates/calendar-date.ts";
import type { PricePeriod, Prices } from "../facts/prices.ts";
import { periodOfNight } from "./price-period.ts";
import type { Stay } from "./stay.ts";

/** What a stay costs, in the currency of the prices. */
export type StayPrice = Readonly<ReturnType<typeof priceOfStay>>;

/**
 * The price of a stay, whether or not it can be had: total, fees, and the share of each period. As long
 * as nobody has said how many guests come, it is that of all that there can be.
 */
export function priceOfStay(prices: Prices, { arrival, departure, party }: Stay) {
  const guests = party?.guests ?? maximumPersons;
  const dates = datesBetween(arrival, departure);
  const nights = dates.length;
  const nightsIn = new Map<PricePeriod | undefined, number>();
  for (const night of dates) {
    const period = periodOfNight(prices, night);
    nightsIn.set(period, (nightsIn.get(period) ?? 0) + 1);
  }
  const onRequestNights = nightsIn.get(undefined) ?? 0;
  const perPeriod = [...nightsIn].flatMap(([period, count]) =>
    period ? [{ period, nights: count, sum: roundAmount(period.pricePerNight * count) }] : [],
  );
  const times = { stay: 1, night: nights, guest: guests, guestNight: guests * nights };
  const all = (prices.fees ?? []).map((fee) => ({
    ...fee,
    sum: roundAmount(fee.amount * times[fee.per]),
  }));
  const fees = all.filter(({ isReturned }) => !isReturned);
  const total = [...perPeriod, ...fees].reduce((whole, { sum }) => whole + sum, 0);
  return {
    nights,
    /** Nights and fees; null when the price of some nights is on request. */
    total: onRequestNights > 0 ? null : roundAmount(total),
    fees,
    /** Fees that are given back, and no part of the total. */
    deposits: all.filter(({ isReturned }) => isReturned),
    /** In the order of the nights. */
    perPeriod,
    onRequestNights,
  };
}

/** Whether it matters for the price how many guests come. */
export function isPerGuest({ fees = [] }: Prices): boolean {
  return fees.some(({ per }) => per === "guest" || per === "guestNight");
}

/** An amount without the traces of reckoning in fractions of two: no currency has more than three decimals. */
export function roundAmount(amount: number): number {
  return Math.round(amount * 1000) / 1000;
}
