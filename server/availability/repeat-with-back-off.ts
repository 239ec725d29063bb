import type { Timers } from "./timers.ts";

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
 * later with each one that follows in a row. Gives back how to end that.
 */
export function repeatWithBackOff(
  attempt: () => Promise<boolean>,
  pauseMilliseconds: number,
  timers: Timers,
  random: () => number = Math.random,
): () => void {
  let failures = 0;
  let isEnded = false;
  let cancel = () => {};

  async function run(): Promise<void> {
    failures = (await attempt()) ? 0 : failures + 1;
    if (isEnded) return;
    const backOff = failures === 0 ? 1 : Math.min(firstBackOff * 2 ** (failures - 1), maxBackOff);
    const jitter = 1 + jitterShare * (2 * random() - 1);
    cancel = timers.after(pauseMilliseconds * backOff * jitter, () => void run());
  }

  void run();
  return () => {
    isEnded = true;
    cancel();
  };
}
