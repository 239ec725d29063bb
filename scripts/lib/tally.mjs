/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };
/** @type {Tally} */
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };
/** @type {Tally} */
export const ONE_SKIPPED = { passed: 0, failed: 0, skipped: 1 };

/**
 * Gives back the sum of several tallies.
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function addTallies(tallies) {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * Gives back `N passed, N failed`, with `, N skipped` only when there are any.
 * @param {Tally} tally
 */
export function formatTally({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
