import { nextPaint } from "./next-paint.ts";

/**
 * Lets the old view go and the new one come, which an update makes: style sheets say how. For less
 * motion there is none, but a click has its frame before, unless it has to be at once. A change that
 * the browser has animated itself (`hasUAVisualTransition`) is made at once, without a second animation.
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
  // It is skipped when the next one begins, or nobody looks at the tab.
  transition.ready.catch(() => undefined);
  return transition;
}

/** Whether the visitor has asked their system for less motion. */
export function wantsLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
