import { useLayoutEffect, useRef, useState } from "react";
import { readKey } from "../browser/reading-direction.ts";
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBefore,
  daysOfWeek,
  earlierOf,
  laterOf,
  monthOf,
} from "../dates/calendar-date.ts";
import type { ShownMonths } from "./use-shown-months.ts";

/** The days that keys can lead to, both included. */
type Reach = { readonly first: CalendarDate; readonly last: CalendarDate };

/** The day in a row of months that keys have led to, and takes the focus; weeks begin on a weekday. */
export function useDayCursor(
  { row, inSight, showMonth }: ShownMonths,
  reach: Reach,
  firstWeekday: number,
) {
  const [reached, setReached] = useState<CalendarDate>("");
  const hasMoved = useRef(false);

  useLayoutEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    const day = row.current?.querySelector<HTMLElement>(`[data-date="${reached}"]`);
    day?.focus({ preventScroll: true });
    day?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }, [row, reached]);

  return {
    reached,
    /** Puts the cursor on a day that has the focus already. */
    setReached,
    /** The one day in the order of the Tab key. */
    tabStop: inSight.includes(monthOf(reached))
      ? reached
      : laterOf(reach.first, `${inSight[0] ?? monthOf(reach.first)}-01`),
    /** Moves by a key from a day; the day that it leads to, or nothing for a key that does not move. */
    move(date: CalendarDate, { key, shiftKey }: Key): CalendarDate | undefined {
      const target = moveDay(date, { key: readKey(key), shiftKey }, reach, firstWeekday);
      if (target === undefined) return undefined;
      hasMoved.current = true;
      showMonth(monthOf(target));
      setReached(target);
      return target;
    },
  };
}

type Key = { readonly key: string; readonly shiftKey: boolean };

const monthsOfYear = 12;

/**
 * The day that a key leads to from another, as in the ARIA practices for date grids, no further
 * than the ends of the calendar; nothing for a key that does not move.
 */
export function moveDay(
  date: CalendarDate,
  { key, shiftKey }: Key,
  { first, last }: Reach,
  firstWeekday = 1,
): CalendarDate | undefined {
  const months = shiftKey ? monthsOfYear : 1;
  const target = steps.get(key)?.(date, months, firstWeekday);
  return target === undefined ? undefined : earlierOf(laterOf(target, first), last);
}

/** Where keys lead; `months` are those of a page. */
const steps = new Map<
  string,
  (date: CalendarDate, months: number, firstWeekday: number) => CalendarDate
>([
  ["ArrowLeft", (date) => addDays(date, -1)],
  ["ArrowRight", (date) => addDays(date, 1)],
  ["ArrowUp", (date) => addDays(date, -daysOfWeek)],
  ["ArrowDown", (date) => addDays(date, daysOfWeek)],
  ["Home", (date, _, firstWeekday) => addDays(date, -daysBefore(date, firstWeekday))],
  [
    "End",
    (date, _, firstWeekday) => addDays(date, daysOfWeek - 1 - daysBefore(date, firstWeekday)),
  ],
  ["PageUp", (date, months) => addMonths(date, -months)],
  ["PageDown", (date, months) => addMonths(date, months)],
]);
