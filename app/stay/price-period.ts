import { type CalendarDate, isDayWithin } from "../dates/calendar-date.ts";
import type { PricePeriod, Prices } from "../facts/prices.ts";

/** Saturday, unless the season says otherwise. */
const usualFirstDay = 6;

/** The price period that a night lies in, by the date it begins on; nothing where on request. */
export function periodOfNight(prices: Prices, night: CalendarDate): PricePeriod | undefined {
  const day = night.slice("YYYY-".length);
  return prices.periods.find((period) => isDayWithin(period, day));
}

/** The weekday on which the weeks of a season begin, 1 = Monday to 7 = Sunday. */
export function firstDayOf({ wholeWeeks, arrivalDays = [usualFirstDay] }: PricePeriod) {
  const [anyDay] = arrivalDays;
  return wholeWeeks ?? (arrivalDays.includes(usualFirstDay) ? usualFirstDay : anyDay);
}
