import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { repeatWithBackOff } from "./poller.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("repeating", () => {
  it.each([0, 0.5, 1])(
    "comes back soon after a failure, later with each in a row, and forgets them: chance %d",
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
});
