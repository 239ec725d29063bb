import { existsSync, readFileSync } from "node:fs";
import { ONE_FAILED } from "./tally.mjs";

/** @typedef {import("./tally.mjs").Tally} Tally */
/** @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {{ errors: unknown[], stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} PlaywrightReport */

/**
 * Gives back the tally of a JSON report of Vitest; a file that could not be loaded is one failed.
 * @param {VitestReport} report
 * @returns {Tally}
 */
export function countVitest(report) {
  const unloadedFiles = report.testResults.filter(
    (file) =>
      file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadedFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Gives back the tally of a JSON report of Playwright; a test that passed on a retry has passed.
 * Errors outside tests (a file that does not load) are one failed: Playwright may exit with 0.
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export function countPlaywright({ errors, stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + Math.min(errors.length, 1),
    skipped: stats.skipped,
  };
}

/**
 * Gives back the tally of a runner from its report file and exit status: a runner that crashed,
 * left no report, ran nothing or ended badly without a failed test counts as one failed.
 * @template Report
 * @param {string} reportPath
 * @param {number} status
 * @param {(report: Report) => Tally} count
 * @returns {Tally}
 */
export function countRunner(reportPath, status, count) {
  if (!existsSync(reportPath)) return ONE_FAILED;
  try {
    const tally = count(JSON.parse(readFileSync(reportPath, "utf8")));
    const ranNothing = tally.passed + tally.failed + tally.skipped === 0;
    return (status !== 0 || ranNothing) && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    // A report cut short by the crash.
    return ONE_FAILED;
  }
}
