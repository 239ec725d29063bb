import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Stay } from "../booking/stay.ts";
import type { CalendarDate } from "../dates/calendar-date.ts";
import { type PickedPart, pickedPart } from "./calendar-day.ts";

/**
 * Shows the days from the picked arrival to one that a guest points at as if they were picked: on
 * their cells alone, for React draws what is picked. Gives back how to point at a day, and with an
 * empty text at none.
 */
export function usePointedDays(
  row: RefObject<HTMLElement | null>,
  { arrival, departure }: Stay,
  canDepart: (date: CalendarDate) => boolean,
): (date: CalendarDate) => void {
  const pointed = useRef<CalendarDate>("");
  const shown = useRef(new Map<HTMLElement, CalendarDate>());

  const show = () => {
    for (const [cell, date] of shown.current) setPart(cell, pickedPart(date, arrival, departure));
    shown.current.clear();
    const last = canDepart(pointed.current) ? pointed.current : "";
    row.current?.toggleAttribute("data-preview", last !== "");
    if (last === "") return;
    for (const cell of row.current?.querySelectorAll<HTMLElement>("[data-date]") ?? []) {
      const date = cell.dataset["date"] ?? "";
      if (date <= arrival || last < date) continue;
      shown.current.set(cell, date);
      setPart(cell, pickedPart(date, arrival, last));
    }
  };
  // After whatever React has drawn: another arrival, or months that come into sight.
  useLayoutEffect(show);

  return (date) => {
    pointed.current = date;
    show();
  };
}

function setPart({ dataset }: HTMLElement, part: PickedPart | undefined): void {
  if (part) dataset["part"] = part;
  else delete dataset["part"];
}
