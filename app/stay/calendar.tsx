import { type KeyboardEvent, useCallback, useDeferredValue, useSyncExternalStore } from "react";
import { firstWeekdays } from "#house/formats.mjs";
import { Icon } from "../components/icon.tsx";
import { useLayout, useMessages } from "../components/layout.tsx";
import { type CalendarDate, monthOf } from "../dates/calendar-date.ts";
import { capitalize, formatMonth } from "../i18n/format.ts";
import styles from "./calendar.module.css";
import { choiceOf, pickDay, showDay } from "./calendar-days.ts";
import dayStyles from "./month-table.module.css";
import { MonthTable } from "./month-table.tsx";
import { pickStay, refuseDay } from "./stay-address.ts";
import type { StayPage } from "./stay-page.ts";
import { type ShownMonths, useDayCursor, usePointedDays, useShownMonths } from "./use-months.ts";

/** All months in a row, one or two in sight; a stay is picked in it by mouse, touch or keys. */
export function Calendar({ page }: { page: StayPage }) {
  const { data, view, isSettled } = page;
  const { calendar } = useMessages("availability");
  const { heading } = useMessages("pricing-and-availability").calendar;
  const { isLive } = data;
  const shown = useShownMonths(data);
  return (
    <div
      className={styles.calendar}
      data-refused={(view.kind === "refusal" && isSettled) || undefined}
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
                aria-label={calendar[name]}
                // A button keeps the focus when there is no further to go.
                aria-disabled={name === "next" ? shown.isAtEnd : shown.isAtStart}
                onClick={() => shown.turn(name === "next" ? 1 : -1)}
              >
                <Icon name={name} />
              </button>
            ))}
          </p>
        )}
      </div>
      <MonthRow shown={shown} page={page} />
      <Legend />
      {isLive && (
        <p id="calendar-keys" hidden>
          {calendar.keys}
        </p>
      )}
    </div>
  );
}

// Every calendar ends with days that are not open yet.
const statuses = ["available", "booked", "checkout", "checkin", "not-open"] as const;

/** What the marks of the calendar's days mean, each with its mark; what has none is said on the day. */
function Legend() {
  const { days } = useMessages("availability");
  const { locale } = useLayout();
  return (
    <ul className={dayStyles.legend}>
      {statuses.map((status) => (
        <li key={status}>
          <span
            className={
              status === "available" ? dayStyles.mark : `${dayStyles.mark} ${dayStyles[status]}`
            }
          />
          {capitalize(days[status], locale)}
        </li>
      ))}
    </ul>
  );
}

/** The row of months, and how days are picked in it. */
function MonthRow({ shown, page: { data, view, picked } }: { shown: ShownMonths; page: StayPage }) {
  const messages = useMessages("availability");
  const { locale } = useLayout();
  const { availability, today, prices, nightPrices, cellPrices, monthNames, weekdays, isLive } =
    data;
  const { arrival, departure } = picked;
  const { row, months, opening } = shown;
  const drawsAll = useDrawsAllMonths();
  const cursor = useDayCursor(
    shown,
    { first: today, last: availability.until },
    firstWeekdays[locale],
  );
  const choice = choiceOf(picked, availability, today);
  const point = usePointedDays(row, picked, choice.canDepart);
  // The same function as long as it says the same: most months are not drawn anew.
  const day = useCallback(
    (date: CalendarDate) => showDay(date, { availability, today, prices }, nightPrices, cellPrices),
    [availability, today, prices, nightPrices, cellPrices],
  );
  const end = choice.canDepart(cursor.reached) ? cursor.reached : "";

  function take(date: CalendarDate) {
    if (date === "") return;
    cursor.setReached(date);
    const isPossible = view.kind === "quote" || view.kind === "on request";
    const next = pickDay(date, picked, choice, isPossible);
    if (next === null) refuseDay(date);
    else if (next !== picked) pickStay(next);
  }

  function answerKey(event: KeyboardEvent) {
    const date = dateOf(event.target);
    if (date === "" || event.ctrlKey || event.altKey || event.metaKey) return;
    const isPick = event.key === "Enter" || event.key === " ";
    const target = isPick ? date : cursor.move(date, event);
    if (target === undefined) return;
    event.preventDefault();
    if (isPick) take(date);
    else point(target);
  }

  return (
    <section
      ref={row}
      className={styles.row}
      aria-label={messages.calendar.label}
      aria-describedby={isLive ? "calendar-keys" : undefined}
      // Where no day can be reached by keys, the row itself must be, to be scrolled.
      tabIndex={isLive ? undefined : 0}
      onScroll={shown.measure}
      onClick={({ target }) => take(dateOf(target))}
      onKeyDown={answerKey}
      onPointerOver={({ target, pointerType }) => {
        if (pointerType === "mouse") point(dateOf(target));
      }}
      onPointerLeave={() => point("")}
    >
      {months.map((month, index) => {
        const isInStay = monthOf(arrival) <= month && month <= monthOf(departure || arrival);
        const isNear = shown.isNear(index) || month === monthOf(cursor.reached);
        const isHere = (date: CalendarDate) => monthOf(date) === month;
        return (
          <div
            key={month}
            id={`m${month}`}
            className={styles.month}
            data-initial={month === opening || undefined}
          >
            {(isInStay || isNear || drawsAll) && (
              <MonthTable
                month={month}
                // A page that is open for long gets months that it was not sent with.
                name={monthNames[month] ?? formatMonth(month, locale)}
                weekdays={weekdays}
                day={day}
                arrival={isInStay ? arrival : ""}
                departure={isInStay ? departure : ""}
                isLive={isLive && isNear}
                tabStop={isHere(cursor.tabStop) ? cursor.tabStop : ""}
                end={isHere(end) ? end : ""}
                locale={locale}
                messages={messages}
              />
            )}
          </div>
        );
      })}
    </section>
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

/** The date of the day that an event is about; an empty text for none. */
function dateOf(target: EventTarget): CalendarDate {
  const day = (target as Element).closest<HTMLElement>("[data-date]");
  return day?.dataset["date"] ?? "";
}
