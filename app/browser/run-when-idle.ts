/** How long a browser without idle callbacks is assumed to have time, milliseconds. */
const assumedIdleMilliseconds = 50;

/** Runs the work when the browser has nothing better to do. */
export function runWhenIdle(work: (deadline: IdleDeadline) => void): void {
  if (typeof requestIdleCallback === "function") {
    requestIdleCallback(work);
    return;
  }
  // Safari has no idle callbacks.
  const start = Date.now();
  const deadline: IdleDeadline = {
    didTimeout: false,
    timeRemaining: () => Math.max(0, assumedIdleMilliseconds - (Date.now() - start)),
  };
  setTimeout(() => work(deadline), 1);
}
