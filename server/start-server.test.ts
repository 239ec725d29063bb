import { once } from "node:events";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startFeedServer } from "../tests/support/feeds/feed-server.ts";
import { writeFakeDist } from "../tests/support/server/fake-site.ts";
import { createLogger } from "./logger.ts";
import { type Environment, readSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";
import { startServer } from "./start-server.ts";

const log = createLogger("silent", () => {});
let distFolder: string;
let taggedFolder: string;

beforeAll(async () => {
  distFolder = await writeFakeDist();
  taggedFolder = await writeFakeDist({ siteUrl: "https://villa.example", tagManagerId: "GTM-A1" });
});

afterAll(async () => {
  await rm(distFolder, { recursive: true });
  await rm(taggedFolder, { recursive: true });
});

function start(folder: string, changes: Environment = {}) {
  const env = { PORT: "0", HOST: "127.0.0.1", ...changes };
  return startServer({ distFolder: folder, env, settings: readSettings(env), log });
}

describe("starting the server", () => {
  it("serves the folder it is given, read before the first request", async () => {
    const server = await start(distFolder);
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const response = await fetch(`${server.address}/hr`, {
      headers: { "Accept-Encoding": "identity" },
    });
    expect(await response.text()).toBe("The bytes of home___hr.html");
    const ready = await fetch(`${server.address}/readyz`);
    expect([await ready.text(), ready.headers.get("Cache-Control")]).toEqual(["ready", "no-store"]);
    await server.close(1000);
    await expect(fetch(`${server.address}/hr`)).rejects.toThrow("fetch failed");
  });

  it("is not ready for new visitors from the moment it closes, and still alive", async () => {
    const server = await start(distFolder);
    const { hostname, port } = new URL(server.address);
    const answers = ["/readyz", "/healthz"].map(async (path) => {
      const socket = connect(Number(port), hostname);
      await once(socket, "connect");
      return { socket, path };
    });
    const checks = await Promise.all(answers);
    const closed = server.close(60_000);
    const texts = checks.map(({ socket, path }) => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      return text(socket);
    });
    expect(await texts[0]).toMatch(/^HTTP\/1.1 503 .*Connection: close\r\n.*closing$/is);
    expect(await texts[1]).toMatch(/^HTTP\/1.1 200 /);
    await closed;
  });

  it("says that there is no finished site where there is none, or half of one", async () => {
    const missing = join(distFolder, "nowhere");
    await expect(start(missing)).rejects.toThrow(StartError);
    await expect(start(missing)).rejects.toThrow(`There is no finished site in ${missing}: run`);
    const half = await writeFakeDist();
    await rm(join(half, "static", "about___hr.html.gz"));
    await expect(start(half)).rejects.toThrow("about___hr.html.gz");
    await rm(half, { recursive: true });
  });

  it("calls itself localhost when it listens everywhere, and names a port that is taken", async () => {
    const server = await start(distFolder, { HOST: "" });
    expect(server.address).toMatch(/^http:\/\/localhost:\d+$/);
    const PORT = new URL(server.address).port;
    await expect(start(distFolder, { HOST: "", PORT })).rejects.toThrow(
      `Port ${PORT} is taken by another program: stop it, or set PORT to another number.`,
    );
    await server.close(1000);
  });

  it.each([
    ["a socket for another process", { LISTEN_PID: "1", LISTEN_FDS: "1" }],
    ["no socket", { LISTEN_PID: String(process.pid), LISTEN_FDS: "0" }],
    ["what the build had", { SITE_URL: "https://VILLA.example/", TAG_MANAGER_ID: "GTM-A1" }],
    ["nothing in particular", { SITE_URL: "", TAG_MANAGER_ID: "" }],
  ])("listens by itself where the environment names %s", async (_what, env) => {
    const server = await start(taggedFolder, env);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    await server.close(1000);
  });

  it.each([
    ["a host that is not here", { HOST: "192.0.2.1" }, "Cannot listen on 192.0.2.1, port 0: "],
    [
      "two sockets handed over",
      { LISTEN_PID: String(process.pid), LISTEN_FDS: "2" },
      "LISTEN_FDS is 2: hand over one listening socket, not more.",
    ],
    [
      "the address of another build",
      { SITE_URL: "http://localhost:3000" },
      "SITE_URL holds http://localhost:3000, but the pages were built with https://villa.example",
    ],
    [
      "the tag manager of another build",
      { TAG_MANAGER_ID: "GTM-B2" },
      "TAG_MANAGER_ID holds GTM-B2, but the pages were built with GTM-A1: unset it or build again.",
    ],
  ])("refuses %s", async (_case, env, message) => {
    await expect(start(taggedFolder, env)).rejects.toThrow(message);
  });

  it("tells platforms the address of the site, which its build knows", async () => {
    const feed = await startFeedServer();
    onTestFinished(feed.close);
    const STORAGE_URL = join(taggedFolder, "feeds");
    const AVAILABILITY_FEEDS = `${feed.origin}/feed.ics`;
    const env = { AVAILABILITY_FEEDS, AVAILABILITY_ALLOW_PRIVATE: "1", STORAGE_URL };
    const server = await start(taggedFolder, env);
    await expect.poll(() => feed.requests.length).toBeGreaterThan(0);
    expect(feed.requests[0]?.headers["user-agent"]).toContain("(+https://villa.example)");
    await server.close(1000);
  });

  it("refuses a tag manager that the pages were built without", async () => {
    await expect(start(distFolder, { TAG_MANAGER_ID: "GTM-B2" })).rejects.toThrow(
      "TAG_MANAGER_ID holds GTM-B2, but the pages were built without one",
    );
  });
});
