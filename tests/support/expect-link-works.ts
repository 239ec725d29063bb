import { expect, type Page } from "@playwright/test";
import type { Locale } from "../../app/i18n/locales.ts";
import { pages } from "../../app/routes.ts";
import { footerLink } from "./footer-link.ts";
import { readTexts } from "./read-texts.ts";

/** Follows a link in the footer of a page, and expects the page that it names. */
export async function expectLinkWorks(
  page: Page,
  locale: Locale,
  to: "gallery" | "location" = "gallery",
): Promise<void> {
  const { heading } = await readTexts(locale, to);
  await footerLink(page, pages[to][locale]).click();
  await expect(page).toHaveURL(pages[to][locale]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}
