import { datesBetween, daysBetween, isDayWithin } from "../dates/calendar-date.ts";
import { dayOf, isDated, spansOf } from "./periods.ts";
import type { PriceList, Span } from "./price-list.ts";

/** Without 29 February, for which no owner has to give a price. */
const daysOfYear = datesBetween("2027-01-01", "2028-01-01").map(dayOf);

/** The runs of days of the year without a price, in order; one over the turn of the year is last. */
export function listGaps({ periods }: Pick<PriceList, "periods">): readonly Span[] {
  const spans = periods.flatMap(spansOf).map(yearly);
  const isOpen = (day = "") => !spans.some((span) => isDayWithin(span, day));
  const starts = daysOfYear.filter(
    (day, index) => isOpen(day) && !isOpen(daysOfYear.at(index - 1)),
  );
  const ends = daysOfYear.filter((day) => isOpen(day) && !isOpen(dayAfter(day)));
  if (starts.length === 0) return isOpen(daysOfYear[0]) ? [{ from: "01-01", to: "12-31" }] : [];
  // Over the turn of the year, the first end belongs to the last start.
  const [first = ""] = starts;
  const [end = ""] = ends;
  const inOrder = end < first ? [...ends.slice(1), end] : ends;
  return starts.map((from, index) => ({ from, to: inOrder[index] ?? "" }));
}

/**
 * The first and the last day of the season: all days with a price, where they follow each other. Undefined where all days
 * have one, and where a list has several seasons: one sentence about two would promise prices for the days between.
 */
export function seasonOf(list: Pick<PriceList, "periods">): Span | undefined {
  const [gap, ...others] = listGaps(list);
  if (!gap || others.length > 0) return undefined;
  const [from, to] = [dayAfter(gap.to), dayBefore(gap.from)];
  return from === gap.from ? undefined : { from, to };
}

function dayAfter(day: string): string {
  return daysOfYear[daysOfYear.indexOf(day) + 1] ?? "01-01";
}

function dayBefore(day: string): string {
  return daysOfYear.at(daysOfYear.indexOf(day) - 1) ?? "";
}

/** A span in days of every year: all days where it is longer than that. */
function yearly({ from, to }: Span): Span {
  if (!isDated(from)) return { from, to };
  if (daysBetween(from, to) >= daysOfYear.length) return { from: "01-01", to: "12-31" };
  return { from: dayOf(from), to: dayOf(to) };
}
