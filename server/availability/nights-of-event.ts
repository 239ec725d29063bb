import ICAL from "ical.js";
import type { DateRange } from "../../src/availability/availability.ts";
import { addDays } from "../../src/availability/calendar-date.ts";
import { type CalendarDate, isCalendarDate } from "../../src/availability/is-calendar-date.ts";
import { recurringProperty, unreadableProperty } from "./guard-feed.ts";
import { toHouseTime } from "./house-time.ts";

/** What an event says of the nights; `isRecurring`: only its first occurrence is in it. */
export type EventNights =
  | { readonly kind: "taken"; readonly range: DateRange; readonly isRecurring: boolean }
  | { readonly kind: "free" | "reversed" | "unreadable" };

const noon = "12:00:00";

/** No stay is longer, and a calendar of 18 months has no use for more. */
const maxNights = 3660;

/** The nights that an event, passed by `guardFeed`, takes by the calendar of the house. */
export function nightsOfEvent(event: ICAL.Component): EventNights {
  if (isFree(event)) return { kind: "free" };
  const from = startOf(event);
  const to = from === undefined ? undefined : endOf(event, from);
  if (event.hasProperty(unreadableProperty.toLowerCase()) || !from || !to) {
    return { kind: "unreadable" };
  }
  if (to <= from) return { kind: "reversed" };
  const isRecurring = event.hasProperty(recurringProperty.toLowerCase());
  return { kind: "taken", range: { from, to }, isRecurring };
}

function isFree(event: ICAL.Component): boolean {
  return (
    event.getFirstPropertyValue("status") === "CANCELLED" ||
    event.getFirstPropertyValue("transp") === "TRANSPARENT"
  );
}

function startOf(event: ICAL.Component): CalendarDate | undefined {
  return readMoment(event.getFirstProperty("dtstart"))?.date;
}

/** The day of departure: a stay that ends by noon leaves on that day, a later end takes its night. */
function endOf(event: ICAL.Component, from: CalendarDate): CalendarDate | undefined {
  const end = event.getFirstProperty("dtend");
  if (end) {
    const moment = readMoment(end);
    return moment && (moment.time > noon ? addDays(moment.date, 1) : moment.date);
  }
  const duration = event.getFirstPropertyValue("duration");
  if (duration === null) return addDays(from, 1);
  if (!(duration instanceof ICAL.Duration)) return undefined;
  return endAfter(event.getFirstProperty("dtstart"), duration.toSeconds());
}

function endAfter(start: ICAL.Property | null, seconds: number): CalendarDate | undefined {
  const moment = readMoment(start);
  if (!moment) return undefined;
  const [hours = 0, minutes = 0, rest = 0] = moment.time.split(":").map(Number);
  const total = hours * 3600 + minutes * 60 + rest + seconds;
  const days = Math.floor(total / 86_400);
  const isAfterNoon = total % 86_400 > 43_200;
  return addDays(moment.date, Math.min(days + (isAfterNoon ? 1 : 0), maxNights));
}

/** A whole day counts as its midnight. */
function readMoment(property: ICAL.Property | null) {
  const [, , type, value] = property?.jCal ?? [];
  if (typeof value !== "string") return undefined;
  if (!isCalendarDate(value.slice(0, 10))) return undefined;
  if (type === "date") return { date: value, time: "00:00:00" };
  const zone = property?.getFirstParameter("tzid");
  return toHouseTime(value, zone || undefined);
}
