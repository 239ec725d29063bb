import type { Locator, Page } from "@playwright/test";

/** The link that the footer has to a page: it is there at every width. */
export function footerLink(page: Page, path: string): Locator {
  return page.locator(`footer a[href="${path}"]`);
}
