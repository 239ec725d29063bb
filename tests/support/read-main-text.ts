import type { JSHandle } from "@playwright/test";

/** The text of a document's main part, without what is hidden or for browsers without scripts. */
export function readMainText(document: JSHandle<Document>): Promise<string | null | undefined> {
  return document.evaluate((parsed) => {
    const main = parsed.querySelector("main")?.cloneNode(true) as Element | undefined;
    for (const fallback of main?.querySelectorAll("noscript, [hidden]") ?? []) fallback.remove();
    // Where days can be picked, the style sheet draws their prices.
    for (const day of main?.querySelectorAll<HTMLElement>("[data-price]") ?? [])
      day.textContent = day.dataset["price"] ?? "";
    return main?.textContent;
  });
}
