import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Stay } from "../booking/stay.ts";
import type { CalendarDate } from "../dates/calendar-date.ts";
import { pickedPart } from "./calendar-day.ts";

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
  // After whatever React has drawn: another arrival, or months that come into sight.
  useLayoutEffect(show);
  return (date) => {
    pointed.current = date;
    show();
  };
}
