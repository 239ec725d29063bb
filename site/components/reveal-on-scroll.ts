import { wantsLessMotion } from "../dom/motion.ts";

/** How far below the window a text starts to appear, so that a quick flick shows no empty screen. */
const headStart = "0px 0px 25% 0px";

/** The mark of an element; scrolling may change it before hydration. */
export const revealed = { "data-reveal": "", suppressHydrationWarning: true } as const;

/**
 * Reveals the texts of marked elements when these come into view, and hides them when they leave it. The marked element
 * itself never moves (`motion.css`), or it would move itself in and out of view. Elements in view at first are never
 * hidden, nor is anything under reduced motion. Returns the function that stops this.
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
