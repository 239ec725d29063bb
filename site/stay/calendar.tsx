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

/** The calendar: a row of months, one or two in view. A stay is picked by mouse, touch or keys. */
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
                // A button keeps the focus at the end of the row.
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

// Every calendar has days that are not open yet at its end.
const statuses = ["available", "booked", "checkout", "checkin", "not-open"] as const;

/** The legend of the marks of days. */
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

/** The row of months, in which days are picked. */
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
  // A stable function, so that most months are not rendered again.
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
      // Without focusable days the row itself is focusable, for scrolling.
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
              // A page that stays open for long gets months beyond its data.
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

/** The date of the day at an event's target; empty if there is none. */
function dateOf(target: EventTarget): CalendarDate {
  const day = (target as Element).closest<HTMLElement>("[data-date]");
  return day?.dataset["date"] ?? "";
}

type MonthProps = Localized & {
  month: CalendarMonth;
  name: string;
  weekdays: AvailabilityData["weekdays"];
  /** A day without a picked stay. */
  day: (date: CalendarDate) => ShownDay;
  /** The picked stay if it touches this month, else empty texts. */
  arrival: CalendarDate;
  departure: CalendarDate;
  /** Whether its days can be focused and picked; out of view it is a plain table. */
  isLive: boolean;
  /** The one day in the order of the Tab key, if it is in this month. */
  tabStop: CalendarDate;
  /** The day reached by keys, if it can be the departure: it is named so before it is picked. */
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
        // The visible label is the number alone: the style sheet draws the price, which is in the accessible name.
        (isLive ? (
          <small data-price={cellPrice} />
        ) : (
          <small suppressHydrationWarning>{cellPrice}</small>
        ))}
      {status !== "available" && <i className="visually-hidden">{messages.days[status]}</i>}
    </td>
  );
}
