import type { Availability, DateRange } from "../domain/nights/availability.ts";

/** The age at which a calendar is published again, because pages show when it was checked. */
const oldMilliseconds = 12 * 60 * 60 * 1000;

/** The reason to publish a site with this calendar again; undefined if there is none. */
export function findNews(
  published: Availability,
  read: Availability,
  now: Date,
): string | undefined {
  const { checkedAt, from } = published;
  if (checkedAt === null && from < read.from) return "the published pages are of another day";
  if (checkedAt !== null && now.getTime() - Date.parse(checkedAt) >= oldMilliseconds) {
    return "the published calendar was checked more than 12 hours ago";
  }
  // Unreadable feeds are no reason to publish.
  if (read.checkedAt === null) return undefined;
  if (checkedAt === null) return "the feeds could be read, and the site has no calendar yet";
  const list = ({ taken }: Availability) =>
    JSON.stringify(taken.flatMap((range) => cut(range, read.from, published.until)));
  return list(published) === list(read) ? undefined : "nights were taken or given free";
}

/** The part of a range within the days that both calendars show. */
function cut({ from, to }: DateRange, first: string, last: string): readonly DateRange[] {
  const part = { from: from < first ? first : from, to: to > last ? last : to };
  return part.from < part.to ? [part as DateRange] : [];
}
