import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, earlierOf, laterOf } from "../domain/dates/calendar-date.ts";
import type { Availability } from "../domain/nights/availability.ts";
import { anyCalendar, calendarOf, today } from "../tests/support/sample-availability.ts";
import { fakeAvailability, startFakeServer } from "../tests/support/server/fake-site.ts";
import { writeCalendar } from "./calendar-assets.ts";
import type { FeedStatus } from "./feeds/poller.ts";
import { mergeRanges } from "./feeds/ranges.ts";
import { readFeed } from "./feeds/read-feed.ts";

const secret = "a-secret-of-24-characters";
const status: FeedStatus = {
  checkedAt: "2026-11-20T14:00:00.000Z",
  triedAt: "2026-11-22T14:00:00.000Z",
  fault: "The platform answered with status 404.",
  end: "departure",
  notes: ["3 events are marked as free (TRANSP:TRANSPARENT) and take no night."],
};

let availability = fakeAvailability.current();
const current = () => availability;
const { ask, refresh } = await startFakeServer({
  availability: { ...fakeAvailability, current, status: () => [status, status] },
  statusSecret: secret,
});

async function change(changes: Partial<Availability>): Promise<void> {
  availability = { ...fakeAvailability.current(), ...changes };
  await refresh();
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

it.each([
  ["on this machine", {}, 200],
  ["with the secret", { Host: "villa.example", Authorization: `Bearer ${secret}` }, 200],
  ["with it, through a proxy", { Via: "1.1 x", Authorization: `Bearer ${secret}` }, 200],
  ["under the site's name", { Host: "villa.example" }, 404],
  ["through a proxy on this machine", { "X-Forwarded-For": "203.0.113.7" }, 404],
  ["through another one", { Host: "localhost", Forwarded: "for=203.0.113.7" }, 404],
  ["with another secret", { Host: "villa.example", Authorization: `Bearer ${secret}x` }, 404],
  ["with none", { Host: "villa.example", Authorization: "Bearer " }, 404],
])("Who asks %s reads when each feed was read, and why not, or nothing.", async (...row) => {
  const [, headers, expected] = row;
  const response = await ask("/api/availability/status", headers as Record<string, string>);
  expect(response.status).toBe(expected);
  if (expected === 404) return;
  const feeds = [1, 2].map((feed) => ({ feed, ...status }));
  expect(await response.json()).toEqual({ feeds });
  expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

describe("the calendar for other platforms", () => {
  const taken = [{ from: "2026-12-05", to: "2026-12-07" }];

  it("holds the taken nights, without names, as RFC 5545 asks", () => {
    const text = writeCalendar(calendarOf(taken), "https://villa.example");
    expect(text).toContain(
      [
        ...["BEGIN:VEVENT", "UID:until-20261207@villa.example", "DTSTAMP:20200101T000000Z"],
        ...["DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20261207", "SUMMARY:Not available"],
        ...["TRANSP:OPAQUE", "END:VEVENT", "END:VCALENDAR", ""],
      ].join("\r\n"),
    );
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-\/\/villa.example\/\//);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("is read back as the same nights", () => {
    assert(
      property(anyCalendar, (calendar) => {
        const bytes = Buffer.from(writeCalendar(calendar, "https://villa.example"));
        expect(mergeRanges(readFeed(bytes, calendar.from).ranges)).toEqual(calendar.taken);
      }),
    );
  });

  it("knows each stay by the same name from day to day, until it is over", () => {
    const identities = (calendar: Availability) =>
      writeCalendar(calendar, "https://villa.example").match(/(?<=UID:).*/g) ?? [];
    // Nights as they are published on a day: cut at that day, and at the end of the calendar.
    const cut = ({ taken, from, until }: Availability) =>
      taken
        .filter((range) => range.to > from && range.from < until)
        .map((range) => ({ from: laterOf(range.from, from), to: earlierOf(range.to, until) }));
    assert(
      property(anyCalendar, integer({ min: 1, max: 40 }), (calendar, days) => {
        const publish = (from: string) => {
          const published = { ...calendar, from, until: addDays(from, 200) };
          return { ...published, taken: cut(published) };
        };
        const [now, later] = [publish(today), publish(addDays(today, days))];
        const [before, after] = [identities(now), identities(later)];
        expect(new Set(before).size).toBe(now.taken.length);
        const whole = now.taken.filter(({ to }) => to < now.until);
        const left = whole.flatMap(({ to }, index) => (to > later.from ? before[index] : []));
        expect(after.slice(0, left.length)).toEqual(left);
      }),
    );
  });

  it("folds lines of more than 75 octets", () => {
    const host = `${"a".repeat(60)}.${"b".repeat(60)}.example`;
    const long = writeCalendar(calendarOf(taken), `https://${host}`);
    expect(Math.max(...long.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(75);
    expect(long.replaceAll("\r\n ", "")).toContain(`UID:until-20261207@${host}\r\n`);
  });
});
