import { memo } from "react";
import { Reusable } from "../components/reusable.tsx";
import type { AvailabilityData } from "./availability-data.server.ts";
import {
  type CalendarDate,
  type CalendarMonth,
  daysOfWeek,
  weekdayOf,
  weeksOfMonth,
} from "./calendar-date.ts";
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
  return (
    <table
      className={styles.month}
      {...(live && { role: "grid", "aria-multiselectable": true, "aria-label": name })}
    >
      <caption>{name}</caption>
      <Reusable name="weekdays">
        <thead>
          <tr>
            {weekdays.map(({ full, short }) => (
              <th key={full} scope="col" aria-label={full}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
      </Reusable>
      <tbody>
        {weeksOfMonth(month).map((dates) => {
          const parts = dates.map((date) => pickedPart(date, arrival, departure));
          const [part] = parts;
          const isAlike = parts.every((other) => other === part);
          return (
            <Reusable key={dates[0]} name={isAlike ? `${dates[0]} ${part}` : null}>
              <Week dates={dates} parts={parts} day={day} live={live} />
            </Reusable>
          );
        })}
      </tbody>
    </table>
  );
});

function Week({
  dates,
  parts,
  day,
  live,
}: {
  dates: readonly CalendarDate[];
  /** In the order of the dates. */
  parts: readonly (PickedPart | undefined)[];
  day: (date: CalendarDate) => ShownDay;
  live: LiveMonth | undefined;
}) {
  const before = weekdayOf(dates[0] ?? "") - 1;
  const after = daysOfWeek - before - dates.length;
  return (
    <tr>
      {before > 0 && <td colSpan={before} />}
      {dates.map((date, index) => (
        <Day key={date} day={day(date)} part={parts[index]} live={live} />
      ))}
      {after > 0 && <td colSpan={after} />}
    </tr>
  );
}

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
