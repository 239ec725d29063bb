import {
  addDays,
  type CalendarDate,
  daysBefore,
  daysOfWeek,
  isDayWithin,
  weekdayOf,
} from "../dates/calendar-date.ts";
import type { Period, PriceList, Rate, Span } from "./price-list.ts";

/** A period with the values inherited from its base period and from `everyPeriod`. */
export type WholePeriod = {
  readonly period: Period;
  readonly rate: Rate;
} & Pick<
  Period,
  | "weekdays"
  | "byLength"
  | "packages"
  | "minimumNights"
  | "maximumNights"
  | "isLongerOnRequest"
  | "shortStays"
  | "arrivalDays"
  | "departureDays"
  | "wholeWeeks"
>;

/** The longest chain of base periods; a longer one is a cycle. */
const deepest = 10;

const wholePeriods = new WeakMap<PriceList, Map<Period, WholePeriod>>();

/** Whether a day lies in a yearly or dated span. */
export function isInSpan({ from, to }: Span, date: CalendarDate): boolean {
  return isDated(from)
    ? from <= date && date <= to
    : isDayWithin({ from, to: to === "02-28" ? "02-29" : to }, dayOf(date));
}

/** Whether a text is a date, `YYYY-MM-DD`, not a day of every year. */
export function isDated(day: string): boolean {
  return day.length > "MM-DD".length;
}

/** The day of the year of a date: `MM-DD`. */
export function dayOf(date: CalendarDate): string {
  return date.slice("YYYY-".length);
}

/** The spans of a period, or of anything with dates like one. */
export function spansOf({
  from,
  to,
  also = [],
}: Pick<Period, "from" | "to" | "also">): readonly Span[] {
  return [{ from, to }, ...also];
}

/** The size of the cache of periods by night: more than a calendar has. */
const maxKnownNights = 4000;

const periodsOfNights = new WeakMap<PriceList["periods"], Map<CalendarDate, Period | undefined>>();

/**
 * The period that a night lies in, by the date it begins on; nothing where it is on request. Dates win over
 * days of every year. Remembered: offers in place of a refused stay try hundreds of stays of the same nights.
 */
export function periodOfNight(
  { periods }: Pick<PriceList, "periods">,
  night: CalendarDate,
): Period | undefined {
  let known = periodsOfNights.get(periods);
  if (!known || known.size >= maxKnownNights) {
    known = new Map();
    periodsOfNights.set(periods, known);
  }
  if (!known.has(night)) known.set(night, findPeriod(periods, night));
  return known.get(night);
}

function findPeriod(periods: PriceList["periods"], night: CalendarDate): Period | undefined {
  const day = dayOf(night);
  let ofEveryYear: Period | undefined;
  for (const period of periods) {
    for (const span of spansOf(period)) {
      if (isDated(span.from)) {
        if (span.from <= night && night <= span.to) return period;
      } else if (!ofEveryYear && isDayWithin(span, day)) {
        ofEveryYear = period;
      }
    }
  }
  return ofEveryYear ?? (day === "02-29" ? periodOverLeapDay(periods) : undefined);
}

/** The period that ends on 28 February, if one begins on 1 March: owners do not think of the day between. */
function periodOverLeapDay(periods: readonly Period[]): Period | undefined {
  if (!periods.some((one) => spansOf(one).some(({ from }) => from === "03-01"))) return undefined;
  return periods.find((one) => spansOf(one).some(({ to }) => to === "02-28"));
}

/** Whether an entry limited to dates or periods applies to a night. */
export function appliesTo(
  { dates, periods }: { readonly dates?: readonly Span[]; readonly periods?: readonly string[] },
  night: CalendarDate,
  list: PriceList,
): boolean {
  if (dates && !dates.some((span) => isInSpan(span, night))) return false;
  return !periods || periods.includes(periodOfNight(list, night)?.key ?? "");
}

/** A period with all that holds in it: its own, that of the period it is a percentage of, that of every period. */
export function wholePeriod(list: PriceList, period: Period): WholePeriod {
  let known = wholePeriods.get(list);
  if (!known) {
    known = new Map();
    wholePeriods.set(list, known);
  }
  const whole = known.get(period) ?? makeWhole(list, period, 0);
  known.set(period, whole);
  return whole;
}

function makeWhole(list: PriceList, period: Period, depth: number): WholePeriod {
  const { key: _key, from: _from, to: _to, also: _also, ...own } = period;
  const { pricePerNight, pricePerWeek, byGuests, percentOf, ...terms } = own;
  const rate = {
    ...(pricePerNight && { pricePerNight }),
    ...(pricePerWeek && { pricePerWeek }),
    ...(byGuests && { byGuests }),
  };
  const other = list.periods.find(({ key }) => key === percentOf?.period);
  if (!percentOf || !other || depth > deepest) {
    return { period, rate, ...list.everyPeriod, ...terms };
  }
  const { weekdays, byLength, packages, rate: base } = makeWhole(list, other, depth + 1);
  const scale = (amount: number) => (amount * percentOf.percent) / 100;
  const scaleRate = <T extends Rate & Change>(one: T): T => ({
    ...one,
    ...(one.plus && { plus: scale(one.plus) }),
    ...(one.pricePerNight && { pricePerNight: scale(one.pricePerNight) }),
    ...(one.pricePerWeek && { pricePerWeek: scale(one.pricePerWeek) }),
    ...(one.byGuests && {
      byGuests: one.byGuests.map((entry) => ({
        ...entry,
        pricePerNight: scale(entry.pricePerNight),
      })),
    }),
    ...(one.percentOf && {
      percentOf: { ...one.percentOf, percent: scale(one.percentOf.percent) },
    }),
  });
  return {
    period,
    rate: scaleRate(base),
    ...list.everyPeriod,
    ...(weekdays && { weekdays: weekdays.map(scaleRate) }),
    ...(byLength && { byLength: byLength.map(scaleRate) }),
    ...(packages && {
      packages: packages.map((one) => ({
        ...one,
        ...(one.price && { price: scale(one.price) }),
        ...(one.byGuests && {
          byGuests: one.byGuests.map((entry) => ({ ...entry, price: scale(entry.price) })),
        }),
        ...(one.furtherNight && { furtherNight: scale(one.furtherNight) }),
      })),
    }),
    ...terms,
  };
}

/** The last entry by length of stay that the stay reaches. */
export function entryOfLength<Entry extends { readonly fromNights: number }>(
  entries: readonly Entry[] | undefined,
  nights: number,
): Entry | undefined {
  return entries
    ?.filter(({ fromNights }) => fromNights <= nights)
    .reduce<Entry | undefined>(
      (last, entry) => (last && last.fromNights > entry.fromNights ? last : entry),
      undefined,
    );
}

/** The entry for so many guests: the first of those for that many or more. */
export function entryOfGuests<Entry extends { readonly guests: number }>(
  entries: readonly Entry[],
  guests: number,
): Entry | undefined {
  return entries
    .filter((entry) => entry.guests >= guests)
    .reduce<Entry | undefined>(
      (least, entry) => (least && least.guests <= entry.guests ? least : entry),
      undefined,
    );
}

/**
 * What a night costs in a stay of so many nights for so many guests, exactly, before further guests; `null`
 * where the list has no price for so many guests, `undefined` where it has none for single nights.
 */
export function rateOfNight(
  list: PriceList,
  period: Period,
  night: CalendarDate,
  nights: number,
  guests: number,
): number | null | undefined {
  const { byLength } = wholePeriod(list, period);
  const entry = entryOfLength(byLength, nights);
  const own = entry && priceIn(list, entry, weekdayOf(night), guests, 0);
  const price = own === undefined ? baseRate(list, period, weekdayOf(night), guests, 0) : own;
  return price && changePrice(price, entry);
}

type Change = { readonly percent?: number; readonly plus?: number };

function changePrice(price: number, { percent = 100, plus = 0 }: Change = {}): number {
  return (price * percent) / 100 + plus;
}

/** By how many percent of its usual price a night is let in a stay of so many nights. */
export function percentOfLength(list: PriceList, period: Period, nights: number): number {
  return entryOfLength(wholePeriod(list, period).byLength, nights)?.percent ?? 100;
}

function baseRate(
  list: PriceList,
  period: Period,
  weekday: number,
  guests: number,
  depth: number,
): number | null | undefined {
  const { rate, weekdays } = wholePeriod(list, period);
  const entry = weekdays?.find(({ days }) => days.includes(weekday));
  const own = entry && priceIn(list, entry, weekday, guests, depth);
  const price = own === undefined ? priceIn(list, rate, weekday, guests, depth) : own;
  return price && changePrice(price, entry);
}

/** The price in a rate; `undefined` where it has none, `null` where it has none for so many guests. */
function priceIn(
  list: PriceList,
  { pricePerNight, pricePerWeek, byGuests, percentOf }: Rate,
  weekday: number,
  guests: number,
  depth: number,
): number | null | undefined {
  if (pricePerNight !== undefined) return pricePerNight;
  if (pricePerWeek !== undefined) return pricePerWeek / daysOfWeek;
  if (byGuests) return entryOfGuests(byGuests, guests)?.pricePerNight ?? null;
  const other = list.periods.find(({ key }) => key === percentOf?.period);
  if (!percentOf || !other || depth > deepest) return undefined;
  const price = baseRate(list, other, weekday, guests, depth + 1);
  return price && (price * percentOf.percent) / 100;
}

/** The weekday on which the weeks of a period begin, 1 = Monday to 7 = Sunday. */
export function firstDayOf(list: PriceList, period: Period): number | undefined {
  const { wholeWeeks, arrivalDays = [usualFirstDay] } = wholePeriod(list, period);
  const [anyDay] = arrivalDays;
  return wholeWeeks ?? (arrivalDays.includes(usualFirstDay) ? usualFirstDay : anyDay);
}

/** Saturday, unless the period says otherwise. */
const usualFirstDay = 6;

/** The first night of the week, as a period lets it, that a day lies in; nothing where the day begins one. */
export function weekAround(day: CalendarDate, firstWeekday: number): CalendarDate | undefined {
  const dayOfWeek = daysBefore(day, firstWeekday);
  return dayOfWeek === 0 ? undefined : addDays(day, -dayOfWeek);
}
