import type { Locator, Page } from "@playwright/test";
import { type Locale, languageNames } from "../../app/i18n/locales.ts";
import { readTexts } from "./languages.ts";

/** A part of the header that opens: its button, and the box that the button opens. */
export type HeaderPart = { readonly button: Locator; readonly box: Locator };

/** The menu of narrow screens. */
export async function findMenu(page: Page, locale: Locale): Promise<HeaderPart> {
  const { menu } = await readTexts(locale, "navigation");
  const details = page.getByRole("banner").locator("details").filter({ hasText: menu });
  return { button: details.locator("summary"), box: details.getByRole("navigation") };
}

/** The list of languages, on a page in this language. */
export function findLanguageList(page: Page, locale: Locale): HeaderPart {
  const name = languageNames[locale];
  const button = page.getByRole("banner").locator("summary").filter({ hasText: name });
  return { button, box: button.locator("xpath=..").getByRole("list") };
}
