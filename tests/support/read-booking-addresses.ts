import type { Page } from "@playwright/test";
import type { Locale } from "../../app/i18n/locales.ts";
import { readTexts } from "./read-texts.ts";

/** Where every link to the booking engine on the page leads that has no dates in its name. */
export async function readBookingAddresses(page: Page, locale: Locale): Promise<readonly string[]> {
  const { bookNow } = await readTexts(locale, "navigation");
  return page
    .locator("a[target=_blank]")
    .filter({ hasText: bookNow })
    .evaluateAll((found) => [...new Set(found.map((link) => (link as HTMLAnchorElement).href))]);
}
