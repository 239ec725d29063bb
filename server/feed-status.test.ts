import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type FakeServer,
  fakeAvailability,
  startFakeServer,
} from "../tests/support/server/fake-site.ts";
import type { FeedStatus } from "./feeds/poller.ts";

const secret = "a secret of 24 characters".replaceAll(" ", "-");
const status: FeedStatus = {
  checkedAt: "2026-11-20T14:00:00.000Z",
  triedAt: "2026-11-22T14:00:00.000Z",
  fault: "The platform answered with status 404.",
};

let server: FakeServer;

beforeAll(async () => {
  const availability = { ...fakeAvailability, status: () => [status, status] };
  server = await startFakeServer({ availability, statusSecret: secret });
});
afterAll(() => server.close());

const ask = (headers: Record<string, string>) => server.ask("/api/availability/status", headers);

it.each([
  ["on this machine", {}],
  ["with the secret", { Host: "villa.example", Authorization: `Bearer ${secret}` }],
  ["with the secret, through a proxy", { Via: "1.1 x", Authorization: `Bearer ${secret}` }],
])("whoever asks %s reads when each feed was last read, and why not", async (_case, headers) => {
  const response = await ask(headers);
  expect(await response.json()).toEqual({
    feeds: [
      { feed: 1, ...status },
      { feed: 2, ...status },
    ],
  });
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

it.each([
  ["under the site's name", { Host: "villa.example" }],
  ["through a proxy on this machine", { "X-Forwarded-For": "203.0.113.7" }],
  ["through another one", { Host: "localhost", Forwarded: "for=203.0.113.7" }],
  ["with another secret", { Host: "villa.example", Authorization: `Bearer ${secret}x` }],
  ["with none", { Host: "villa.example", Authorization: "Bearer " }],
])("whoever asks %s is told that there is nothing", async (_case, headers) => {
  expect((await ask(headers)).status).toBe(404);
});
