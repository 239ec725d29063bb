import type { Page } from "@playwright/test";

/**
 * The text of the main part of the document that a page shows, or of HTML that no script has touched:
 * then the page must be an empty one, without a policy. Without what is hidden or for browsers without
 * scripts.
 */
export function readMainText(page: Page, html?: string): Promise<string | undefined> {
  return page.evaluate((text) => {
    const shown =
      text === undefined ? document : new DOMParser().parseFromString(text, "text/html");
    const main = shown.querySelector("main")?.cloneNode(true) as Element | undefined;
    for (const fallback of main?.querySelectorAll("noscript, [hidden]") ?? []) fallback.remove();
    // Where days can be picked, the style sheet draws their prices.
    for (const day of main?.querySelectorAll<HTMLElement>("[data-price]") ?? [])
      day.textContent = day.dataset["price"] ?? "";
    return main?.textContent;
  }, html);
}
