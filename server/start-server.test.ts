import { once } from "node:events";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { addDays } from "../domain/dates/calendar-date.ts";
import { dateAtHouse } from "../domain/dates/today.ts";
import { StartError } from "../house/findings/start-error.ts";
import { calendarOf, stayOf } from "../tests/support/feeds/feed-samples.ts";
import { startFeedServer } from "../tests/support/feeds/feed-server.ts";
import { hasRedis, startRedis } from "../tests/support/feeds/redis-process.ts";
import { writeFakeDist } from "../tests/support/server/fake-site.ts";
import { createLogger } from "./logger.ts";
import { type Environment, readSettings } from "./settings.ts";
import { startServer } from "./start-server.ts";

const log = createLogger("silent", () => {});
const distFolder = await writeFakeDist();
const halfFolder = await writeFakeDist();
/** A site on a public address, with a tag manager. */
const publicFolder = await writeFakeDist({
  siteUrl: "https://villa.example",
  tagManagerId: "GTM-A1",
});

/** One that lets guests write to the house. */
const askedFolder = await writeFakeDist({ siteUrl: "https://villa.example", enquiries: "server" });

function start(folder: string, changes: Environment = {}) {
  const env = { PORT: "0", HOST: "127.0.0.1", ...changes };
  return startServer({ distFolder: folder, env, settings: readSettings(env), log });
}

async function readCalendar(address: string): Promise<{ checkedAt: string | null }> {
  return await (await fetch(`${address}/api/availability`)).json();
}

describe("starting the server", () => {
  it("serves until it closes, still alive then, but not ready for new visitors", async () => {
    const server = await start(distFolder);
    const { hostname, port } = new URL(server.address);
    const ready = await fetch(`${server.address}/readyz`);
    expect([await ready.text(), ready.headers.get("Cache-Control")]).toEqual(["ready", "no-store"]);
    const answers = ["/readyz", "/healthz"].map(async (path) => {
      const socket = connect(Number(port), hostname);
      await once(socket, "connect");
      return { socket, path };
    });
    const checks = await Promise.all(answers);
    const closed = server.close(60_000);
    const messages = checks.map(({ socket, path }) => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      return text(socket);
    });
    expect(await messages[0]).toMatch(/^HTTP\/1.1 503 .*Connection: close\r\n.*closing$/is);
    expect(await messages[1]).toMatch(/^HTTP\/1.1 200 /);
    await closed;
    await expect(fetch(server.address)).rejects.toThrow("fetch failed");
  });

  it("says that there is no finished site where there is none, or half of one", async () => {
    const missing = join(distFolder, "nowhere");
    await expect(start(missing)).rejects.toThrow(StartError);
    await expect(start(missing)).rejects.toThrow(`There is no finished site in ${missing}: run`);
    await rm(join(halfFolder, "static", "about___hr.html.gz"));
    await expect(start(halfFolder)).rejects.toThrow("about___hr.html.gz");
  });

  it("calls itself localhost when it listens everywhere, and names a port that is taken", async () => {
    // A socket for another process, and what the build had, change nothing.
    const ofOthers = { LISTEN_PID: "1", LISTEN_FDS: "1", SITE_URL: "https://VILLA.example/" };
    const server = await start(publicFolder, { ...ofOthers, HOST: "", TAG_MANAGER_ID: "GTM-A1" });
    expect(server.address).toMatch(/^http:\/\/localhost:\d+$/);
    const PORT = new URL(server.address).port;
    await expect(start(distFolder, { HOST: "", PORT })).rejects.toThrow(
      `Port ${PORT} is taken by another program: stop it, or set PORT to another number.`,
    );
    await server.close(0);
  });

  it("needs to know where enquiries go, keeps the mail server's secret, and says how many wait", async () => {
    await expect(start(askedFolder)).rejects.toThrow("SMTP_URL and ENQUIRY_TO is not set");
    const secret = { SMTP_URL: "smtp://me:hidden@127.0.0.1:1" };
    await expect(start(askedFolder, secret)).rejects.toThrow(
      /^(?!.*hidden).*but ENQUIRY_TO is not/,
    );
    const server = await start(askedFolder, { ...secret, ENQUIRY_TO: "host@villa.example" });
    const ready = await fetch(`${server.address}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([200, "ready"]);
    await server.close(0);
  });

  it("refuses in one line where no enquiry could be kept, and serves a house that takes none", async () => {
    const file = join(askedFolder, "manifest.json");
    const env = {
      ...{ SMTP_URL: "smtp://127.0.0.1:1", ENQUIRY_TO: "host@villa.example" },
      STORAGE_URL: join(file, "storage"),
    };
    await expect(start(askedFolder, env)).rejects.toThrow(
      /^villa\.json lets guests write .*manifest\.json\/storage\/site\.db lies below a file: name a folder in STORAGE_URL\.$/,
    );
    await expect(
      start(askedFolder, { ...env, STORAGE_URL: "redis://127.0.0.1:1" }),
    ).rejects.toThrow(/The Redis of STORAGE_URL cannot be used \(it gives no answer\)/);
    const server = await start(distFolder, env);
    expect((await fetch(server.address)).status).toBe(200);
    await server.close(0);
  });

  it.each([
    ["HOST", "192.0.2.1", "Cannot listen on 192.0.2.1, port 0: "],
    ["LISTEN_FDS", "2", "LISTEN_FDS is 2: hand over one listening socket, not more."],
    ["SITE_URL", "http://localhost:3000", "the pages were built with https://villa.example: unset"],
    ["TAG_MANAGER_ID", "GTM-B2", "the pages were built with GTM-A1: unset it or build again."],
  ])("refuses where %s is %s", async (name, value, message) => {
    const env = { LISTEN_PID: String(process.pid), [name]: value };
    await expect(start(publicFolder, env)).rejects.toThrow(message);
  });
});

it.each(["a folder", ...(hasRedis ? ["Redis"] : [])])(
  "Two servers that share %s lose one, and a new one knows the calendar of a feed that is down.",
  async (kind) => {
    const from = addDays(dateAtHouse(new Date()), 30);
    const stay = { from, to: addDays(from, 2) };
    const [arrival, departure] = [stay.from, stay.to].map((date) => date.replaceAll("-", ""));
    const bytes = calendarOf(stayOf(arrival ?? "", departure ?? ""));
    const feed = await startFeedServer();
    feed.answerWith((_, response) => response.end(bytes));
    const redis = kind === "Redis" ? await startRedis() : undefined;
    if (redis) onTestFinished(redis.kill);
    const env = {
      AVAILABILITY_FEEDS: `${feed.origin}/calendar.ics?s=secret`,
      AVAILABILITY_ALLOW_PRIVATE: "1",
      STORAGE_URL: redis?.url ?? join(publicFolder, "shared"),
    };
    // Beside what the owner of the house has blocked.
    const known = { taken: expect.arrayContaining([stay]), checkedAt: expect.any(String) };
    const [lost, other] = await Promise.all([start(publicFolder, env), start(publicFolder, env)]);
    for (const { address } of [lost, other]) {
      await expect.poll(() => readCalendar(address), { timeout: 20_000 }).toMatchObject(known);
    }
    expect(feed.requests[0]?.headers["user-agent"]).toContain("(+https://villa.example)");
    feed.close();
    await lost.close(0);
    const fresh = await start(publicFolder, env);
    expect(await readCalendar(fresh.address)).toMatchObject(known);
    await fresh.close(0);
    await other.close(0);
  },
);
