/** Runs the work when the browser has nothing better to do; Safari, which cannot tell, soon. */
export function runWhenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work);
  else setTimeout(work, 1);
}
