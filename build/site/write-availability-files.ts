import { existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { blocked, ownCalendar } from "#house/blocked.mjs";
import type { Availability } from "../../domain/nights/availability.ts";
import { sampleCalendarFile, writeCalendarFiles } from "../../server/calendar-assets.ts";
import { mayShowSample } from "../../server/feeds/availability-source.ts";
import { readFeedsOnce } from "../../server/feeds/read-feeds-once.ts";
import type { Logger } from "../../server/logger.ts";
import type { Settings } from "../../server/settings.ts";
import { writeFiles } from "../assets/generated-folder.ts";

/**
 * Reads the feeds once and writes their state for static hosts, and the sample calendar for a server that may show it.
 * Returns the state; an unreadable feed does not stop the build.
 */
export async function writeAvailabilityFiles(
  folders: { readonly house: string; readonly data: string; readonly dist: string },
  settings: Settings,
  now: Date,
): Promise<Availability> {
  const sample = join(folders.house, sampleCalendarFile);
  if (mayShowSample(settings.siteUrl) && existsSync(sample)) {
    await copyFile(sample, join(folders.dist, sampleCalendarFile));
  }
  const source = await readFeedsOnce({
    settings,
    blocked,
    ownCalendar,
    sampleFolder: folders.house,
    dataFolder: folders.data,
    log: sentenceLog,
    now: () => now,
  });
  const availability = source.current();
  const files = writeCalendarFiles(availability, settings.siteUrl);
  await writeFiles(join(folders.dist, "static"), files);
  return availability;
}

/** A log that prints sentences instead of JSON. */
const sentenceLog: Pick<Logger, "info" | "warn"> = {
  info: (fields) => console.log(describeLine(fields)),
  warn: (fields) => console.warn(describeLine(fields)),
};

function describeLine({ message, feed, reason }: Readonly<Record<string, unknown>>): string {
  return [message, reason, feed && `(${feed})`].filter(Boolean).join(" ");
}
