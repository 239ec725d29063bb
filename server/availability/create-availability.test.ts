import { createStorage } from "unstorage";
import { describe, expect, it } from "vitest";
import { createLogger } from "../logger.ts";
import { createAvailability } from "./create-availability.ts";
import { createFakeClock, settle } from "./fake-timers.ts";
import { FeedError } from "./feed-error.ts";
import { calendarOf, stayOf } from "./feed-samples.ts";
import type { FeedAnswer, FetchFeed } from "./fetch-feed.ts";

const one = "https://one.example/ical?s=secret";
const other = "https://other.example/ical?s=secret";
const firstStay = { from: "2026-12-05", to: "2026-12-07" };
const otherStay = { from: "2026-12-07", to: "2026-12-09" };
const halfHour = 30 * 60_000;
const firstFeed = calendarOf(stayOf("20261205", "20261207"));

function answerOf(bytes: Uint8Array, etag: string | null = null): FeedAnswer {
  return { kind: "changed", bytes, validators: { etag, lastModified: null } };
}

/** A keeper whose feeds answer what `feeds` holds for their address at the moment. */
function keep(
  feeds: Record<string, () => Promise<FeedAnswer> | FeedAnswer>,
  storage = createStorage(),
) {
  const clock = createFakeClock("2026-11-20T14:00:00Z");
  const lines: string[] = [];
  const log = createLogger("debug", (text) => lines.push(text));
  const asked: { address: string; etag: string | null; at: string }[] = [];
  const fetchFeed: FetchFeed = async (address, { etag }, signal) => {
    asked.push({ address, etag, at: clock.now().toISOString() });
    const timeout = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(new FeedError("No whole answer in time.")));
    });
    return await Promise.race([feeds[address]?.() ?? timeout, timeout]);
  };
  const keeper = createAvailability({
    settings: {
      feeds: Object.keys(feeds),
      refreshSeconds: 1800,
      timeoutSeconds: 10,
      allowPrivate: false,
    },
    site: { siteUrl: "https://villa.example" },
    ...{ storage, log, fetchFeed, now: clock.now, timers: clock.timers },
  });
  const readLog = () => {
    log.flush();
    return lines.join("");
  };
  return { keeper, clock, asked, storage, readLog };
}

const hangs = () => new Promise<never>(() => {});

function fails(): never {
  throw new FeedError("The platform answered with status 500.");
}

describe("the keeper", () => {
  it("knows nothing at first, then what all feeds say, and answers without waiting", async () => {
    const { keeper } = keep({
      [one]: () => answerOf(firstFeed),
      [other]: () => answerOf(calendarOf(stayOf("20261207", "20261209"))),
    });
    const before = keeper.current();
    expect(before).toMatchObject({ from: "2026-11-20", taken: [], checkedAt: null });
    keeper.start();
    expect(keeper.current()).toBe(before);
    await settle();
    expect(keeper.current()).toMatchObject({
      taken: [firstStay, otherStay],
      checkedAt: "2026-11-20T14:00:00Z",
    });
    keeper.stop();
  });

  it("tells its listeners of each change, even after one of them has failed", async () => {
    const { keeper, readLog } = keep({ [one]: () => answerOf(firstFeed) });
    const heard: unknown[] = [];
    keeper.onChange(() => {
      throw new Error("A listener failed.");
    });
    const stop = keeper.onChange((availability) => heard.push(availability.taken));
    await keeper.refresh();
    await keeper.refresh();
    expect(heard).toEqual([[firstStay]]);
    expect(readLog()).toContain("A listener failed.");
    stop();
  });

  it("reads again after every pause, give or take a tenth, with what the platform said", async () => {
    const { keeper, clock, asked } = keep({ [one]: () => answerOf(firstFeed, '"v1"') });
    keeper.start();
    await clock.advance(10 * halfHour);
    keeper.stop();
    expect(asked.length).toBeGreaterThanOrEqual(10);
    expect(asked.length).toBeLessThanOrEqual(12);
    expect(asked.slice(0, 2).map(({ etag }) => etag)).toEqual([null, '"v1"']);
    await clock.advance(10 * halfHour);
    expect(asked.length).toBeLessThanOrEqual(12);
  });

  it("takes an unchanged feed for checked", async () => {
    let answer = answerOf(firstFeed, '"v1"');
    const { keeper, clock } = keep({ [one]: () => answer });
    await keeper.refresh();
    answer = { kind: "unchanged" };
    await clock.advance(halfHour);
    await keeper.refresh();
    expect(keeper.current()).toMatchObject({
      taken: [firstStay],
      checkedAt: "2026-11-20T14:30:00Z",
    });
  });

  it("keeps the last good nights of a feed that fails, asks it less often, and says so", async () => {
    let isBroken = false;
    const { keeper, clock, asked, readLog } = keep({
      [one]: () => (isBroken ? fails() : answerOf(firstFeed)),
      [other]: () => answerOf(calendarOf(stayOf("20261207", "20261209"))),
    });
    await keeper.refresh();
    isBroken = true;
    asked.length = 0;
    keeper.start();
    await clock.advance(16 * halfHour);
    keeper.stop();
    expect(keeper.current()).toMatchObject({
      taken: [firstStay, otherStay],
      checkedAt: "2026-11-20T14:00:00Z",
    });
    const timesAsked = (feed: string) => asked.filter(({ address }) => address === feed).length;
    expect(timesAsked(one)).toBeLessThan(8);
    expect(timesAsked(other)).toBeGreaterThan(13);
    expect(readLog()).toContain('"feed":"1: https://one.example","reason":"The platform answered');
    expect(readLog()).not.toContain("secret");
  });

  it("gives up on a feed that hangs, and nobody waits for it meanwhile", async () => {
    const { keeper, clock, readLog } = keep({ [one]: hangs, [other]: () => answerOf(firstFeed) });
    keeper.start();
    await settle();
    expect(keeper.current()).toMatchObject({ taken: [firstStay], checkedAt: null });
    expect(readLog()).not.toContain("one.example");
    await clock.advance(10_000);
    expect(readLog()).toContain("No whole answer in time.");
    keeper.stop();
  });

  it.each([
    ["a page", "<!doctype html><p>Ana Horvat"],
    ["nothing", ""],
    ["half a calendar", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Ana Horvat"],
  ])("frees nothing when a feed answers with %s", async (_, body) => {
    let bytes = firstFeed;
    const { keeper, readLog } = keep({ [one]: () => answerOf(bytes) });
    await keeper.refresh();
    bytes = new TextEncoder().encode(body);
    await keeper.refresh();
    expect(keeper.current().taken).toEqual([firstStay]);
    expect(readLog()).toContain("could not be read");
    expect(readLog()).not.toContain("Ana");
  });

  it("frees the nights of a feed gone empty after three hours, also over a restart", async () => {
    let bytes = firstFeed;
    const first = keep({ [one]: () => answerOf(bytes) });
    await first.keeper.refresh();
    bytes = calendarOf([]);
    await first.keeper.refresh();
    expect(first.readLog()).toContain("suddenly empty");
    const second = keep({ [one]: () => answerOf(bytes) }, first.storage);
    await second.keeper.restore();
    expect(second.keeper.current().taken).toEqual([firstStay]);
    second.keeper.start();
    await second.clock.advance(5 * halfHour);
    expect(second.keeper.current().taken).toEqual([firstStay]);
    await second.clock.advance(3 * halfHour);
    expect(second.keeper.current().taken).toEqual([]);
    second.keeper.stop();
  });

  it("knows after a restart what it knew before, and nothing of a feed's text", async () => {
    const first = keep({ [one]: () => answerOf(firstFeed, '"v1"') });
    await first.keeper.refresh();
    const stored = await first.storage.getItems(await first.storage.getKeys());
    expect(JSON.stringify(stored)).not.toMatch(/Ana|secret|one\.example/);
    const second = keep({ [one]: fails }, first.storage);
    await second.keeper.restore();
    expect(second.keeper.current()).toEqual(first.keeper.current());
    await second.keeper.refresh();
    expect(second.keeper.current().taken).toEqual([firstStay]);
  });

  it("takes what another server has read meanwhile, if that is newer, where it cannot itself", async () => {
    let isBroken = false;
    const mine = keep({ [one]: () => (isBroken ? fails() : answerOf(firstFeed)) });
    const otherFeed = calendarOf(stayOf("20261207", "20261209"));
    const others = keep({ [one]: () => answerOf(otherFeed) }, mine.storage);
    await others.keeper.refresh();
    await mine.clock.advance(halfHour);
    await mine.keeper.refresh();
    const known = mine.keeper.current();
    expect(known).toMatchObject({ taken: [firstStay], checkedAt: "2026-11-20T14:30:00Z" });

    isBroken = true;
    await others.keeper.refresh();
    await mine.keeper.refresh();
    expect(mine.keeper.current()).toEqual(known);

    await others.clock.advance(2 * halfHour);
    await others.keeper.refresh();
    await mine.keeper.refresh();
    expect(mine.keeper.current()).toMatchObject({
      taken: [otherStay],
      checkedAt: "2026-11-20T15:00:00Z",
    });
  });

  it("counts irregular events in the log", async () => {
    const reversed = stayOf("20261209", "20261205");
    const { keeper, readLog } = keep({ [one]: () => answerOf(calendarOf(reversed)) });
    await keeper.refresh();
    expect(readLog()).toContain('"events":1,"free":0,"reversed":1,"unreadable":0,"recurring":0');
  });

  it("begins a new day at the house's midnight, and tells its listeners", async () => {
    const { keeper, clock } = keep({ [one]: hangs });
    const days: string[] = [];
    keeper.onChange(({ from }) => days.push(from));
    keeper.start();
    await clock.advance(8 * 60 * 60_000 + 59 * 60_000);
    expect(days).toEqual([]);
    await clock.advance(3 * 60_000);
    expect(days).toEqual(["2026-11-21"]);
    expect(keeper.current().until).toBe("2028-05-21");
    keeper.stop();
  });

  it("does not go on with a day that is over, even between two looks at the clock", async () => {
    const { keeper, clock } = keep({ [one]: () => answerOf(firstFeed) });
    await keeper.refresh();
    await clock.advance(16 * 24 * 60 * 60_000);
    expect(keeper.current()).toMatchObject({ from: "2026-12-06", taken: [{ from: "2026-12-06" }] });
  });

  it("has no calendar at all where there is no feed", () => {
    expect(keep({}).keeper.current()).toMatchObject({ taken: [], checkedAt: null });
  });
});
