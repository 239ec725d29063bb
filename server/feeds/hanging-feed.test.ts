import { rm } from "node:fs/promises";
import { expect, it } from "vitest";
import { startFeedServer } from "../../tests/support/feeds/feed-server.ts";
import { writeFakeDist } from "../../tests/support/server/fake-site.ts";
import { createLogger } from "../logger.ts";
import { readSettings } from "../settings.ts";
import { startServer } from "../start-server.ts";

it("A page and the answer of the calendar come while a feed still hangs.", async () => {
  const feedServer = await startFeedServer();
  let hasGivenUp = false;
  const asked = new Promise<void>((resolve) => {
    feedServer.answerWith((_, response) => {
      response.on("close", () => {
        hasGivenUp = true;
      });
      resolve();
    });
  });
  const distFolder = await writeFakeDist();
  const env = {
    PORT: "0",
    HOST: "127.0.0.1",
    AVAILABILITY_FEEDS: `${feedServer.origin}/feed.ics`,
    AVAILABILITY_ALLOW_PRIVATE: "1",
    STORAGE_URL: `${distFolder}/data`,
  };
  const log = createLogger("silent", () => {});
  const server = await startServer({ distFolder, env, settings: readSettings(env), log });
  await asked;
  expect((await fetch(`${server.address}/hr`)).status).toBe(200);
  const answer = await fetch(`${server.address}/api/availability`);
  expect(await answer.json()).toMatchObject({ taken: [], checkedAt: null });
  expect(hasGivenUp).toBe(false);
  await server.close(1000);
  feedServer.close();
  await rm(distFolder, { recursive: true });
});
