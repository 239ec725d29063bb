/**
 * Reveals elements marked `data-reveal` as they come into view, and hides them again when they have
 * left it. What is in view at first is never hidden, nor is anything for those who want less motion.
 * Gives back how to stop.
 */
export function revealOnScroll(root: ParentNode): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.setAttribute("data-reveal", isIntersecting ? "shown" : "hidden");
    }
  });
  const elements = root.querySelectorAll("[data-reveal]");
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const element of elements) element.setAttribute("data-reveal", "");
  };
}
