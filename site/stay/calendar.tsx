import { type KeyboardEvent, memo, useCallback, useMemo } from "react";
import { firstWeekdays } from "#house/formats.mjs";
import {
  type CalendarDate,
  type CalendarMonth,
  daysBefore,
  daysOfWeek,
  monthOf,
  weeksOfMonth,
} from "../../domain/dates/calendar-date.ts";
import { capitalize, formatMonth } from "../../domain/locales/format.ts";
import { Icon } from "../components/icon.tsx";
import { useLayout, useMessages } from "../layout/layout.tsx";
import type { AvailabilityData } from "./availability-data.server.ts";
import styles from "./calendar.module.css";
import {
  choiceOf,
  nameDay,
  type PickedPart,
  pickDay,
  pickedPart,
  type ShownDay,
  showDay,
} from "./calendar-days.ts";
import dayStyles from "./month-table.module.css";
import type { Localized } from "./stay.ts";
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
      className={`screen-only ${styles.calendar}`}
      data-refused={(view.kind === "refusal" && isSettled) || undefined}
    >
      <div className={`cluster ${styles.head}`}>
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
    <ul className={`cluster ${dayStyles.legend}`}>
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
  const { availability, today, nightPrices, monthNames, weekdays, isLive } = data;
  const { arrival, departure } = picked;
  const { row, months, opening } = shown;
  const cursor = useDayCursor(
    shown,
    { first: today, last: availability.until },
    firstWeekdays[locale],
  );
  const choice = choiceOf(picked, availability, today);
  const point = usePointedDays(row, picked, choice.canDepart);
  // The same function as long as it says the same: most months are not drawn anew.
  const day = useCallback(
    (date: CalendarDate) => showDay(date, { availability, today }, nightPrices),
    [availability, today, nightPrices],
  );
  const end = choice.canDepart(cursor.reached) ? cursor.reached : "";
  const take = (date: CalendarDate) => {
    if (date === "") return;
    cursor.setReached(date);
    const isPossible = view.kind === "quote" || view.kind === "on request";
    const next = pickDay(date, picked, choice, isPossible);
    if (next === null) refuseDay(date);
    else if (next !== picked) pickStay(next);
  };

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
      onKeyDown={(event) => answerKey(event, cursor.move, take, point)}
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
          </div>
        );
      })}
    </section>
  );
}

/** Enter and Space pick the day that has the focus; other keys may move to another, which is pointed at. */
function answerKey(
  event: KeyboardEvent,
  move: (date: CalendarDate, event: KeyboardEvent) => CalendarDate | undefined,
  take: (date: CalendarDate) => void,
  point: (date: CalendarDate) => void,
): void {
  const date = dateOf(event.target);
  if (date === "" || event.ctrlKey || event.altKey || event.metaKey) return;
  const isPick = event.key === "Enter" || event.key === " ";
  const target = isPick ? date : move(date, event);
  if (target === undefined) return;
  event.preventDefault();
  if (isPick) take(date);
  else point(target);
}

/** The date of the day that an event is about; an empty text for none. */
function dateOf(target: EventTarget): CalendarDate {
  const day = (target as Element).closest<HTMLElement>("[data-date]");
  return day?.dataset["date"] ?? "";
}

type MonthProps = Localized & {
  month: CalendarMonth;
  name: string;
  weekdays: AvailabilityData["weekdays"];
  /** How a day looks before any is picked. */
  day: (date: CalendarDate) => ShownDay;
  /** The picked stay, as far as it touches this month; empty texts where it does not. */
  arrival: CalendarDate;
  departure: CalendarDate;
  /** Whether its days can be reached and picked; out of sight it stays a table, which costs little. */
  isLive: boolean;
  /** The one day in the order of the Tab key, if it is in this month. */
  tabStop: CalendarDate;
  /** The day that keys have led to, if it can be the departure: it is named so before it is picked. */
  end: CalendarDate;
};

/** One month as a table. */
const MonthTable = memo(function MonthTable(props: MonthProps) {
  const { month, name, weekdays, locale, day, arrival, departure, isLive } = props;
  const weeks = useMemo(() => weeksOfMonth(month, firstWeekdays[locale]), [month, locale]);
  return (
    <table
      className={dayStyles.month}
      {...(isLive && { role: "grid", "aria-multiselectable": true, "aria-label": name })}
    >
      <caption>{name}</caption>
      <thead>
        <tr>
          {weekdays.map(({ full, short }) => (
            <th key={full} scope="col" aria-label={full}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((dates) => {
          const before = daysBefore(dates[0] ?? "", firstWeekdays[locale]);
          const after = daysOfWeek - before - dates.length;
          return (
            <tr key={dates[0]}>
              {before > 0 && <td colSpan={before} />}
              {dates.map((date) => (
                <Day
                  key={date}
                  day={day(date)}
                  part={pickedPart(date, arrival, departure)}
                  month={props}
                />
              ))}
              {after > 0 && <td colSpan={after} />}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

function Day({
  day,
  part,
  month,
}: {
  day: ShownDay;
  part: PickedPart | undefined;
  month: MonthProps;
}) {
  const { date, status, cellPrice, isToday, isOpen } = day;
  const { isLive, tabStop, end, messages } = month;
  const named = date === end ? "departure" : part;
  return (
    <td
      className={status === "available" ? undefined : dayStyles[status]}
      aria-current={isToday ? "date" : undefined}
      data-part={part}
      {...(isLive && {
        "data-date": date,
        tabIndex: date === tabStop ? 0 : -1,
        "aria-label": nameDay(day, named, month),
        "aria-selected": named !== undefined,
        "aria-disabled": !isOpen,
      })}
    >
      {Number(date.slice(-2))}
      {cellPrice !== undefined &&
        // A day that can be picked has a name, with the price in it, and is labelled by its number:
        // the price beside that is drawn by the style sheet, or number and price were one label.
        (isLive ? (
          <small data-price={cellPrice} />
        ) : (
          <small suppressHydrationWarning>{cellPrice}</small>
        ))}
      {status !== "available" && <i className="visually-hidden">{messages.days[status]}</i>}
    </td>
  );
}
