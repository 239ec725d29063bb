import type { Page } from "@playwright/test";

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
