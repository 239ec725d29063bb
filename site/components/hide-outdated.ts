import { onStay } from "../stay/stay-store.ts";

/**
 * Hides elements whose `data-valid-until` (ISO 8601) has passed: now, and when the visitor returns to the page, of which
 * listeners of the stay are informed, too. Returns the function that stops this.
 */
export function hideOutdated(): () => void {
  const hide = () => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-valid-until]")) {
      element.hidden = new Date() > new Date(element.dataset["validUntil"] ?? "");
    }
  };
  hide();
  return onStay(hide);
}
