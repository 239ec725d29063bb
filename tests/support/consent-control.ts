import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "../../app/i18n/locales.ts";
import { readTexts } from "./read-texts.ts";

/** The consent control of a page, by the words that a visitor sees. */
export async function findConsentControl(page: Page, locale: Locale) {
  const texts = {
    ...(await readTexts(locale, "consent")),
    modal: await readTexts(locale, "consent-modal"),
  };
  const bar = page.getByRole("region", { name: texts.label, exact: true });
  const modal = page.getByRole("dialog", { name: texts.modal.title });
  const named = (scope: Locator, name: string) => scope.getByRole("button", { name, exact: true });
  return {
    texts,
    bar,
    modal,
    /** At the end of the body; the cookie policy has a button of the same name. */
    button: page.locator("body > aside > button", { hasText: texts.button }),
    inBar: (way: "acceptAll" | "acceptNecessary" | "choose") => named(bar, texts.bar[way]),
    inModal: (way: "save" | "acceptAll" | "acceptNecessary" | "declineAll" | "close") =>
      named(modal, texts.modal[way]),
  };
}

/** The values of the two consent cookies of a browser, and nothing where there is none. */
export async function readConsentCookies(context: BrowserContext) {
  const cookies = await context.cookies();
  const find = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  return { given: find("ncc_c"), enabledIds: find("ncc_e") };
}

/** Gives a browser the decision of an earlier visit. */
export async function storeConsent(
  context: BrowserContext,
  url: string,
  given: string,
  enabledIds?: string,
): Promise<void> {
  const values = { ncc_c: given, ...(enabledIds !== undefined && { ncc_e: enabledIds }) };
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({ name, value, url, sameSite: "Strict" })),
  );
}

/** Waits until the consent cookies hold these values. */
export async function expectConsentCookies(
  context: BrowserContext,
  values: { given: string | undefined; enabledIds: string | undefined },
): Promise<void> {
  await expect.poll(() => readConsentCookies(context)).toEqual(values);
}
