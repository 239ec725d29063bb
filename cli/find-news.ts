import type { Availability, DateRange } from "../domain/nights/availability.ts";

/** A published calendar that was last checked so long ago is published again: it says when that was. */
const oldMilliseconds = 12 * 60 * 60 * 1000;

/** Why a site with this calendar has to be published again; nothing where it need not be. */
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
  // What could not be read now is no news.
  if (read.checkedAt === null) return undefined;
  if (checkedAt === null) return "the feeds could be read, and the site has no calendar yet";
  const list = ({ taken }: Availability) =>
    JSON.stringify(taken.flatMap((range) => cut(range, read.from, published.until)));
  return list(published) === list(read) ? undefined : "nights were taken or given free";
}

/** The part of a range that both calendars show. */
function cut({ from, to }: DateRange, first: string, last: string): readonly DateRange[] {
  const part = { from: from < first ? first : from, to: to > last ? last : to };
  return part.from < part.to ? [part as DateRange] : [];
}
