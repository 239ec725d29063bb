import { expect, type Page } from "@playwright/test";
import type { Locale } from "../../app/i18n/locales.ts";
import { pages } from "../../app/routes.ts";
import { footerLink } from "./footer-link.ts";
import { readTexts } from "./read-texts.ts";

/** Follows a link in the footer of a page to the cookie policy, and expects it. */
export async function expectLinkWorks(page: Page, locale: Locale): Promise<void> {
  const { bar } = await readTexts(locale, "consent");
  await footerLink(page, pages.cookies[locale]).click();
  await expect(page).toHaveURL(pages.cookies[locale]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bar.policy);
}
