import type { Availability } from "../../../availability/availability.ts";
import { dayStatus } from "../../../availability/day-status.ts";
import { periodOfNight } from "../../../availability/price-of-night.ts";
import type { Prices } from "../../../facts/facts.ts";
import type { ShownDay } from "./name-day.ts";

/** What decides how days look before any is picked. */
export type DaySources = {
  readonly availability: Availability;
  readonly today: string;
  readonly prices: Prices;
  /** Formatted prices by the key of their period. */
  readonly nightPrices: Readonly<Record<string, string>>;
};

/** A day as the calendar shows it; its night has a price if it can be had. */
export function showDay(date: string, sources: DaySources): Omit<ShownDay, "part"> {
  const { availability, today, prices, nightPrices } = sources;
  const { status, afternoon, isChangeover } = dayStatus(availability, date, today);
  const period = afternoon === "free" ? periodOfNight(prices, date) : undefined;
  return {
    date,
    status: isChangeover ? "changeover" : status,
    price: period && nightPrices[period.key],
    isToday: date === today,
  };
}
