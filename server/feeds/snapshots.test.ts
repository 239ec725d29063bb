import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { array, assert, integer, property, tuple } from "fast-check";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { addDays, datesBetween } from "../../domain/dates/calendar-date.ts";
import type { DateRange } from "../../domain/nights/availability.ts";
import { hasRedis, startRedis } from "../../tests/support/feeds/redis-process.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openStorage } from "../storage/open-storage.ts";
import { mergeRanges, subtractRanges } from "./ranges.ts";
import { createSnapshotStore, mergeSnapshots, nameOf, type Snapshot } from "./snapshots.ts";

const address = "https://one.example/ical?s=secret";
const stay = { from: "2026-12-05", to: "2026-12-07" };

const checkedAt = "2026-11-20T14:00:00.000Z";

function snapshotOf(taken: readonly DateRange[], changes: Partial<Snapshot> = {}): Snapshot {
  return {
    taken: taken.map((range) => ({ id: null, ...range })),
    ...{ closed: [], sightings: [], empty: null, unread: null, notes: [] },
    ...{ eventEnd: "departure", checkedAt, etag: null, lastModified: null, ...changes },
  };
}

const first = snapshotOf([stay]);
const second = snapshotOf([stay, stay]);

let folder: string;
const log = { warn: vi.fn() };
const storageLog = { info: vi.fn(), warn: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  folder = createTemporaryFolder({});
});

async function openStore(url: string | null = folder) {
  const storage = await openStorage(url, folder, storageLog);
  onTestFinished(storage.close);
  return { store: createSnapshotStore(storage.snapshots, log), snapshots: storage.snapshots };
}

describe("stored snapshots", () => {
  it.each([
    ["none", () => null],
    ["its path", () => folder],
    ["its address", () => pathToFileURL(folder).href],
  ])("live in a folder given by %s", async (_, nameFolder) => {
    const { store } = await openStore(nameFolder());
    expect(await store.load(address)).toBeNull();
    await store.save(address, second);
    const afterRestart = (await openStore()).store;
    expect(await afterRestart.load(address)).toEqual(second);
    expect(await afterRestart.load("https://other.example/")).toBeNull();
    const database = readFileSync(join(folder, "site.db-wal"), "latin1");
    expect(database).not.toMatch(/secret|one\.example/);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each(["{", "\0\0\0", '{"taken":[{"from":"x","to":"y"}]}'])(
    "that are damaged (%j) are not used, which is logged, and replaced",
    async (damaged) => {
      const { store, snapshots } = await openStore();
      await snapshots.write(nameOf(address), damaged);
      expect(await store.load(address)).toBeNull();
      expect(log.warn).toHaveBeenCalledOnce();
      await store.save(address, first);
      expect(await store.load(address)).toEqual(first);
    },
  );

  it("of version 2.0 are read as the nights of an event that nobody knows, and the feed is asked for all", async () => {
    const old = {
      taken: [stay],
      openUntil: "2028-02-19",
      checkedAt,
      etag: '"1"',
      lastModified: null,
    };
    await mkdir(join(folder, "feeds"));
    await writeFile(join(folder, "feeds", `${nameOf(address)}.json`), JSON.stringify(old));
    const { store } = await openStore();
    const closed = [{ id: null, from: "2028-02-19", to: "2028-05-20" }];
    expect(await store.load(address)).toEqual(snapshotOf([stay], { closed }));
    expect(log.warn).not.toHaveBeenCalled();
  });

  it("are done without where the storage is in the way of a file, which is logged once", async () => {
    const file = join(folder, "file");
    await writeFile(file, "in the way");
    const { store } = await openStore(join(file, "below"));
    await store.save(address, first);
    expect(await store.load(address), "until the process ends").toEqual(first);
    expect(storageLog.warn).toHaveBeenCalledOnce();
    expect(storageLog.warn.mock.calls[0]?.[0].message).toContain("lies below a file");
  });

  it.runIf(hasRedis)("are done without while the storage is a Redis that is away", async () => {
    const redis = await startRedis();
    const { store } = await openStore(redis.url);
    await redis.kill();
    await store.save(address, first);
    await store.save(address, second);
    expect(await store.load(address)).toBeNull();
    const said = log.warn.mock.calls.map(([{ message }]) => message);
    expect(said.filter((message) => message.includes("cannot be stored"))).toHaveLength(1);
  });
});

const anyRange = tuple(integer({ min: -20, max: 560 }), integer({ min: 1, max: 20 })).map(
  ([start, nights]) => {
    const from = addDays("2026-11-20", start);
    return { from, to: addDays(from, nights) };
  },
);
const anyRanges = array(anyRange, { maxLength: 25 });

function nightsOf(ranges: readonly DateRange[]): ReadonlySet<string> {
  return new Set(ranges.flatMap(({ from, to }) => datesBetween(from, to)));
}

it("Merged ranges have each night once, free none, add none, and do not overlap.", () => {
  assert(
    property(anyRanges, anyRanges, (one, other) => {
      const merged = mergeRanges([...one, ...other]);
      expect(nightsOf(merged)).toEqual(nightsOf([...one, ...other]));
      for (const [index, range] of merged.entries()) {
        const next = merged[index + 1];
        expect(range.from < range.to && (!next || range.to <= next.from)).toBe(true);
      }
    }),
  );
});

it("Of some ranges what is left without others are the nights that these do not have.", () => {
  assert(
    property(anyRanges, anyRanges, (one, other) => {
      const left = nightsOf(subtractRanges(one, other));
      expect(left).toEqual(nightsOf(one).difference(nightsOf(other)));
    }),
  );
});

describe("all feeds together", () => {
  const now = new Date("2026-11-20T14:00:00Z");

  it("show today to 18 months ahead, by the clock at the house, and cut stays there", () => {
    const taken = [
      { from: "2026-11-18", to: "2026-11-23" },
      { from: "2028-05-18", to: "2028-05-25" },
      { from: "2028-06-01", to: "2028-06-08" },
    ];
    expect(mergeSnapshots([snapshotOf(taken)], new Date("2026-11-20T23:30:00Z"))).toEqual({
      from: "2026-11-21",
      until: "2028-05-21",
      openUntil: null,
      taken: [
        { from: "2026-11-21", to: "2026-11-23" },
        { from: "2028-05-18", to: "2028-05-21" },
      ],
      checkedAt: "2026-11-20T14:00:00Z",
    });
  });

  it.each([
    [["2027-05-01", "2027-02-01", null], "2027-02-01"],
    [["2026-10-01"], "2026-11-20"],
    [["2028-05-20"], null],
  ])("are closed from where the first platform is: %j", (days, openUntil) => {
    const snapshots = days.map((from) =>
      snapshotOf([], { closed: from === null ? [] : [{ id: null, from, to: "2028-12-31" }] }),
    );
    expect(mergeSnapshots(snapshots, now).openUntil).toBe(openUntil);
  });

  it("have the nights that the owner keeps beside those of guests", () => {
    const kept = { from: "2027-06-05", to: "2027-06-12" };
    const { taken, checkedAt } = mergeSnapshots([snapshotOf([stay])], now, [kept, stay]);
    expect(taken).toEqual([stay, kept]);
    expect(checkedAt).not.toBeNull();
  });

  it("are as old as the oldest, and unchecked while one was never read", () => {
    const ageOf = (...times: readonly (string | null)[]) => {
      const snapshots = times.map((checkedAt) => checkedAt && snapshotOf([], { checkedAt }));
      return mergeSnapshots(snapshots as Snapshot[], now).checkedAt;
    };
    const old = "2026-11-19T10:00:00.123Z";
    expect(ageOf("2026-11-20T14:00:00.000Z", old)).toBe("2026-11-19T10:00:00Z");
    expect(ageOf(old, null)).toBeNull();
    expect(ageOf()).toBeNull();
    expect(ageOf("2026-11-21T14:00:00.000Z"), "by a clock that was ahead").toBeNull();
  });
});
