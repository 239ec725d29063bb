import { describe, expect, it } from "vitest";
import { addTallies, formatTally, ONE_FAILED, ONE_PASSED, ONE_SKIPPED } from "./tally.mjs";

describe("formatTally", () => {
  it("sums up, and names the skipped only when there are any", () => {
    expect(formatTally(addTallies([ONE_PASSED, ONE_FAILED, ONE_PASSED]))).toBe(
      "2 passed, 1 failed",
    );
    expect(formatTally(addTallies([ONE_PASSED, ONE_SKIPPED]))).toBe(
      "1 passed, 0 failed, 1 skipped",
    );
  });
});
