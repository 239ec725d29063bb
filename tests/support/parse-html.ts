import type { JSHandle, Page } from "@playwright/test";

/** HTML as a document that no script has touched; the page must be an empty one, without a policy. */
export function parseHtml(page: Page, html: string): Promise<JSHandle<Document>> {
  return page.evaluateHandle((text) => new DOMParser().parseFromString(text, "text/html"), html);
}
