import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "../../server/settings.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { writeAvailabilityFiles } from "./write-availability-files.ts";

const now = new Date("2026-11-20T14:00:00Z");
const sample = readFileSync(join(import.meta.dirname, "../../content/availability.ics"), "utf8");

async function write(env: Record<string, string>) {
  const root = createTemporaryFolder({ "content/availability.ics": sample });
  const files = join(root, "dist", "static");
  mkdirSync(files, { recursive: true });
  const sentences: string[] = [];
  const print = (sentence: string) => sentences.push(sentence);
  const [content, dist] = [join(root, "content"), join(root, "dist")];
  const availability = await writeAvailabilityFiles(content, dist, readSettings(env), now, print);
  return { availability, files, sentences, dist };
}

describe("the calendar of a static host", () => {
  it("is there for guests and for other platforms", async () => {
    const { availability, files, sentences } = await write({});
    expect(sentences).toEqual([]);
    const sent = JSON.parse(readFileSync(join(files, "api", "availability"), "utf8"));
    expect(sent).toEqual(availability);
    const calendar = readFileSync(join(files, "calendar.ics"), "utf8");
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(availability.taken.length);
  });

  it("is none for platforms while a feed was never read: it would free all nights", async () => {
    // Loopback is refused unless it is allowed.
    const { files, sentences } = await write({ AVAILABILITY_FEEDS: "http://127.0.0.1/feed.ics" });
    expect(sentences).toEqual([
      expect.stringMatching(/^A calendar feed could not be read. Feed 1: http:.*private network;/),
    ]);
    expect(existsSync(join(files, "calendar.ics"))).toBe(false);
    const sent = JSON.parse(readFileSync(join(files, "api", "availability"), "utf8"));
    expect(sent).toMatchObject({ taken: [], checkedAt: null });
  });

  it("invents nothing on a public address without feeds, and the build says so", async () => {
    const { availability, files, sentences, dist } = await write({
      SITE_URL: "https://villa.example",
    });
    expect(availability).toMatchObject({ taken: [], checkedAt: null });
    expect(existsSync(join(files, "calendar.ics"))).toBe(false);
    expect(existsSync(join(dist, "availability.ics"))).toBe(false);
    expect(sentences).toEqual([
      expect.stringContaining("No calendar feed is set: dates are on request"),
    ]);
  });
});
