import type { Availability } from "../app/stay/availability.ts";
import { type Asset, createTextAsset } from "./asset.ts";
import { writeCalendar } from "./feeds/write-calendar.ts";
import type { SitePolicy } from "./security-headers.ts";

/** Where visitors' browsers read the calendar. */
export const availabilityPath = "/api/availability";

/** Where other platforms read it. */
export const calendarPath = "/calendar.ics";

/**
 * What there is to read of a calendar, by path. There is nothing for platforms before every feed has
 * been read: a calendar without nights would free them all.
 */
export function createCalendarAssets(
  availability: Availability,
  policy: SitePolicy,
): readonly (readonly [path: string, asset: Asset])[] {
  const json = createTextAsset(
    JSON.stringify(availability),
    { type: "application/json; charset=utf-8", cache: "minute" },
    policy,
  );
  if (availability.checkedAt === null) return [[availabilityPath, json]];
  const calendar = createTextAsset(
    writeCalendar(availability, policy.siteUrl),
    { type: "text/calendar; charset=utf-8", cache: "minute" },
    policy,
  );
  return [
    [availabilityPath, json],
    [calendarPath, calendar],
  ];
}
