import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { countPlaywright, countRunner, countVitest } from "./count-results.mjs";

const playwright = { errors: [], stats: { expected: 5, flaky: 1, unexpected: 0, skipped: 2 } };

function countReport(text: string, status: number) {
  const root = createTemporaryFolder({ "report.json": text });
  return countRunner(join(root, "report.json"), status, countPlaywright);
}

describe("countVitest", () => {
  it("counts a file that could not be loaded as one failed", () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
        { status: "failed", assertionResults: [] },
        { status: "passed", assertionResults: [{ status: "passed" }] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });
});

describe("countRunner", () => {
  it("counts a test that passed on a retry as passed", () => {
    const tally = countReport(JSON.stringify(playwright), 0);
    expect(tally).toEqual({ passed: 6, failed: 0, skipped: 2 });
  });

  it("counts a runner that ended badly without a failed test as one failed", () => {
    const tally = countReport(JSON.stringify(playwright), 1);
    expect(tally).toEqual({ passed: 6, failed: 1, skipped: 2 });
  });

  it("counts errors outside tests as one failed even when the runner ended well", () => {
    const report = { ...playwright, errors: [{ message: "a" }, { message: "b" }] };
    expect(countReport(JSON.stringify(report), 0)).toEqual({ passed: 6, failed: 1, skipped: 2 });
  });

  it("counts a runner that ran nothing as one failed", () => {
    const report = { errors: [], stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 } };
    expect(countReport(JSON.stringify(report), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("counts a runner that left no report, or half of one, as one failed", () => {
    const oneFailed = { passed: 0, failed: 1, skipped: 0 };
    expect(countRunner("/nowhere/report.json", 0, countPlaywright)).toEqual(oneFailed);
    expect(countReport('{"stats":', 139)).toEqual(oneFailed);
  });
});
