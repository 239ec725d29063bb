import type { Page } from "@playwright/test";
import { waitForApplication } from "./wait-for-application.ts";

/** Opens a page and marks its document, so that a test sees whether another has replaced it. */
export async function startAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApplication(page);
  await markDocument(page);
}

/** Marks the document that a page shows. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, "isMarked", true));
}

/** Whether the document is still the one that has been marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.has(window, "isMarked"));
}
