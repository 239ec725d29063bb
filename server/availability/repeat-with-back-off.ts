import type { Timers } from "./timers.ts";

/** Of many servers started together, none should ask a platform at the same moment for long. */
const jitterShare = 0.1;

/** The longest pause after failures, in pauses; two hours of the usual half-hours. */
const maxBackOff = 4;

/**
 * Does something now and again after each pause, give or take a tenth; after each failure in a row
 * the pause doubles, up to fourfold. Gives back how to end that.
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
    const backOff = Math.min(2 ** failures, maxBackOff);
    const jitter = 1 + jitterShare * (2 * random() - 1);
    cancel = timers.after(pauseMilliseconds * backOff * jitter, () => void run());
  }

  void run();
  return () => {
    isEnded = true;
    cancel();
  };
}
