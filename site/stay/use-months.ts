import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  daysBefore,
  daysOfWeek,
  earlierOf,
  laterOf,
  monthOf,
  monthsBetween,
} from "../../domain/dates/calendar-date.ts";
import { wantsLessMotion } from "../dom/motion.ts";
import { onward, placeOf, readKey } from "../dom/reading-direction.ts";
import { pickedPart } from "./calendar-days.ts";
import type { Stay } from "./stay.ts";
import { type StayPage, usePicked } from "./stay-page.ts";

export type ShownMonths = ReturnType<typeof useShownMonths>;

/**
 * The months of the row, which opens at that of the picked arrival or else of the season. Follows the scroll position of
 * the row, and scrolls it to the month of another arrival.
 */
export function useShownMonths({ availability, today, start, isLive }: StayPage["data"]) {
  const row = useRef<HTMLElement>(null);
  const months = monthsBetween(today, availability.until);
  // Scrolls to a day picked elsewhere after that is painted, because measuring is slow.
  const arrival = useDeferredValue(monthOf(usePicked().arrival));
  const [opening] = useState(arrival || start);
  // Two until measured: months that are prepared for picking.
  const [{ first, count }, setShown] = useState({
    first: Math.max(0, months.indexOf(opening)),
    count: 2,
  });

  /** Measures which months are in view. */
  const measure = useCallback(() => {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth, childElementCount } = row.current;
    const monthWidth = scrollWidth / childElementCount;
    const first = Math.round(Math.abs(scrollLeft) / monthWidth);
    const count = Math.max(1, Math.round(clientWidth / monthWidth));
    setShown((last) => (last.first === first && last.count === count ? last : { first, count }));
  }, []);

  /** Scrolls to a month at once, unless it is in view or missing. */
  const showMonth = useCallback((month: CalendarMonth) => {
    const element = document.getElementById(`m${month}`);
    if (!row.current || !element) return;
    const { scrollLeft, clientWidth } = row.current;
    const left = placeOf(element);
    const hidden = Math.abs(left) - Math.abs(scrollLeft);
    const isInSight = hidden >= -1 && hidden + element.offsetWidth <= clientWidth + 1;
    if (!isInSight) row.current.scrollTo({ left, behavior: "instant" });
  }, []);

  // WebKit opens at the first month; a position scrolled to before hydration is kept.
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
    /** The month at which the row opens. */
    opening,
    inSight: months.slice(first, first + count),
    /** Whether a month, by its index, is in view or next to it. */
    isNear: (index: number) => first - 1 <= index && index <= first + count,
    isAtStart: first === 0,
    isAtEnd: first + count >= months.length,
    measure,
    showMonth,
    /** Scrolls by the number of months in view. */
    turn(direction: 1 | -1) {
      // Not in CSS: Firefox would also scroll smoothly to the opening month, and stop before it.
      const behavior = wantsLessMotion() ? "instant" : "smooth";
      row.current?.scrollBy({ left: onward() * direction * row.current.clientWidth, behavior });
    },
  };
}

/** The days that keys can reach, both included. */
type Reach = { readonly first: CalendarDate; readonly last: CalendarDate };

/** The day in a row of months that has been reached by keys, with the focus; weeks begin on a weekday. */
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
    /** Moves the cursor to a day that has the focus. */
    setReached,
    /** The one day in the order of the Tab key. */
    tabStop: inSight.includes(monthOf(reached))
      ? reached
      : laterOf(reach.first, `${inSight[0] ?? monthOf(reach.first)}-01`),
    /** Moves by a key from a day; returns the new day, or undefined for other keys. */
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

/** The moves of keys; `months` is the size of a page. */
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

/**
 * Shows the days from the picked arrival to one that a guest points at as if they were picked: on
 * their cells alone, for React draws what is picked. Returns how to point at a day, and with an
 * empty text at none.
 */
export function usePointedDays(
  row: RefObject<HTMLElement | null>,
  { arrival, departure }: Stay,
  canDepart: (date: CalendarDate) => boolean,
): (date: CalendarDate) => void {
  const pointed = useRef<CalendarDate>("");
  const show = () => {
    const isPreview = canDepart(pointed.current);
    const last = isPreview ? pointed.current : departure;
    row.current?.toggleAttribute("data-preview", isPreview);
    for (const { dataset } of row.current?.querySelectorAll<HTMLElement>("[data-date]") ?? []) {
      const part = pickedPart(dataset["date"] ?? "", arrival, last);
      if (part) dataset["part"] = part;
      else delete dataset["part"];
    }
  };
  // After each render: another arrival, or months that come into view.
  useLayoutEffect(show);
  return (date) => {
    pointed.current = date;
    show();
  };
}
