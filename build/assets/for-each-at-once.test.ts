import { describe, expect, it } from "vitest";
import { forEachAtOnce } from "./for-each-at-once.ts";

describe("forEachAtOnce", () => {
  it("works on every item once, and on no more than so many at a time", async () => {
    const done: number[] = [];
    let busy = 0;
    let mostBusy = 0;
    await forEachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
      busy += 1;
      mostBusy = Math.max(mostBusy, busy);
      await Promise.resolve();
      busy -= 1;
      done.push(item);
    });
    expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
    expect(mostBusy).toBe(2);
  });

  it("fails with the first failure and begins no other item", async () => {
    const begun: number[] = [];
    const work = forEachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
      begun.push(item);
      await Promise.resolve();
      if (item === 1) throw new Error("item 1");
    });
    await expect(work).rejects.toThrow("item 1");
    expect(begun).not.toContain(5);
  });
});
