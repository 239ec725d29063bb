import { describe, expect, it } from "vitest";
import { createFakeClock } from "./fake-timers.ts";
import { repeatWithBackOff } from "./repeat-with-back-off.ts";

describe("repeating", () => {
  it.each([
    [0, 900],
    [0.5, 1000],
    [1, 1100],
  ])("waits for a pause that chance %d makes %d of 1000", async (chance, pause) => {
    const clock = createFakeClock("2026-11-20T14:00:00Z");
    let count = 0;
    const attempt = async () => {
      count += 1;
      return true;
    };
    const stop = repeatWithBackOff(attempt, 1000, clock.timers, () => chance);
    await clock.advance(pause - 1);
    expect(count).toBe(1);
    await clock.advance(1);
    expect(count).toBe(2);
    stop();
    await clock.advance(10_000);
    expect(count).toBe(2);
  });

  it("doubles the pause with each failure, up to fourfold, and forgets them after a success", async () => {
    const clock = createFakeClock("2026-11-20T14:00:00Z");
    const begin = clock.now().getTime();
    const times: number[] = [];
    const attempt = async () => {
      times.push(clock.now().getTime() - begin);
      return times.length > 4;
    };
    const stop = repeatWithBackOff(attempt, 1000, clock.timers, () => 0.5);
    await clock.advance(16_000);
    stop();
    expect(times).toEqual([0, 2000, 6000, 10_000, 14_000, 15_000, 16_000]);
  });
});
