import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calendarOf, eventOf, stayOf } from "../../tests/support/feeds/feed-samples.ts";
import { keepInMemory } from "../../tests/support/feeds/memory-snapshots.ts";
import { readSettings } from "../settings.ts";
import { createAvailabilitySource, mayShowSample } from "./availability-source.ts";
import { FeedError } from "./feed-entry.ts";
import type { FeedAnswer, FetchFeed } from "./fetch-feed.ts";
import { repeatWithBackOff } from "./poller.ts";

const one = "https://one.example/ical?s=secret";
const other = "https://other.example/ical?s=secret";
const firstStay = { from: "2026-12-05", to: "2026-12-07" };
const otherStay = { from: "2026-12-07", to: "2026-12-09" };
const halfHour = 30 * 60_000;
const firstFeed = calendarOf(stayOf("20261205", "20261207"));

function answerOf(bytes: Uint8Array, etag: string | null = null): FeedAnswer {
  return { kind: "changed", bytes, validators: { etag, lastModified: null } };
}

beforeEach(() => {
  const timers = ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;
  vi.useFakeTimers({
    now: new Date("2026-11-20T14:00:00Z"),
    toFake: ["Date", "performance", ...timers],
  });
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/**
 * A source whose feeds answer what `feeds` holds for their address at the moment, on a server whose
 * clock may be behind.
 */
function openSource(
  feeds: Record<string, () => Promise<FeedAnswer> | FeedAnswer>,
  snapshots = keepInMemory(),
  behindMilliseconds = 0,
) {
  const now = () => new Date(Date.now() - behindMilliseconds);
  const log = { warn: vi.fn() };
  const asked: { address: string; etag: string | null; at: string }[] = [];
  const fetchFeed: FetchFeed = async (address, { etag }, signal) => {
    asked.push({ address, etag, at: now().toISOString() });
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    timeout.catch(() => {});
    signal.addEventListener("abort", () => reject(new FeedError("No whole answer in time.")));
    const [, answer] = Object.entries(feeds).find(([entry]) => entry.startsWith(address)) ?? [];
    return await Promise.race([answer?.() ?? timeout, timeout]);
  };
  const source = createAvailabilitySource({
    settings: { ...readSettings({}).availability, feeds: Object.keys(feeds), timeoutSeconds: 0.1 },
    ...{ snapshots, log, fetchFeed, now },
  });
  const readLog = () => JSON.stringify(log.warn.mock.calls);
  return { source, asked, snapshots, readLog };
}

/** A stay whose event has a UID. */
function namedStay(uid: string, start: string, end: string): readonly string[] {
  return eventOf(`UID:${uid}`, `DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`);
}

const hangs = () => new Promise<never>(() => {});

describe("the source", () => {
  it("knows nothing at first, then what all feeds say, and answers without waiting", async () => {
    const { source } = openSource({
      [one]: () => answerOf(firstFeed),
      [other]: () => answerOf(calendarOf(stayOf("20261207", "20261209"))),
    });
    const before = source.current();
    expect(before).toMatchObject({ from: "2026-11-20", taken: [], checkedAt: null });
    source.start();
    expect(source.current()).toBe(before);
    await pass(0);
    expect(source.current()).toMatchObject({
      taken: [firstStay, otherStay],
      checkedAt: "2026-11-20T14:00:00Z",
    });
    source.stop();
  });

  it("tells of each change, and takes an unchanged feed for checked", async () => {
    let answer = answerOf(firstFeed, '"v1"');
    const { source, asked } = openSource({ [one]: () => answer });
    const heard: unknown[] = [];
    source.onChange(() => heard.push(source.current().checkedAt));
    await source.refresh();
    await source.refresh();
    answer = { kind: "unchanged" };
    await pass(halfHour);
    await source.refresh();
    expect(source.current().taken).toEqual([firstStay]);
    expect(heard).toEqual(["2026-11-20T14:00:00Z", "2026-11-20T14:30:00Z"]);
    expect(asked.map(({ etag }) => etag)).toEqual([null, '"v1"', '"v1"']);
  });

  it("leaves a platform alone for as long as it asks for, and says how it is about each feed", async () => {
    const fault = "The platform answered with status 429.";
    const { source, asked } = openSource({
      [one]: () => Promise.reject(new FeedError(fault, 6 * 3600)),
      [other]: () => answerOf(firstFeed),
    });
    source.start();
    await pass(12 * halfHour - 1);
    expect(asked.filter(({ address }) => address === one)).toHaveLength(1);
    const [first, second] = source.status();
    const triedAt = "2026-11-20T14:00:00.000Z";
    expect(first).toEqual({ checkedAt: null, triedAt, fault, end: "departure", notes: [] });
    expect(second).toMatchObject({ fault: null, checkedAt: second?.triedAt });
    await pass(1);
    expect(asked.filter(({ address }) => address === one)).toHaveLength(2);
    source.stop();
  });

  it("gives up on a feed that hangs, and waits for no other", async () => {
    const { source, readLog } = openSource({ [one]: hangs, [other]: () => answerOf(firstFeed) });
    source.start();
    await pass(0);
    expect(source.current()).toMatchObject({ taken: [firstStay], checkedAt: null });
    expect(readLog()).not.toContain("one.example");
    await vi.waitFor(() => expect(readLog()).toContain("No whole answer in time."));
    expect(readLog()).toContain('"feed":"1: https://one.example"');
    expect(readLog()).not.toContain("secret");
    source.stop();
  });

  it("tells owners of events that it could not read, guessed or passed over, once while they are the same", async () => {
    const good = [
      ...namedStay("a", "20261205", "20261212"),
      ...namedStay("b", "20261220", "20261227"),
    ];
    const free = [...stayOf("20270103", "20270110"), ...stayOf("20270203", "20270210")].map(
      (line) => line.replace(/^SUMMARY:.*/, "TRANSP:TRANSPARENT"),
    );
    let lines: readonly string[] = [...good, ...free];
    const { source, readLog } = openSource({ [one]: () => answerOf(calendarOf(lines)) });
    await source.refresh();
    const note = "2 events are marked as free (TRANSP:TRANSPARENT) and take no night.";
    expect(source.status()).toMatchObject([{ fault: null, notes: [note] }]);
    const { taken } = source.current();
    expect(taken).toHaveLength(2);
    lines = lines.map((line) => line.replace("DTEND;VALUE=DATE:20261212", "DTEND:0NaNaNaNTaNaNaN"));
    await source.refresh();
    await source.refresh();
    const fault =
      "1 event has an end that cannot be read: its first night is taken. " +
      "6 nights of earlier reads stay taken, because the dates of their events are not certain.";
    expect(source.status()).toMatchObject([{ fault, notes: [note] }]);
    expect(source.current().taken).toEqual(taken);
    for (const sentence of [note, fault]) expect(readLog().split(sentence)).toHaveLength(2);
    lines = good.slice(good.length / 2);
    await source.refresh();
    expect(source.current().taken, "an event that is gone is free").toEqual(taken.slice(1));
    expect(source.status()).toMatchObject([{ fault: null, notes: [] }]);
  });

  it("keeps the nights of events that cannot be read over restarts, and knows those that another server has read", async () => {
    const good = calendarOf([
      ...namedStay("a", "20261205", "20261212"),
      ...stayOf("20261220", "20261227"),
    ]);
    const damaged = Buffer.from(Buffer.from(good).toString().replace(":20261205", ":tomorrow"));
    let bytes: Uint8Array = firstFeed;
    const feeds = { [one]: () => answerOf(bytes) };
    const mine = openSource(feeds);
    await mine.source.refresh();
    await pass(halfHour);
    bytes = good;
    const others = openSource(feeds, mine.snapshots);
    await others.source.refresh();
    const { taken } = others.source.current();
    bytes = damaged;
    await pass(halfHour);
    await mine.source.refresh();
    expect(mine.source.current().taken).toEqual(taken);
    for (let restarts = 0; restarts < 3; restarts += 1) {
      const { source } = openSource(feeds, mine.snapshots);
      await source.restore();
      await source.refresh();
      expect(source.current().taken).toEqual(taken);
    }
  });

  it("reads the ends of a feed as its entry says, and frees nothing when that is added", async () => {
    const snapshots = keepInMemory();
    let answer: FeedAnswer | undefined = answerOf(firstFeed, '"v1"');
    const answers = () => answer ?? Promise.reject(new FeedError("down"));
    const before = openSource({ [one]: answers }, snapshots);
    await before.source.refresh();
    answer = undefined;
    const entry = `${one}#end=last-night`;
    const after = openSource({ [entry]: answers }, snapshots);
    await after.source.restore();
    await after.source.refresh();
    expect(after.source.current().taken, "while it cannot be read").toEqual([firstStay]);
    answer = answerOf(firstFeed, '"v1"');
    await after.source.refresh();
    expect(after.source.current().taken).toEqual([{ ...firstStay, to: "2026-12-08" }]);
    expect(after.source.status()).toMatchObject([{ end: "last-night" }]);
    await after.source.refresh();
    const etags = after.asked.map(({ address, etag }) => [address, etag]);
    expect(etags, "read anew, not unchanged").toEqual([
      [one, null],
      [one, null],
      [one, '"v1"'],
    ]);
  });

  const full = { from: "20261205", to: "20261207" };
  const past = { from: "20261101", to: "20261108" };
  const closure = { from: "20270820", to: "20271121" };

  it.each([
    ["is kept", full, [0, 180]],
    ["is kept", full, [0, 90, 179]],
    ["is kept", closure, [0, 90, 179]],
    ["is believed", full, [0, 90, 180]],
    ["is believed", past, [0]],
  ])("%s of %j when it is suddenly empty at the minutes %j", async (end, { from, to }, minutes) => {
    let bytes = calendarOf(stayOf(from, to));
    const { source, readLog } = openSource({ [one]: () => answerOf(bytes) });
    await source.refresh();
    const before = source.current();
    bytes = calendarOf([]);
    const began = Date.now();
    for (const minute of minutes) {
      await pass(began + minute * 60_000 - Date.now());
      await source.refresh();
    }
    const { taken, openUntil, checkedAt } = source.current();
    if (end === "is kept") expect(source.current()).toEqual(before);
    else expect([taken, openUntil, Date.parse(checkedAt ?? "")]).toEqual([[], null, Date.now()]);
    expect(readLog().includes("suddenly empty"), "is logged").toBe(from !== past.from);
  });

  it("believes no empty calendar because of one clock that was set, over restarts", async () => {
    const snapshots = keepInMemory();
    let bytes = firstFeed;
    const read = async (behind: number) => {
      const { source } = openSource({ [one]: () => answerOf(bytes) }, snapshots, behind);
      await source.restore();
      await source.refresh();
      return source.current().taken;
    };
    await read(0);
    bytes = calendarOf([]);
    // It jumps ahead by days, and back, as often as it likes.
    for (const behind of [0, -300, 0, -300, 0, -200]) {
      expect(await read(behind * halfHour)).toEqual([firstStay]);
    }
  });

  it("takes what another server has read meanwhile, if that is newer, where it cannot itself", async () => {
    let isBroken = false;
    const answer = () => (isBroken ? Promise.reject(new FeedError("down")) : answerOf(firstFeed));
    const mine = openSource({ [one]: answer });
    const otherFeed = calendarOf(stayOf("20261207", "20261209"));
    const others = openSource({ [one]: () => answerOf(otherFeed) }, mine.snapshots, halfHour);
    await others.source.refresh();
    await pass(halfHour);
    await mine.source.refresh();
    const known = mine.source.current();
    expect(known).toMatchObject({ taken: [firstStay], checkedAt: "2026-11-20T14:30:00Z" });

    isBroken = true;
    await others.source.refresh();
    await mine.source.refresh();
    expect(mine.source.current()).toEqual(known);

    await pass(2 * halfHour);
    await others.source.refresh();
    await mine.source.refresh();
    expect(mine.source.current()).toMatchObject({
      taken: [otherStay],
      checkedAt: "2026-11-20T15:00:00Z",
    });
  });

  it("begins a new day at the house's midnight, and tells its listeners", async () => {
    const { source } = openSource({ [one]: hangs });
    const days: string[] = [];
    source.onChange(() => days.push(source.current().from));
    source.start();
    await pass(8 * 60 * 60_000 + 59 * 60_000);
    expect(days).toEqual([]);
    await pass(3 * 60_000);
    expect(days).toEqual(["2026-11-21"]);
    source.stop();
    await pass(24 * 60 * 60_000);
    expect(source.current().from, "nor with a day that is over between two looks").toBe(
      "2026-11-22",
    );
  });
});

it.each([
  [true, "http://localhost:3000"],
  [true, "https://villa.localhost"],
  [true, "http://127.1:8080"],
  [true, "http://[::1]"],
  [false, "https://villa.example"],
  [false, "https://localhost.example"],
  [false, "http://192.168.1.10"],
])("A sample calendar may be shown: %s at %s.", (expected, address) => {
  expect(mayShowSample(address)).toBe(expected);
});

it.each([0, 0.5, 1])(
  "A feed is asked again soon after a failure, later with each in a row, and forgets them: chance %d",
  async (chance) => {
    const begin = Date.now();
    const times: number[] = [];
    const attempt = async () => {
      times.push(Date.now() - begin);
      return { isRead: times.length > 6, retryAfterSeconds: 0 };
    };
    const stop = repeatWithBackOff(attempt, 3000, () => chance);
    const jitter = 0.9 + 0.2 * chance;
    await vi.advanceTimersByTimeAsync(48_000 * jitter + 5);
    stop();
    await vi.advanceTimersByTimeAsync(100_000);
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    const expected = [1000, 2000, 4000, 8000, 12_000, 12_000, 3000, 3000, 3000];
    expect(pauses).toEqual(expected.map((pause) => Math.round(pause * jitter)));
  },
);
