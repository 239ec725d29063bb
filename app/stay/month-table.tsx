import { memo, useMemo } from "react";
import {
  type CalendarDate,
  type CalendarMonth,
  daysOfWeek,
  weekdayOf,
  weeksOfMonth,
} from "../dates/calendar-date.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import { type PickedPart, pickedPart, type ShownDay } from "./calendar-day.ts";
import styles from "./month-table.module.css";

/** What makes a month that can be seen more than a table: days that can be reached and picked. */
export type LiveMonth = {
  /** The one day in the order of the Tab key. */
  readonly tabStop: string;
  readonly nameDay: (day: ShownDay, part: PickedPart | undefined) => string;
  /** Whether a day answers when it is picked; a taken one says why not, and what is free. */
  readonly isOpen: (date: string) => boolean;
};

/** One month as a table; out of sight it stays one, so that a calendar of years costs little. */
export const MonthTable = memo(function MonthTable({
  month,
  name,
  weekdays,
  day,
  arrival,
  departure,
  live,
}: {
  month: CalendarMonth;
  name: string;
  weekdays: AvailabilityData["weekdays"];
  /** How a day looks before any is picked. */
  day: (date: CalendarDate) => ShownDay;
  /** The picked stay, as far as it touches this month; empty texts where it does not. */
  arrival: string;
  departure: string;
  live?: LiveMonth | undefined;
}) {
  const weeks = useMemo(() => weeksOfMonth(month), [month]);
  return (
    <table
      className={styles.month}
      {...(live && { role: "grid", "aria-multiselectable": true, "aria-label": name })}
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
          const [first = ""] = dates;
          const part = pickedPart(first, arrival, departure);
          const isAlike = dates.every((date) => pickedPart(date, arrival, departure) === part);
          return (
            <Week
              key={first}
              dates={dates}
              day={day}
              part={isAlike ? part : undefined}
              arrival={isAlike ? "" : arrival}
              departure={isAlike ? "" : departure}
              live={live}
            />
          );
        })}
      </tbody>
    </table>
  );
});

/** While a guest points at days, only the weeks that a stay begins and ends in are drawn anew. */
const Week = memo(function Week({
  dates,
  day,
  part,
  arrival,
  departure,
  live,
}: {
  dates: readonly CalendarDate[];
  day: (date: CalendarDate) => ShownDay;
  /** What all its days are of the picked stay, or else its two ends. */
  part: PickedPart | undefined;
  arrival: string;
  departure: string;
  live: LiveMonth | undefined;
}) {
  const before = weekdayOf(dates[0] ?? "") - 1;
  const after = daysOfWeek - before - dates.length;
  return (
    <tr>
      {before > 0 && <td colSpan={before} />}
      {dates.map((date) => (
        <Day
          key={date}
          day={day(date)}
          part={part ?? pickedPart(date, arrival, departure)}
          live={live}
        />
      ))}
      {after > 0 && <td colSpan={after} />}
    </tr>
  );
});

function Day({
  day,
  part,
  live,
}: {
  day: ShownDay;
  part: PickedPart | undefined;
  live: LiveMonth | undefined;
}) {
  const { date, status, statusText, price, isToday } = day;
  return (
    <td
      className={status === "available" ? undefined : styles[status]}
      aria-current={isToday ? "date" : undefined}
      data-part={part}
      {...(live && {
        "data-date": date,
        tabIndex: date === live.tabStop ? 0 : -1,
        "aria-label": live.nameDay(day, part),
        "aria-selected": part !== undefined,
        "aria-disabled": !live.isOpen(date),
      })}
    >
      {Number(date.slice(-2))}
      {price !== undefined &&
        // A day that can be picked has a name, with the price in it, and is labelled by its number:
        // the price beside that is drawn by the style sheet, or number and price were one label.
        (live ? <small data-price={price} /> : <small>{price}</small>)}
      {status !== "available" && <i>{statusText}</i>}
    </td>
  );
}
