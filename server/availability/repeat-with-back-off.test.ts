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

  it("comes back soon after a failure, later with each in a row, and forgets them", async () => {
    const clock = createFakeClock("2026-11-20T14:00:00Z");
    const begin = clock.now().getTime();
    const times: number[] = [];
    const attempt = async () => {
      times.push(clock.now().getTime() - begin);
      return times.length > 6;
    };
    const stop = repeatWithBackOff(attempt, 3000, clock.timers, () => 0.5);
    await clock.advance(48_000);
    stop();
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 12_000, 12_000, 3000, 3000, 3000]);
  });
});
