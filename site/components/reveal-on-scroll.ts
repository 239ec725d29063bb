import { wantsLessMotion } from "../dom/motion.ts";

/** How far below the window a text begins to come: a quick flick shows no empty screen. */
const headStart = "0px 0px 25% 0px";

/** Marks an element. The mark changes as one scrolls, which may be before React comes to hydrate it. */
export const revealed = { "data-reveal": "", suppressHydrationWarning: true } as const;

/**
 * Reveals the messages of elements marked so as these come into view, and hides them again
 * when they have left it. The marked element itself never moves (`motion.css`), or it would lead
 * itself in and out of view without end. What is in view at first is never hidden, nor is anything
 * for those who want less motion. Returns how to stop.
 */
export function revealOnScroll(root: ParentNode): () => void {
  if (wantsLessMotion()) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.setAttribute("data-reveal", isIntersecting ? "shown" : "hidden");
      }
    },
    { rootMargin: headStart },
  );
  const elements = root.querySelectorAll("[data-reveal]");
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const element of elements) element.setAttribute("data-reveal", "");
  };
}
