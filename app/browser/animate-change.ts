import { nextPaint } from "./next-paint.ts";
import { wantsLessMotion } from "./wants-less-motion.ts";

/**
 * Lets the old view go and the new one come, which an update makes: style sheets say how. For less
 * motion there is none, but a click has its frame before, unless it has to be at once.
 */
export function animateChange(update: () => void, isAtOnce = false) {
  if (wantsLessMotion() || !document.startViewTransition) {
    const finished = isAtOnce ? Promise.resolve(update()) : nextPaint().then(update);
    return { updateCallbackDone: finished, finished };
  }
  const transition = document.startViewTransition(update);
  // It is skipped when the next one begins, or nobody looks at the tab.
  transition.ready.catch(() => undefined);
  return transition;
}
