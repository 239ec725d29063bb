import { type CalendarDate, isDayWithin } from "../../domain/dates/calendar-date.ts";
import type { PricePeriod, Prices } from "../facts/prices.ts";

/** Saturday, unless the season says otherwise. */
const usualFirstDay = 6;

/** The price period that a night lies in, by the date it begins on; nothing where on request. */
export function periodOfNight(
  { periods }: Pick<Prices, "periods">,
  night: CalendarDate,
): PricePeriod | undefined {
  const day = night.slice("YYYY-".length);
  const period = periods.find((one) => isDayWithin(one, day));
  return period ?? (day === "02-29" ? periodOverLeapDay(periods) : undefined);
}

/** The period that ends on 28 February, if one begins on 1 March: owners do not think of the day between. */
function periodOverLeapDay(periods: readonly PricePeriod[]): PricePeriod | undefined {
  if (!periods.some(({ from }) => from === "03-01")) return undefined;
  return periods.find(({ to }) => to === "02-28");
}

/** The weekday on which the weeks of a season begin, 1 = Monday to 7 = Sunday. */
export function firstDayOf({ wholeWeeks, arrivalDays = [usualFirstDay] }: PricePeriod) {
  const [anyDay] = arrivalDays;
  return wholeWeeks ?? (arrivalDays.includes(usualFirstDay) ? usualFirstDay : anyDay);
}
