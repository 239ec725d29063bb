import { StepFailure } from "./step-failure.mjs";
import { formatTally, ONE_FAILED } from "./tally.mjs";

/**
 * Runs one step under a heading and gives back its tally; a StepFailure is one failed, so that the
 * steps after it still run, unless somebody interrupted us.
 * @param {string} title
 * @param {() => Promise<import("./tally.mjs").Tally>} step
 */
export async function runStep(title, step) {
  console.log(`\n── ${title}`);
  const startMs = performance.now();
  const tally = await step().catch((error) => {
    if (!(error instanceof StepFailure) || error.interrupted) throw error;
    if (error.message) console.error(error.message);
    return ONE_FAILED;
  });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`── ${title}: ${formatTally(tally)} (${seconds} s)`);
  return tally;
}
