import { nextPaint } from "./next-paint.ts";

/**
 * Runs an update in a view transition, animated by style sheets. Under reduced motion the update follows the next frame,
 * so that a click has its feedback, or runs at once. After an animation by the browser itself
 * (`hasUAVisualTransition`) it also runs at once.
 */
export function animateChange(
  update: () => void,
  { isAtOnce = false, isAnimated = false }: { isAtOnce?: boolean; isAnimated?: boolean } = {},
) {
  if (isAnimated || wantsLessMotion() || !document.startViewTransition) {
    const isNow = isAtOnce || isAnimated;
    const finished = isNow ? Promise.resolve(update()) : nextPaint().then(update);
    return { updateCallbackDone: finished, finished };
  }
  const transition = document.startViewTransition(update);
  // Rejects if the transition is skipped, by the next one or in a hidden tab.
  transition.ready.catch(() => undefined);
  return transition;
}

/** Whether the visitor has asked their system for less motion. */
export function wantsLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
