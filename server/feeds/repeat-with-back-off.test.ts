import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { repeatWithBackOff } from "./poller.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("repeating", () => {
  it.each([
    [0, 900],
    [0.5, 1000],
    [1, 1100],
  ])("waits for a pause that chance %d makes %d of 1000", async (chance, pause) => {
    let count = 0;
    const attempt = async () => {
      count += 1;
      return { isRead: true, retryAfterSeconds: 0 };
    };
    const stop = repeatWithBackOff(attempt, 1000, () => chance);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(count).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(count).toBe(2);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(count).toBe(2);
  });

  it("comes back soon after a failure, later with each in a row, and forgets them", async () => {
    const begin = Date.now();
    const times: number[] = [];
    const attempt = async () => {
      times.push(Date.now() - begin);
      return { isRead: times.length > 6, retryAfterSeconds: 0 };
    };
    const stop = repeatWithBackOff(attempt, 3000, () => 0.5);
    await vi.advanceTimersByTimeAsync(48_000);
    stop();
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 12_000, 12_000, 3000, 3000, 3000]);
  });
});
