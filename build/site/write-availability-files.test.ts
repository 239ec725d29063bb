import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { readSettings } from "../../server/settings.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { writeAvailabilityFiles } from "./write-availability-files.ts";

const now = new Date("2026-11-20T14:00:00Z");
const sample = readFileSync(
  join(import.meta.dirname, "../../tests/houses/ginestra/availability.ics"),
  "utf8",
);

async function write(
  env: Record<string, string>,
  root = createTemporaryFolder({ "availability.ics": sample }),
) {
  const files = join(root, "dist", "static");
  mkdirSync(files, { recursive: true });
  const warn = vi.spyOn(console, "warn").mockReset().mockReturnValue();
  const dist = join(root, "dist");
  const folders = { house: root, data: join(root, ".data"), dist };
  const availability = await writeAvailabilityFiles(folders, readSettings(env), now);
  const sentences = warn.mock.calls.flat();
  return { availability, files, sentences, dist };
}

describe("the calendar of a static host", () => {
  it("is there for guests and for other platforms", async () => {
    const { availability, files, sentences } = await write({});
    expect(sentences).toEqual([]);
    const sent = readFileSync(join(files, "api", "availability"), "utf8");
    expect(JSON.parse(sent)).toEqual(availability);
    const calendar = readFileSync(join(files, "calendar.ics"), "utf8");
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(availability.taken.length);
  });

  it("is none for platforms while a feed was never read: it would free all nights", async () => {
    // Loopback is refused unless it is allowed.
    const feed = { AVAILABILITY_FEEDS: "http://127.0.0.1/feed.ics" };
    const { availability, files, sentences } = await write(feed);
    expect(sentences).toEqual([
      expect.stringMatching(/^A calendar feed could not be read\. .*private.*\(1: http:.*\)$/),
    ]);
    expect(existsSync(join(files, "calendar.ics"))).toBe(false);
    expect(availability).toMatchObject({ taken: [], checkedAt: null });
  });

  it.each([
    ["there is neither a feed nor a sample", {}, createTemporaryFolder],
    ["a public address has no feeds", { SITE_URL: "https://villa.example" }, undefined],
  ])("invents nothing where %s, and the build says so", async (_where, env, create) => {
    const { availability, files, sentences, dist } = await write(env, create?.({}));
    expect(availability).toMatchObject({ taken: [], checkedAt: null });
    expect(existsSync(join(files, "calendar.ics"))).toBe(false);
    expect(existsSync(join(dist, "availability.ics"))).toBe(false);
    expect(sentences).toEqual([
      expect.stringContaining("No calendar feed is set: dates are on request"),
    ]);
  });
});
