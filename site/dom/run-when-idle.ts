/** Runs work when the browser is idle; in Safari, which has no idle callback, soon. */
export function runWhenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work);
  else setTimeout(work, 1);
}
