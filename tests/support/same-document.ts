import type { Page } from "@playwright/test";
import { waitForApplication } from "./wait-for-application.ts";

/** Opens a page and marks its document, so that a test sees whether another has replaced it. */
export async function startAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApplication(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

/** Whether the document is still the one that `startAt` has marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}
