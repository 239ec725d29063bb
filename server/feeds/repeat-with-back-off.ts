/** Of many servers started together, none should ask a platform at the same moment for long. */
const jitterShare = 0.1;

/**
 * The pauses after failures, in usual pauses, which double from the first to the longest: ten minutes
 * to two hours where a usual one is half an hour. Most failures are over in minutes.
 */
const firstBackOff = 1 / 3;
const maxBackOff = 4;

/**
 * Does something now and again after each pause, give or take a tenth; sooner after a failure, and
 * later with each one that follows in a row. Gives back how to end that; it keeps no process running.
 */
export function repeatWithBackOff(
  attempt: () => Promise<boolean>,
  pauseMilliseconds: number,
  random: () => number = Math.random,
): () => void {
  let failures = 0;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    failures = (await attempt()) ? 0 : failures + 1;
    if (isEnded) return;
    const backOff = failures === 0 ? 1 : Math.min(firstBackOff * 2 ** (failures - 1), maxBackOff);
    const jitter = 1 + jitterShare * (2 * random() - 1);
    timer = setTimeout(run, pauseMilliseconds * backOff * jitter).unref();
  }

  void run();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
