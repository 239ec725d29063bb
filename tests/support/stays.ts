import { prices } from "../../app/facts/facts.server.ts";
import type { Availability } from "../../app/stay/availability.ts";
import { addDays } from "../../app/stay/calendar-date.ts";
import { nextFreeWeek } from "../../app/stay/season-weeks.ts";
import type { Stay } from "../../app/stay/stay.ts";
import type { Answer } from "./send-request.ts";

/**
 * Stays in the calendar of the site under test: one that can be, one of which every night has a price,
 * and one whose nights are taken.
 */
export type KnownStays = { readonly free: Stay; readonly priced: Stay; readonly taken: Stay };

const nightsAwayFromToday = 30;

/** Finds stays by what the site itself publishes. Throws where its calendar is empty or full. */
export async function findStays(ask: (path: string) => Promise<Answer>): Promise<KnownStays> {
  const { body } = await ask("/api/availability");
  const availability: Availability = JSON.parse(body.toString());
  const today = addDays(availability.from, nightsAwayFromToday);
  const free = nextFreeWeek({ availability, prices, today });
  const taken = availability.taken.find(({ from }) => free !== null && from > free.arrival);
  if (!free || !taken)
    throw new Error("the sample calendar has no free week with a price, or no taken one after it");
  return { free, priced: free, taken: { arrival: taken.from, departure: taken.to } };
}
