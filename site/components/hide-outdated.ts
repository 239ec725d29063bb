import { onStay } from "../stay/stay-store.ts";

/**
 * Hides elements whose `data-valid-until`, a time in ISO 8601, has passed: now, and whenever a visitor comes
 * back to the page, which listeners of the stay hear too. The function returned ends that.
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
