/**
 * Hides what is no longer true, now and whenever a visitor comes back to the page: elements whose
 * `data-valid-until`, a time in ISO 8601, has passed. Gives back how to end that.
 */
export function hideOutdated(document: Document): () => void {
  const hide = () => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-valid-until]")) {
      element.hidden = new Date() > new Date(element.dataset["validUntil"] ?? "");
    }
  };
  hide();
  document.addEventListener("visibilitychange", hide);
  return () => document.removeEventListener("visibilitychange", hide);
}
