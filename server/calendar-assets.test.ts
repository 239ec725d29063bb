import { array, assert, integer, property, tuple } from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Availability } from "../app/stay/availability.ts";
import { addDays } from "../app/stay/calendar-date.ts";
import {
  type FakeServer,
  fakeAvailability,
  startFakeServer,
} from "../tests/support/server/fake-site.ts";
import { writeCalendar } from "./calendar-assets.ts";
import type { FeedStatus } from "./feeds/poller.ts";
import { mergeRanges, readFeed } from "./feeds/read-feed.ts";

const secret = "a secret of 24 characters".replaceAll(" ", "-");
const status: FeedStatus = {
  checkedAt: "2026-11-20T14:00:00.000Z",
  triedAt: "2026-11-22T14:00:00.000Z",
  fault: "The platform answered with status 404.",
};

let server: FakeServer;
let ask: FakeServer["ask"];
let availability = fakeAvailability.current();

beforeAll(async () => {
  server = await startFakeServer({
    availability: {
      ...fakeAvailability,
      current: () => availability,
      status: () => [status, status],
    },
    statusSecret: secret,
  });
  ask = server.ask;
});

afterAll(() => server.close());

async function change(changes: Partial<Availability>): Promise<void> {
  availability = { ...fakeAvailability.current(), ...changes };
  await server.refresh();
}

it.each([
  ["/api/availability", "application/json; charset=utf-8"],
  ["/calendar.ics", "text/calendar; charset=utf-8"],
])("%s may be kept for a minute, and is 304 until it changes", async (path, type) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe(type);
  const cacheControl = "public, max-age=60, stale-while-revalidate=600";
  expect(response.headers.get("Cache-Control")).toBe(cacheControl);
  expect(await (await ask(`${path}?from=1999-01-01`)).text()).toBe(await response.text());
  const etag = response.headers.get("ETag") ?? "";
  const same = await ask(path, { "If-None-Match": `W/${etag}` });
  expect(same.status).toBe(304);
  expect(same.headers.get("Cache-Control")).toBe(cacheControl);
  await change({ taken: [{ from: "2027-01-01", to: "2027-01-03" }] });
  expect((await ask(path, { "If-None-Match": etag })).status).toBe(200);
  await change({});
});

it("There is no calendar for platforms until every feed has been read: it would free all nights.", async () => {
  expect(await (await ask("/api/availability")).json()).toEqual(availability);
  await change({ taken: [], checkedAt: null });
  const response = await ask("/calendar.ics");
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("300");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect((await ask("/api/availability")).status, "guests are told so").toBe(200);
  await change({});
});

const askStatus = (headers: Record<string, string>) => ask("/api/availability/status", headers);

it.each([
  ["on this machine", {}],
  ["with the secret", { Host: "villa.example", Authorization: `Bearer ${secret}` }],
  ["with the secret, through a proxy", { Via: "1.1 x", Authorization: `Bearer ${secret}` }],
])("whoever asks %s reads when each feed was last read, and why not", async (_case, headers) => {
  const response = await askStatus(headers);
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
  expect((await askStatus(headers)).status).toBe(404);
});

const written: Availability = {
  from: "2026-11-20",
  until: "2028-05-20",
  openUntil: "2028-02-19",
  taken: [
    { from: "2026-12-05", to: "2026-12-07" },
    { from: "2026-12-07", to: "2026-12-09" },
  ],
  checkedAt: "2026-11-20T14:00:00Z",
};

const text = writeCalendar(written, "https://villa.example");

describe("the calendar for other platforms", () => {
  it("holds the taken nights, without names, as RFC 5545 asks", () => {
    expect(text).toContain(
      [
        ...["BEGIN:VEVENT", "UID:20261205-20261207@villa.example", "DTSTAMP:20261205T000000Z"],
        ...["DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20261207", "SUMMARY:Not available"],
        ...["TRANSP:OPAQUE", "END:VEVENT", ""],
      ].join("\r\n"),
    );
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-\/\/villa.example\/\//);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("is read back as the same nights", () => {
    const anyStay = tuple(integer({ min: 0, max: 200 }), integer({ min: 1, max: 20 }));
    assert(
      property(array(anyStay), (stays) => {
        const taken = mergeRanges(
          stays.map(([day, nights]) => {
            const from = addDays(written.from, day);
            return { from, to: addDays(from, nights) };
          }),
        );
        const calendar = writeCalendar({ ...written, taken }, "https://villa.example");
        expect(readFeed(Buffer.from(calendar), written.from).taken).toEqual(taken);
      }),
    );
  });

  it("folds lines of more than 75 octets", () => {
    const host = `${"a".repeat(60)}.${"b".repeat(60)}.example`;
    const long = writeCalendar(written, `https://${host}`);
    expect(Math.max(...long.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(75);
    expect(long.replaceAll("\r\n ", "")).toContain(`UID:20261205-20261207@${host}\r\n`);
  });
});
