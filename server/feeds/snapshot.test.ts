import { array, assert, integer, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import type { DateRange } from "../../app/stay/availability.ts";
import { addDays, datesBetween } from "../../app/stay/calendar-date.ts";
import { mergeRanges } from "./read-feed.ts";
import { mergeSnapshots, type Snapshot } from "./snapshot.ts";

const now = new Date("2026-11-20T14:00:00Z");

function snapshotOf(taken: readonly DateRange[], changes: Partial<Snapshot> = {}): Snapshot {
  const checkedAt = now.toISOString();
  return { taken, openUntil: null, checkedAt, etag: null, lastModified: null, ...changes };
}

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

describe("merging ranges", () => {
  it("has each night once, frees none, adds none, and is sorted without overlap", () => {
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
});

describe("all feeds together", () => {
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

  it("are closed from where the first platform is", () => {
    const snapshots = [
      snapshotOf([], { openUntil: "2027-05-01" }),
      snapshotOf([], { openUntil: "2027-02-01" }),
      snapshotOf([]),
    ];
    expect(mergeSnapshots(snapshots, now).openUntil).toBe("2027-02-01");
    expect(mergeSnapshots([snapshotOf([], { openUntil: "2026-10-01" })], now).openUntil).toBe(
      "2026-11-20",
    );
    expect(mergeSnapshots([snapshotOf([], { openUntil: "2028-05-20" })], now).openUntil).toBeNull();
  });

  it("have the nights that the owner keeps beside those of guests", () => {
    const stay = { from: "2026-12-05", to: "2026-12-07" };
    const kept = { from: "2027-06-05", to: "2027-06-12" };
    const { taken, checkedAt } = mergeSnapshots([snapshotOf([stay])], now, [kept, stay]);
    expect(taken).toEqual([stay, kept]);
    expect(checkedAt).not.toBeNull();
  });

  it("are as old as the oldest, and unchecked while one was never read", () => {
    const old = snapshotOf([], { checkedAt: "2026-11-19T10:00:00.123Z" });
    expect(mergeSnapshots([snapshotOf([]), old], now).checkedAt).toBe("2026-11-19T10:00:00Z");
    expect(mergeSnapshots([snapshotOf([]), null], now).checkedAt).toBeNull();
    expect(mergeSnapshots([], now).checkedAt).toBeNull();
    const ofTomorrow = snapshotOf([], { checkedAt: "2026-11-21T14:00:00.000Z" });
    expect(mergeSnapshots([ofTomorrow], now).checkedAt, "by a clock that was ahead").toBeNull();
  });
});
