import { memo, useMemo } from "react";
import { firstWeekdays } from "#house/formats.mjs";
import {
  type CalendarDate,
  type CalendarMonth,
  daysBefore,
  daysOfWeek,
  weeksOfMonth,
} from "../dates/calendar-date.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import { nameDay, type PickedPart, pickedPart, type ShownDay } from "./calendar-days.ts";
import styles from "./month-table.module.css";
import type { Localized } from "./stay-context.ts";

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
export const MonthTable = memo(function MonthTable(props: MonthProps) {
  const { month, name, weekdays, locale, day, arrival, departure, isLive } = props;
  const weeks = useMemo(() => weeksOfMonth(month, firstWeekdays[locale]), [month, locale]);
  return (
    <table
      className={styles.month}
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
      className={status === "available" ? undefined : styles[status]}
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
      {status !== "available" && <i>{messages.days[status]}</i>}
    </td>
  );
}
