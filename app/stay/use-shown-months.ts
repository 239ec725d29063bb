import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { onward, placeOf } from "../browser/reading-direction.ts";
import { wantsLessMotion } from "../browser/wants-less-motion.ts";
import { type CalendarMonth, monthOf, monthsBetween } from "../dates/calendar-date.ts";
import type { LiveAvailability } from "./use-live-availability.ts";
import { useStay } from "./use-stay.ts";

export type ShownMonths = ReturnType<typeof useShownMonths>;

/**
 * All months in a row, which begins at that of the picked arrival or else of the season. Follows the
 * scrolling of the row, and scrolls it: once it can be used also to the month of another arrival.
 */
export function useShownMonths({ availability, today, start, isLive }: LiveAvailability) {
  const row = useRef<HTMLElement>(null);
  const months = monthsBetween(today, availability.until);
  // A day that is picked elsewhere is scrolled to when that is on the screen: to measure takes long.
  const arrival = useDeferredValue(monthOf(useStay().picked.arrival));
  const [opening] = useState(arrival || start);
  // Two, until the page knows better: so many are prepared for picking.
  const [{ first, count }, setShown] = useState({
    first: Math.max(0, months.indexOf(opening)),
    count: 2,
  });

  /** Looks again which are in sight. */
  const measure = useCallback(() => {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth, childElementCount } = row.current;
    const monthWidth = scrollWidth / childElementCount;
    const first = Math.round(Math.abs(scrollLeft) / monthWidth);
    const count = Math.max(1, Math.round(clientWidth / monthWidth));
    setShown((last) => (last.first === first && last.count === count ? last : { first, count }));
  }, []);

  /** Brings a month into sight at once; does nothing where it is already, or there is none. */
  const showMonth = useCallback((month: CalendarMonth) => {
    const element = document.getElementById(`m${month}`);
    if (!row.current || !element) return;
    const { scrollLeft, clientWidth } = row.current;
    const left = placeOf(element);
    const hidden = Math.abs(left) - Math.abs(scrollLeft);
    const isInSight = hidden >= -1 && hidden + element.offsetWidth <= clientWidth + 1;
    if (!isInSight) row.current.scrollTo({ left, behavior: "instant" });
  }, []);

  // WebKit begins at the first month; where a visitor has scrolled to before scripts were there stays.
  useEffect(() => {
    if (row.current?.scrollLeft === 0) showMonth(opening);
  }, [opening, showMonth]);

  useEffect(() => {
    if (!isLive) return;
    measure();
    showMonth(arrival);
  }, [isLive, arrival, measure, showMonth]);

  return {
    row,
    months,
    /** The month that the row begins at. */
    opening,
    inSight: months.slice(first, first + count),
    /** Whether a month, by its place in the row, is in sight or the next to it. */
    isNear: (index: number) => first - 1 <= index && index <= first + count,
    isAtStart: first === 0,
    isAtEnd: first + count >= months.length,
    measure,
    showMonth,
    /** Turns the row by as many months as are in sight. */
    turn(direction: 1 | -1) {
      // Not by the style sheet: Firefox would set out smoothly for the opening month too, and stop before it.
      const behavior = wantsLessMotion() ? "instant" : "smooth";
      row.current?.scrollBy({ left: onward() * direction * row.current.clientWidth, behavior });
    },
  };
}
