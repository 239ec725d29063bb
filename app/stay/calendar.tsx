import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Stay } from "../booking/stay.ts";
import { useFrame } from "../components/frame.tsx";
import { Icon } from "../components/icon.tsx";
import {
  type CalendarDate,
  type CalendarMonth,
  monthOf,
  monthsBetween,
} from "../dates/calendar-date.ts";
import { formatMonth } from "../i18n/format.ts";
import type { Bundles } from "../load-texts.ts";
import styles from "./calendar.module.css";
import { nameDay, showDay } from "./calendar-day.ts";
import { pick as setPicked } from "./choose-stay.ts";
import { Legend } from "./legend.tsx";
import { type LiveMonth, MonthTable } from "./month-table.tsx";
import { useDayCursor } from "./use-day-cursor.ts";
import type { LiveAvailability } from "./use-live-availability.ts";
import { usePicking } from "./use-picking.ts";
import { useShownMonths } from "./use-shown-months.ts";

/** All months in a row, one or two in sight; a stay is picked in it by mouse, touch or keys. */
export function Calendar({
  heading,
  data,
  picked,
  isRefused,
  texts,
}: {
  heading: string;
  data: LiveAvailability;
  picked: Stay;
  /** Whether the picked stay cannot be. */
  isRefused: boolean;
  texts: Bundles["availability"];
}) {
  const { locale } = useFrame();
  const { availability, today, prices, nightPrices, isLive } = data;
  const months = monthsBetween(today, availability.until);
  // A page that is open for long gets months that it was not sent with.
  const nameOf = (month: CalendarMonth) => data.monthNames[month] ?? formatMonth(month, locale);
  const row = useRef<HTMLElement>(null);
  const [opening] = useState(picked.arrival === "" ? data.start : monthOf(picked.arrival));
  const drawsAll = useDrawsAllMonths();
  const shownMonths = useShownMonths(row, months, opening);
  const { measure, showMonth } = shownMonths;
  const cursor = useDayCursor(row, { first: today, last: availability.until, ...shownMonths });
  const picking = usePicking({ picked, onPick: setPicked, availability, today });
  const { arrival, departure } = picking.shown;
  // The same function as long as it says the same: most months are not drawn anew.
  const day = useCallback(
    (date: CalendarDate) => showDay(date, { availability, today, prices, nightPrices, texts }),
    [availability, today, prices, nightPrices, texts],
  );

  const { tabStop } = cursor;
  const { isOpen } = picking;
  const liveMonth: LiveMonth = useMemo(
    () => ({ tabStop, isOpen, nameDay: (day, part) => nameDay(day, part, { locale, texts }) }),
    [tabStop, isOpen, locale, texts],
  );

  const arrivalMonth = monthOf(arrival);
  const departureMonth = monthOf(departure || arrival);
  useEffect(() => {
    if (isLive) measure();
  }, [isLive, measure]);
  useEffect(() => {
    if (isLive && arrivalMonth !== "") showMonth(arrivalMonth);
  }, [isLive, arrivalMonth, showMonth]);

  function pick(date: CalendarDate) {
    cursor.setReached(date);
    picking.pick(date);
  }

  function answerKey(event: KeyboardEvent) {
    const date = dateOf(event.target);
    if (!date || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      pick(date);
    } else {
      const target = cursor.move(date, event);
      if (target === undefined) return;
      picking.point(target);
    }
    event.preventDefault();
  }

  return (
    <div
      className={styles.calendar}
      data-preview={picking.isPreview || undefined}
      data-refused={isRefused || undefined}
    >
      <div className={styles.head}>
        <h2>{heading}</h2>
        {isLive && (
          <p className={styles.turns}>
            {(["previous", "next"] as const).map((name) => (
              <button
                key={name}
                type="button"
                className="button button-quiet"
                aria-label={texts.calendar[name]}
                // A button keeps the focus when there is no further to go.
                aria-disabled={name === "next" ? shownMonths.isAtEnd : shownMonths.isAtStart}
                onClick={() => shownMonths.turn(name === "next" ? 1 : -1)}
              >
                <Icon name={name} />
              </button>
            ))}
          </p>
        )}
      </div>
      <section
        ref={row}
        className={styles.row}
        aria-label={texts.calendar.label}
        aria-describedby={isLive ? "calendar-keys" : undefined}
        // Where no day can be reached by keys, the row itself must be, to be scrolled.
        tabIndex={isLive ? undefined : 0}
        onScroll={measure}
        onClick={({ target }) => {
          const date = dateOf(target);
          if (date) pick(date);
        }}
        onKeyDown={answerKey}
        onPointerOver={({ target, pointerType }) => {
          if (pointerType === "mouse" && picked.departure === "")
            picking.point(dateOf(target) ?? "");
        }}
        onPointerLeave={() => picking.point("")}
      >
        {months.map((month, index) => {
          const isInStay = arrivalMonth <= month && month <= departureMonth;
          const isNear = shownMonths.isNear(index) || month === monthOf(cursor.reached);
          const table = (isInStay || isNear || drawsAll) && (
            <MonthTable
              month={month}
              name={nameOf(month)}
              weekdays={data.weekdays}
              day={day}
              arrival={isInStay ? arrival : ""}
              departure={isInStay ? departure : ""}
              live={isLive && isNear ? liveMonth : undefined}
            />
          );
          const isInitial = month === opening;
          return (
            <div
              key={month}
              id={`m${month}`}
              className={styles.month}
              data-initial={isInitial || undefined}
            >
              {table}
            </div>
          );
        })}
      </section>
      <Legend texts={texts.days} />
      {isLive && (
        <p id="calendar-keys" hidden>
          {texts.calendar.keys}
        </p>
      )}
    </div>
  );
}

const neverChanges = () => () => undefined;

/**
 * Whether months out of sight are drawn. The server's HTML has all of them; a page that a link leads
 * to shows those in sight first, so that it is there at once, and the others in slices after that.
 */
function useDrawsAllMonths(): boolean {
  const isSent = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useDeferredValue(true, isSent);
}

function dateOf(target: EventTarget): CalendarDate | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>("[data-date]")?.dataset["date"]
    : undefined;
}
