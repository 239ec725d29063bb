import { join } from "node:path";
import { makeContentFiles } from "../build/assets/content/make-content-files.ts";
import { writeFiles } from "../build/assets/generated-folder.ts";
import { addDays } from "../domain/dates/calendar-date.ts";
import { loadCheckedContent } from "../house/check/check-content.ts";
import { ownCalendarDays, readBlocked } from "../house/facts/blocked.ts";
import { importHouse } from "../house/workspace/import-house.mjs";
import type { Workspace } from "../house/workspace/workspace.mjs";
import type { Settings } from "../server/settings.ts";

/**
 * Reads the calendar feeds in the settings as the build of a house does, and describes each in one line:
 * what could not be read and why, how the ends of its events are read. Throws where the house has mistakes.
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
  // The days of a feed are those at the house, which may not have been built yet.
  const folder = join(made, "ready");
  const { "formats.mjs": formats = "" } = makeContentFiles(content);
  await writeFiles(folder, { "formats.mjs": formats });
  importHouse(folder);
  const { nameFeed } = await import("../server/feeds/availability-source.ts");
  const { readFeedsOnce } = await import("../server/feeds/read-feeds-once.ts");
  const { describeEnd } = await import("../server/feeds/feed-entry.ts");
  const source = await readFeedsOnce({
    settings,
    sampleFolder: house,
    dataFolder: join(made, "data"),
    log: { info: () => {}, warn: () => {} },
    now: () => new Date(),
  });
  return source.status().map(({ fault, end, notes }, index) => {
    const sentences = [fault ?? "It could be read.", describeEnd(end), ...notes];
    return `${nameFeed(feeds[index] ?? "", index)}: ${sentences.join(" ")}`;
  });
}
