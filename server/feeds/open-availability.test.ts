import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { realFeed } from "../../tests/support/feeds/feed-samples.ts";
import { startFeedServer } from "../../tests/support/feeds/feed-server.ts";
import { createLogger } from "../logger.ts";
import { readSettings } from "../settings.ts";
import { mayShowSample, openAvailability } from "./availability-source.ts";

const log = createLogger("silent", () => {});
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "villa-open-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function open(env: Record<string, string>, now = "2026-11-20T14:00:00Z") {
  const settings = readSettings(env);
  const folders = { sampleFolder: root, dataFolder: join(root, ".data") };
  return openAvailability({ settings, blocked: [], ...folders, log, now: () => new Date(now) });
}

describe("the calendar of a server", () => {
  it("is the sample of the build where no feed is set, from the start on, and says so", async () => {
    const sample = join(import.meta.dirname, "../../content/availability.ics");
    await copyFile(sample, join(root, "availability.ics"));
    const source = await open({});
    const { taken, openUntil, checkedAt, isSample } = source.current();
    expect(isSample).toBe(true);
    expect(checkedAt).toBe("2026-11-20T14:00:00Z");
    expect(openUntil).toBeNull();
    expect(taken.length).toBeGreaterThan(12);
    expect(taken.some(({ from }) => taken.some(({ to }) => to === from))).toBe(true);
  });

  it.each([
    [true, "http://localhost:3000"],
    [true, "https://villa.localhost"],
    [true, "http://127.1:8080"],
    [true, "http://[::1]"],
    [false, "https://villa.example"],
    [false, "https://localhost.example"],
    [false, "http://192.168.1.10"],
  ])("may be the sample: %s at %s", (expected, address) => {
    expect(mayShowSample(address)).toBe(expected);
  });

  it("comes from a real feed over the network, and from the folder after a restart", async () => {
    const server = await startFeedServer();
    server.answerWith((_, response) => {
      response.end(realFeed("01-booking-com-2026-08-real.ics"));
    });
    const env = { AVAILABILITY_FEEDS: `${server.origin}/v1?t=x`, AVAILABILITY_ALLOW_PRIVATE: "1" };
    const source = await open(env, "2026-08-22T21:12:15Z");
    await source.refresh();
    const known = source.current();
    expect(known).toMatchObject({ openUntil: "2027-02-01", checkedAt: "2026-08-22T21:12:15Z" });
    expect(known.taken).toHaveLength(6);
    server.close();
    const restarted = await open(env, "2026-08-22T21:30:00Z");
    expect(restarted.current()).toEqual(known);
    await restarted.refresh();
    expect(restarted.current()).toEqual(known);
  });

  it("does not come from a private address unless that is allowed", async () => {
    const server = await startFeedServer();
    const source = await open({ AVAILABILITY_FEEDS: server.origin });
    await source.refresh();
    server.close();
    expect(server.requests).toEqual([]);
    expect(source.current().checkedAt).toBeNull();
  });
});
