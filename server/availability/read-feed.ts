import ICAL from "ical.js";
import type { DateRange } from "../../src/availability/availability.ts";
import type { CalendarDate } from "../../src/availability/is-calendar-date.ts";
import { decodeFeed } from "./decode-feed.ts";
import { FeedError } from "./feed-error.ts";
import { guardFeed } from "./guard-feed.ts";
import { nightsOfEvent } from "./nights-of-event.ts";
import { type SplitRanges, splitHorizon } from "./split-horizon.ts";
import { uniteRanges } from "./unite-ranges.ts";

/** What a feed says of the nights, and how many of its events were not simply taken over. */
export type FeedReading = SplitRanges & { readonly counts: EventCounts };

type EventCounts = {
  readonly events: number;
  /** Cancelled, or marked as not blocking. */
  readonly free: number;
  /** Ignored: they end before they have lasted a night. */
  readonly reversed: number;
  /** Ignored: without a date, or with one in no known spelling. */
  readonly unreadable: number;
  /** Their first occurrence counts; rules of repetition are not expanded. */
  readonly recurring: number;
};

/**
 * Reads a feed's bytes on a day; throws a FeedError where they are no whole, bounded, readable
 * calendar.
 */
export function readFeed(bytes: Uint8Array, today: CalendarDate): FeedReading {
  const events = parseCalendars(guardFeed(decodeFeed(bytes)));
  const nights = events.map(nightsOfEvent);
  const ranges: DateRange[] = nights.flatMap((event) =>
    event.kind === "taken" ? [event.range] : [],
  );
  const { taken, horizon } = splitHorizon(ranges, today);
  const count = (kind: string) => nights.filter((event) => event.kind === kind).length;
  const counts = {
    events: events.length,
    free: count("free"),
    reversed: count("reversed"),
    unreadable: count("unreadable"),
    recurring: nights.filter((event) => event.kind === "taken" && event.isRecurring).length,
  };
  if (counts.events > 0 && counts.unreadable === counts.events) {
    throw new FeedError("None of the calendar's events has dates that can be read.");
  }
  return { taken: uniteRanges(taken), horizon, counts };
}

function parseCalendars(text: string): readonly ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text);
    const calendars: unknown[][] = Array.isArray(parsed[0]) ? parsed : [parsed];
    return calendars.flatMap((calendar) =>
      new ICAL.Component(calendar).getAllSubcomponents("vevent"),
    );
  } catch {
    // The parser's own message may quote the line.
    throw new FeedError("The calendar cannot be parsed.");
  }
}
