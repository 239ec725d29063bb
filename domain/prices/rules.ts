import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBetween,
  daysOfWeek,
  isCalendarDate,
  weekdayOf,
} from "../dates/calendar-date.ts";
import { isInSpan, periodOfNight, weekAround, wholePeriod } from "./periods.ts";
import type { Period, PriceList, ShortStay } from "./price-list.ts";

/** A requested stay. */
export type StayDates = {
  readonly arrival: CalendarDate;
  readonly departure: CalendarDate;
  /**
   * The free nights around it: from the departure of the stay before, `null` where none is known, to the arrival
   * of the stay after. Left out where nobody knows them: then nothing is let because of a gap.
   */
  readonly free?: { readonly from: CalendarDate | null; readonly to: CalendarDate | null };
};

/** A broken rule with its values. */
export type RuleRefusal = {
  readonly reason:
    | "dates"
    | "past"
    | "wholeWeeks"
    | "arrivalDays"
    | "departureDays"
    | "minimumNights"
    | "maximumNights"
    | "no-arrival"
    | "no-departure"
    | "notice"
    | "horizon"
    | "nights-between";
  /** The period whose rule it is. */
  readonly period?: Period;
  /** Nights or days. */
  readonly count?: number;
  /** 1 = Monday to 7 = Sunday. */
  readonly weekdays?: readonly number[];
  /** The first, or the last, day that is possible. */
  readonly date?: CalendarDate;
};

/** The verdict of the rules on a stay. */
export type Verdict = {
  readonly refusal?: RuleRefusal;
  /** The reason if the stay is on request. */
  readonly request?: "short-stay" | "long-stay";
  /** The exception that allows it. */
  readonly shortStay?: ShortStay;
};

/** Checks a stay against the rules of a list for a booking date; party and taken nights are not checked. */
export function judgeStay(list: PriceList, stay: StayDates, bookedOn: CalendarDate): Verdict {
  const { arrival, departure } = stay;
  if (![arrival, departure].every(isCalendarDate) || departure <= arrival) {
    return { refusal: { reason: "dates" } };
  }
  const refusal = judgeBooking(list, stay, bookedOn);
  return refusal ? { refusal } : judgeLength(list, stay, bookedOn);
}

/** Checks a stay against the periods of a list, regardless of the booking date. */
function judgeLength(list: PriceList, stay: StayDates, bookedOn: CalendarDate): Verdict {
  const { arrival, departure } = stay;
  const nights = daysBetween(arrival, departure);
  const first = periodOfNight(list, arrival);
  const terms = first && wholePeriod(list, first);
  const { shortest, period } = shortestStay(list, stay, first);
  const { shortStays } = (period && wholePeriod(list, period)) ?? {};
  const shortStay = shortStays?.find((one) => letsIn(list, one, stay, nights, bookedOn));
  const isShort = nights < Math.max(shortest, terms?.wholeWeeks ? daysOfWeek : 1);
  const exception = isShort ? shortStay : undefined;
  if (!exception?.anyDay) {
    const broken = judgeArrival(list, arrival) ?? judgeWeeks(list, departure);
    if (broken) return { refusal: broken };
  }
  if (nights < shortest && !exception && period) {
    return { refusal: { reason: "minimumNights", period, count: shortest } };
  }
  const last = periodOfNight(list, addDays(departure, -1));
  const { departureDays } = (last && wholePeriod(list, last)) ?? {};
  if (
    last &&
    departureDays &&
    !exception?.anyDay &&
    !departureDays.includes(weekdayOf(departure))
  ) {
    return { refusal: { reason: "departureDays", period: last, weekdays: departureDays } };
  }
  const { maximumNights = Infinity, isLongerOnRequest } = terms ?? {};
  if (first && nights > maximumNights) {
    if (isLongerOnRequest) return { request: "long-stay" };
    return { refusal: { reason: "maximumNights", period: first, count: maximumNights } };
  }
  if (!exception) return {};
  return { shortStay: exception, ...(exception.isOnRequest && { request: "short-stay" as const }) };
}

/** The fewest nights that a stay needs, and the period that asks for them. */
function shortestStay(list: PriceList, stay: StayDates, first: Period | undefined) {
  const nights = list.rules?.isMinimumOfAnyNight
    ? datesBetween(stay.arrival, stay.departure)
    : [stay.arrival];
  let shortest = 1;
  let period = first;
  for (const night of nights) {
    const own = periodOfNight(list, night);
    const { minimumNights = 1 } = (own && wholePeriod(list, own)) ?? {};
    if (minimumNights > shortest) [shortest, period] = [minimumNights, own];
  }
  return { shortest, period };
}

function letsIn(
  list: PriceList,
  { fromNights, toNights = Infinity, withinDays = Infinity, onlyInGap }: ShortStay,
  { arrival, departure, free }: StayDates,
  nights: number,
  bookedOn: CalendarDate,
): boolean {
  const between = list.rules?.nightsBetween ?? 0;
  const fills =
    free?.from && free.to
      ? daysBetween(free.from, arrival) === between && daysBetween(departure, free.to) === between
      : false;
  return (
    fromNights <= nights &&
    nights <= toNights &&
    daysBetween(bookedOn, arrival) <= withinDays &&
    (!onlyInGap || fills)
  );
}

/** The rule that every stay from this arrival breaks, if any. */
export function judgeArrival(list: PriceList, arrival: CalendarDate): RuleRefusal | undefined {
  const broken = judgeWeeks(list, arrival);
  if (broken) return broken;
  const period = periodOfNight(list, arrival);
  const { arrivalDays } = (period && wholePeriod(list, period)) ?? {};
  return period && arrivalDays && !arrivalDays.includes(weekdayOf(arrival))
    ? { reason: "arrivalDays", period, weekdays: arrivalDays }
    : undefined;
}

/**
 * The rule of whole weeks, where the day lies inside a week of a period that has it: a stay that begins or
 * ends on it leaves nights that nobody can book. A week with a single night in the period is one of its weeks.
 */
function judgeWeeks(list: PriceList, day: CalendarDate): RuleRefusal | undefined {
  for (const period of list.periods) {
    const { wholeWeeks } = wholePeriod(list, period);
    const first = wholeWeeks === undefined ? undefined : weekAround(day, wholeWeeks);
    if (wholeWeeks === undefined || first === undefined) continue;
    const nights = datesBetween(first, addDays(first, daysOfWeek));
    if (nights.some((night) => periodOfNight(list, night) === period)) {
      return { reason: "wholeWeeks", period, weekdays: [wholeWeeks] };
    }
  }
  return undefined;
}

/** The rules of a period, in a fixed order. */
export function rulesOf(list: PriceList, period: Period): readonly RuleRefusal[] {
  const { wholeWeeks, minimumNights, maximumNights, arrivalDays, departureDays } = wholePeriod(
    list,
    period,
  );
  return [
    ...(wholeWeeks ? [{ reason: "wholeWeeks" as const, period, weekdays: [wholeWeeks] }] : []),
    ...(minimumNights ? [{ reason: "minimumNights" as const, period, count: minimumNights }] : []),
    ...(maximumNights ? [{ reason: "maximumNights" as const, period, count: maximumNights }] : []),
    ...(arrivalDays ? [{ reason: "arrivalDays" as const, period, weekdays: arrivalDays }] : []),
    ...(departureDays
      ? [{ reason: "departureDays" as const, period, weekdays: departureDays }]
      : []),
  ];
}

function judgeBooking(
  { rules = {} }: PriceList,
  { arrival, departure, free }: StayDates,
  bookedOn: CalendarDate,
): RuleRefusal | undefined {
  const {
    noticeDays = 0,
    horizonDays,
    nightsBetween = 0,
    noArrival = [],
    noDeparture = [],
  } = rules;
  if (arrival < bookedOn) return { reason: "past", date: bookedOn };
  const earliest = addDays(bookedOn, noticeDays);
  if (arrival < earliest) return { reason: "notice", count: noticeDays, date: earliest };
  const latest = horizonDays === undefined ? undefined : addDays(bookedOn, horizonDays);
  if (latest && latest < arrival) return { reason: "horizon", date: latest };
  if (noArrival.some((span) => isInSpan(span, arrival)))
    return { reason: "no-arrival", date: arrival };
  if (noDeparture.some((span) => isInSpan(span, departure))) {
    return { reason: "no-departure", date: departure };
  }
  const isTooNear =
    (free?.from && daysBetween(free.from, arrival) < nightsBetween) ||
    (free?.to && daysBetween(departure, free.to) < nightsBetween);
  return isTooNear ? { reason: "nights-between", count: nightsBetween } : undefined;
}
