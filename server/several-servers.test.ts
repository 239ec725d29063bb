// Servers that share nothing but the storage of the calendar.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { addDays } from "../app/stay/calendar-date.ts";
import { dateAtHouse } from "../app/stay/today.ts";
import { calendarOf, stayOf } from "../tests/support/feeds/feed-samples.ts";
import { startFeedServer } from "../tests/support/feeds/feed-server.ts";
import { hasRedis, startRedis } from "../tests/support/feeds/redis-process.ts";
import { writeFakeDist } from "../tests/support/server/fake-site.ts";
import { addressOf, startProcess } from "../tests/support/server/server-process.ts";

let distFolder: string;

beforeAll(async () => {
  distFolder = await writeFakeDist();
});

afterAll(async () => {
  await rm(distFolder, { recursive: true });
});

/** A feed in which one stay in a month is taken, and the nights of it. */
async function startFeed() {
  const from = addDays(dateAtHouse(new Date()), 30);
  const stay = { from, to: addDays(from, 2) };
  const feed = await startFeedServer();
  const [arrival, departure] = [stay.from, stay.to].map((date) => date.replaceAll("-", ""));
  feed.answerWith((_, response) => {
    response.end(calendarOf(stayOf(arrival ?? "", departure ?? "")));
  });
  return { feed, stay };
}

async function shareFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "villa-shared-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function shareRedis(): Promise<string> {
  const redis = await startRedis();
  onTestFinished(redis.kill);
  return redis.url;
}

async function readCalendar(address: string): Promise<{ checkedAt: string | null }> {
  return await (await fetch(`${address}/api/availability`)).json();
}

const storages = [
  { kind: "a folder", share: shareFolder, isThere: true },
  { kind: "Redis", share: shareRedis, isThere: hasRedis },
];

describe.each(storages)("two servers that share $kind", ({ share, isThere }) => {
  it.skipIf(!isThere)(
    "lose one, and a new one knows the calendar though the feed is down",
    async () => {
      const { feed, stay } = await startFeed();
      const env = {
        AVAILABILITY_FEEDS: `${feed.origin}/calendar.ics?s=secret`,
        AVAILABILITY_ALLOW_PRIVATE: "1",
        STORAGE_URL: await share(),
      };
      const start = () => {
        const server = startProcess(distFolder, env);
        onTestFinished(() => void server.child.kill("SIGKILL"));
        return server;
      };

      // Beside what the owner of the house has blocked.
      const taken = expect.arrayContaining([stay]);
      const [lost, other] = [start(), start()];
      const addresses = await Promise.all([lost, other].map(addressOf));
      for (const address of addresses) {
        await vi.waitFor(async () => {
          expect(await readCalendar(address)).toMatchObject({ taken });
        }, 20_000);
      }
      feed.close();
      lost.child.kill("SIGKILL");
      await lost.exit;

      const [, remaining = ""] = addresses;
      const known = await readCalendar(remaining);
      expect((await fetch(`${remaining}/hr`)).status).toBe(200);
      const fresh = await readCalendar(await addressOf(start()));
      expect(fresh).toMatchObject({ taken, checkedAt: expect.any(String) });
      expect({ ...fresh, checkedAt: "" }).toEqual({ ...known, checkedAt: "" });
    },
  );
});
