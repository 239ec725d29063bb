import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { formatMonth } from "../i18n/format.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Bundles } from "../texts/load-texts.ts";
import type { AvailabilityData } from "./availability-data.server.ts";
import styles from "./calendar.module.css";
import { type CalendarMonth, laterOf, monthOf, monthsBetween } from "./calendar-date.ts";
import { nameDay } from "./calendar-day.ts";
import type { CalendarDate } from "./is-calendar-date.ts";
import { MonthJump } from "./month-jump.tsx";
import { MonthTable } from "./month-table.tsx";
import { choiceOf, pickDay } from "./pick-day.ts";
import type { Stay } from "./stay.ts";
import { moveDay } from "./use-day-cursor.ts";
import type { LiveAvailability } from "./use-live-availability.ts";
import { useShownMonths } from "./use-shown-months.ts";

/** All months in a row, one or two in sight; a stay is picked in it by mouse, touch or keys. */
export function Calendar({
  data,
  live,
  picked,
  isRefused,
  onPick,
  locale,
  texts,
}: {
  data: AvailabilityData;
  live: LiveAvailability;
  picked: Stay;
  /** Whether the picked stay cannot be. */
  isRefused: boolean;
  onPick: (stay: Stay) => void;
  locale: Locale;
  texts: Bundles["availability"];
}) {
  const { availability, today, isLive } = live;
  const months = monthsBetween(today, availability.until);
  // A page that is open for long gets months that it was not sent with.
  const nameOf = (month: CalendarMonth) => data.monthNames[month] ?? formatMonth(month, locale);
  const row = useRef<HTMLElement>(null);
  const { shown, measure, showMonth, turn } = useShownMonths(row);
  const [reached, setReached] = useState<CalendarDate>("");
  const [pointed, setPointed] = useState<CalendarDate>("");
  const hasMoved = useRef(false);

  const inSight = months.slice(shown.first, shown.first + shown.count);
  const tabStop = inSight.includes(monthOf(reached))
    ? reached
    : laterOf(today, `${inSight[0] ?? monthOf(today)}-01`);
  const choice = choiceOf(picked, availability, today);
  const isPreview = picked.departure === "" && choice.canDepart(pointed);
  const departure = isPreview ? pointed : picked.departure;

  const arrivalMonth = months.indexOf(monthOf(picked.arrival));
  useEffect(() => {
    if (!isLive) return;
    measure();
    if (arrivalMonth >= 0) showMonth(arrivalMonth);
  }, [isLive, arrivalMonth, measure, showMonth]);

  useLayoutEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    const day = row.current?.querySelector<HTMLElement>(`[data-date="${reached}"]`);
    day?.focus({ preventScroll: true });
    day?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }, [reached]);

  function reach(date: CalendarDate) {
    hasMoved.current = true;
    showMonth(months.indexOf(monthOf(date)));
    setReached(date);
    setPointed(date);
  }

  function pick(date: CalendarDate) {
    setReached(date);
    setPointed("");
    const next = pickDay(date, picked, choice);
    if (next !== picked) onPick(next);
  }

  return (
    <div
      className={styles.calendar}
      data-preview={isPreview || undefined}
      data-refused={isRefused || undefined}
    >
      <MonthJump
        months={months.map((month) => ({ month, name: nameOf(month) }))}
        texts={texts.calendar}
        turns={
          isLive
            ? {
                turn,
                isFirst: shown.first === 0,
                isLast: shown.first + shown.count >= months.length,
              }
            : undefined
        }
        onJump={isLive ? showMonth : undefined}
      />
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
        onKeyDown={(event) => {
          const date = dateOf(event.target);
          if (!date || event.ctrlKey || event.altKey || event.metaKey) return;
          const target = moveDay(date, event, { first: today, last: availability.until });
          const isPick = event.key === "Enter" || event.key === " ";
          if (target === undefined && !isPick) return;
          event.preventDefault();
          if (target === undefined) pick(date);
          else reach(target);
        }}
        onPointerOver={({ target, pointerType }) => {
          if (pointerType === "mouse" && picked.departure === "") setPointed(dateOf(target) ?? "");
        }}
        onPointerLeave={() => setPointed("")}
      >
        {months.map((month, index) => {
          const isNear = index >= shown.first - 1 && index <= shown.first + shown.count;
          const isInStay =
            monthOf(picked.arrival) <= month && month <= monthOf(departure || picked.arrival);
          return (
            <div
              key={month}
              id={`m${month}`}
              className={styles.month}
              data-initial={(!isLive && index === arrivalMonth) || undefined}
            >
              <MonthTable
                month={month}
                name={nameOf(month)}
                weekdays={data.weekdays}
                statuses={texts.days}
                availability={availability}
                today={today}
                prices={data.prices}
                nightPrices={data.nightPrices}
                arrival={isInStay ? picked.arrival : ""}
                departure={isInStay ? departure : ""}
                live={
                  isLive && (isNear || month === monthOf(reached))
                    ? {
                        tabStop,
                        nameDay: (day) => nameDay(day, { locale, texts }),
                        canPick: (date) => choice.canArrive(date) || choice.canDepart(date),
                      }
                    : undefined
                }
              />
            </div>
          );
        })}
      </section>
      {isLive && (
        <p id="calendar-keys" hidden>
          {texts.calendar.keys}
        </p>
      )}
    </div>
  );
}

function dateOf(target: EventTarget): CalendarDate | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>("[data-date]")?.dataset["date"]
    : undefined;
}
