import { join } from "node:path";
import { makeContentFiles } from "../build/assets/content/make-content-files.ts";
import { writeFiles } from "../build/assets/generated-folder.ts";
import { addDays } from "../domain/dates/calendar-date.ts";
import { loadCheckedContent } from "../house/check/check-content.ts";
import type { Content } from "../house/content/content.ts";
import { ownCalendarDays, readBlocked } from "../house/facts/blocked.ts";
import { importHouse } from "../house/workspace/import-house.mjs";
import type { Workspace } from "../house/workspace/workspace.mjs";
import type { Settings } from "../server/settings.ts";

/**
 * Reads the calendar feeds in the settings as a build does, and describes each in one line: what could not be read and
 * why, and the meaning of `DTEND`. Throws `Mistakes` if the house has any.
 */
export async function describeFeeds(
  { house, made }: Pick<Workspace, "house" | "made">,
  settings: Settings,
): Promise<readonly string[]> {
  const { feeds } = settings.availability;
  const content = await loadCheckedContent(house);
  const { villa, blocked } = content.facts;
  const { checked } = readBlocked(blocked);
  if (checked !== null) {
    const end = addDays(checked, villa.calendarDays ?? ownCalendarDays);
    return [`blocked.json is the calendar: checked on ${checked}, it counts until ${end}.`];
  }
  if (feeds.length === 0) return [];
  const source = await readFeeds(content, made, house, settings);
  const { nameFeed } = await import("../server/feeds/availability-source.ts");
  const { describeEnd } = await import("../server/feeds/feed-entry.ts");
  return source.status().map(({ fault, end, notes }, index) => {
    const sentences = [fault ?? "It could be read.", describeEnd(end), ...notes];
    return `${nameFeed(feeds[index] ?? "", index)}: ${sentences.join(" ")}`;
  });
}

/** Reads the feeds in the settings once, with the owner's blocked nights, as a build does. */
export async function readFeeds(content: Content, made: string, house: string, settings: Settings) {
  // Dates are those at the house; its generated data may not exist yet.
  const folder = join(made, "ready");
  const { "formats.mjs": formats = "" } = makeContentFiles(content);
  await writeFiles(folder, { "formats.mjs": formats });
  importHouse(folder);
  const { readFeedsOnce } = await import("../server/feeds/read-feeds-once.ts");
  return readFeedsOnce({
    settings,
    blocked: readBlocked(content.facts.blocked).nights,
    sampleFolder: house,
    dataFolder: join(made, "data"),
    log: { info: () => {}, warn: () => {} },
    now: () => new Date(),
  });
}
