// Servers are started again, or lost, while visitors come: none of them may notice more than a wait.
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { addDays } from "../app/stay/calendar-date.ts";
import { dateAtHouse } from "../app/stay/today.ts";
import { calendarOf, stayOf } from "../tests/support/feeds/feed-samples.ts";
import { startFeedServer } from "../tests/support/feeds/feed-server.ts";
import { hasRedis, startRedis } from "../tests/support/feeds/redis-process.ts";
import { startServiceManager } from "../tests/support/server/fake-service-manager.ts";
import { writeFakeDist } from "../tests/support/server/fake-site.ts";
import { listenLocally } from "../tests/support/server/listen-locally.ts";
import { addressOf, startProcess } from "../tests/support/server/server-process.ts";

let distFolder: string;

beforeAll(async () => {
  distFolder = await writeFakeDist();
});

afterAll(async () => {
  await rm(distFolder, { recursive: true });
});

/** A server in a process of its own, which ends with the test. */
function startForTest(env: Readonly<Record<string, string>>) {
  const server = startProcess(distFolder, env);
  onTestFinished(() => void server.child.kill("SIGKILL"));
  return server;
}

async function ask(address: string, agent: Agent | false): Promise<IncomingMessage> {
  const [response] = await once(get(address, { agent }), "response");
  return response;
}

/** Three visitors, each of whom asks for a page again and again, over a new connection each time. */
function startVisitors(address: string) {
  const lost: unknown[] = [];
  let answered = 0;
  let isOver = false;

  async function visit(): Promise<void> {
    while (!isOver) {
      try {
        const body = await text(await ask(`${address}/hr`, false));
        expect(body).toBe("The bytes of home___hr.html");
        answered += 1;
      } catch (error) {
        lost.push(error);
      }
    }
  }

  const visits = Promise.all([visit(), visit(), visit()]);
  return {
    /** Resolves when thirty more have been answered. */
    seeAnswers: async () => {
      const wanted = answered + 30;
      await vi.waitFor(() => expect(answered).toBeGreaterThan(wanted), { timeout: 30_000 });
    },
    /** What went wrong, when the last has been answered. */
    end: async () => {
      isOver = true;
      await visits;
      return lost;
    },
  };
}

/** A proxy that asks the next server where one does not answer, as nginx and Caddy do. */
async function startProxy(servers: readonly string[]): Promise<string> {
  const agent = new Agent({ keepAlive: true });

  async function passOn({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const server of servers) {
      try {
        const answer = await ask(server + url, agent);
        response.writeHead(answer.statusCode ?? 502);
        answer.pipe(response);
        return;
      } catch {
        // Refused, or closed before there was an answer: another may be asked.
      }
    }
    response.writeHead(502).end();
  }

  const proxy = createServer((request, response) => void passOn(request, response));
  const port = await listenLocally(proxy);
  onTestFinished(() => {
    agent.destroy();
    proxy.close();
  });
  return `http://127.0.0.1:${port}`;
}

// A machine too busy to send a request within the second that an open connection has fails once.
describe("a restart while visitors come", { retry: 1 }, () => {
  it("loses no request where a service manager holds the socket", async () => {
    const manager = await startServiceManager(distFolder);
    await manager.waitForStarts(1);
    const visitors = startVisitors(manager.address);
    await visitors.seeAnswers();
    for (const starts of [2, 3]) {
      manager.restart();
      await manager.waitForStarts(starts);
      await visitors.seeAnswers();
    }
    expect(await visitors.end()).toEqual([]);
    expect(manager.exitCodes()).toEqual(["0", "0"]);
    expect(new Set(manager.namedAddresses())).toEqual(new Set([manager.address]));
  });

  it("loses no request where a proxy knows two servers that take turns", async () => {
    const start = (PORT = "0") => startForTest({ LOG_LEVEL: "silent", PORT });
    const [one, other] = [start(), start()];
    const addresses = await Promise.all([one, other].map(addressOf));
    const visitors = startVisitors(await startProxy(addresses));
    await visitors.seeAnswers();
    one.child.kill("SIGTERM");
    expect(await one.exit).toBe(0);
    await visitors.seeAnswers();
    await addressOf(start(new URL(addresses[0] ?? "").port));
    other.child.kill("SIGTERM");
    expect(await other.exit).toBe(0);
    await visitors.seeAnswers();
    expect(await visitors.end()).toEqual([]);
  });
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
      const start = () => startForTest(env);

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
