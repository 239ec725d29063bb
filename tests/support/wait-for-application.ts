import type { Page } from "@playwright/test";

/** Waits until the application has taken over the page that the server sent. */
export async function waitForApplication(page: Page): Promise<void> {
  // React leaves no public sign; it marks each element that it has taken over with this key.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}
