/** A step that went wrong: the sentence to print (may be empty), the exit status, and why. */
export class StepFailure extends Error {
  /**
   * @param {string} sentence
   * @param {number} status
   * @param {boolean} interrupted
   */
  constructor(sentence, status, interrupted = false) {
    super(sentence);
    this.name = "StepFailure";
    this.status = status;
    this.interrupted = interrupted;
  }
}

/**
 * Throws a StepFailure unless the command ended well; without a sentence when it was interrupted.
 * @param {import("./run-command.mjs").CommandResult} result
 * @param {string} sentence
 */
export function requireSuccess(result, sentence) {
  if (result.interrupted) throw new StepFailure("", result.status || 130, true);
  if (result.status !== 0) throw new StepFailure(sentence, result.status);
}

/**
 * Runs a program's main function; a StepFailure becomes its sentence and the exit status.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    if (error.message) console.error(error.message);
    process.exitCode = error.status;
  }
}
