import { describe, expect, it } from "vitest";
import { type Snapshot, touchSnapshot, updateSnapshot } from "./snapshot.ts";

const today = "2026-11-20";
const begin = Date.parse("2026-11-20T08:00:00Z");
const validators = { etag: '"new"', lastModified: null };
const stay = { from: "2026-12-05", to: "2026-12-07" };

const known: Snapshot = {
  taken: [stay],
  openUntil: null,
  checkedAt: "2026-11-20T07:30:00.000Z",
  etag: '"old"',
  lastModified: null,
  emptyReads: [],
};

/** The snapshot after the feed was read empty at these minutes. */
function afterEmptyReads(...minutes: readonly number[]): Snapshot {
  return minutes.reduce((snapshot, minute) => {
    const at = new Date(begin + minute * 60_000);
    return updateSnapshot(snapshot, {
      reading: { taken: [], openUntil: null },
      validators,
      at,
      today,
    });
  }, known);
}

describe("a suddenly empty feed", () => {
  it.each([[[0]], [[0, 180]], [[0, 90, 179]], [[0, 30, 60, 90, 120, 150]]])(
    "frees nothing after reads at the minutes %j",
    (minutes) => {
      const { taken, checkedAt, etag } = afterEmptyReads(...minutes);
      expect(taken).toEqual([stay]);
      expect(checkedAt).toBe(known.checkedAt);
      expect(etag).toBe('"old"');
    },
  );

  it.each([[[0, 90, 180]], [[0, 1, 180]], [[0, 30, 60, 90, 120, 150, 180]]])(
    "is believed after reads at the minutes %j",
    (minutes) => {
      expect(afterEmptyReads(...minutes)).toMatchObject({
        taken: [],
        etag: '"new"',
        emptyReads: [],
      });
    },
  );

  it("is counted anew after it was full once, or unchanged", () => {
    const at = new Date(begin + 100 * 60_000);
    const reading = { taken: [stay], openUntil: null };
    const full = updateSnapshot(afterEmptyReads(0, 90), { reading, validators, at, today });
    expect(full.emptyReads).toEqual([]);
    expect(touchSnapshot(afterEmptyReads(0, 90), at).emptyReads).toEqual([]);
  });

  it("is believed at once where all its stays are over", () => {
    const past = { ...known, taken: [{ from: "2026-11-01", to: "2026-11-08" }] };
    const fresh = {
      reading: { taken: [], openUntil: null },
      validators,
      at: new Date(begin),
      today,
    };
    expect(updateSnapshot(past, fresh).taken).toEqual([]);
    expect(updateSnapshot(null, fresh).taken).toEqual([]);
  });

  it("is doubted too where only a closure was known", () => {
    const closed = { ...known, taken: [], openUntil: "2027-02-01" };
    const fresh = {
      reading: { taken: [], openUntil: null },
      validators,
      at: new Date(begin),
      today,
    };
    expect(updateSnapshot(closed, fresh).openUntil).toBe("2027-02-01");
  });
});
