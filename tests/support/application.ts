// The application in a page: whether it is there, whether it keeps its document, and what leads about.
import { expect, type Locator, type Page } from "@playwright/test";
import { type Locale, languageNames } from "../../domain/locales/locales.ts";
import { paths } from "../../house/routes/routes.ts";
import { readTexts } from "./languages.ts";

/** The scripts of the site. */
export const scripts = /\/assets\/.+\.js$/;

/** Holds back what matches until it is released. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Waits until the application has taken over the page that the server sent: the header, and where
 * there is something to operate the page, which waits for the visitor's first interaction.
 */
export async function waitForApplication(page: Page): Promise<void> {
  await waitForFrame(page);
  // A scroll to where the page is already, because a pointer would open what it comes upon.
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.waitForFunction(() => {
    const payload = document.getElementById("payload")?.textContent ?? "{}";
    // Without data a page stays as it was sent.
    return !("data" in JSON.parse(payload)) || document.querySelector("main[data-hydrated]");
  });
}

/** Waits until the application has taken over the header; the page may still be as sent. */
export async function waitForFrame(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Opens a page and marks its document, so that a test sees whether another has replaced it. */
export async function startAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApplication(page);
  await page.evaluate(() => Reflect.set(window, "isMarked", true));
}

/** Whether the document is still the one that has been marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.has(window, "isMarked"));
}

/** Scrolls a page to a place, at once. */
export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/** The link that the footer has to a page: it is there at every width. */
export function footerLink(page: Page, path: string): Locator {
  return page.locator(`footer a[href="${path}"]`);
}

/** Follows a link of the footer to a page of ours, which comes later than its address. */
export async function followFooterLink(page: Page, path: string): Promise<void> {
  await footerLink(page, path).click();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", new RegExp(`${path}$`));
}

/** The menu of narrow screens: its button, and the box that the button opens. */
export async function findMenu(page: Page, locale: Locale) {
  const { menu } = await readTexts(locale, "navigation");
  const details = page.getByRole("banner").locator("details").filter({ hasText: menu });
  return { button: details.locator("summary"), box: details.getByRole("navigation") };
}

/** The list of languages, on a page in this language: its button, and the box that the button opens. */
export function findLanguageList(page: Page, locale: Locale) {
  const name = languageNames[locale];
  const button = page.getByRole("banner").locator("summary").filter({ hasText: name });
  return { button, box: button.locator("xpath=..").getByRole("list") };
}

/** Follows a link in the footer of a page to the cookie policy, and expects it. */
export async function expectLinkWorks(page: Page, locale: Locale): Promise<void> {
  const { bar } = await readTexts(locale, "consent");
  await footerLink(page, paths.cookies[locale]).click();
  await expect(page).toHaveURL(paths.cookies[locale]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bar.policy);
}
