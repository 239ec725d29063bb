import { expect, type Page } from "@playwright/test";

/**
 * Waits until the application has taken over the page that the server sent: the frame, and where
 * there is something to operate the page, which waits for a sign of its visitor.
 */
export async function waitForApplication(page: Page): Promise<void> {
  await waitForFrame(page);
  let x = 1;
  await expect
    .poll(async () => {
      x = 3 - x;
      await page.mouse.move(x, 1);
      return page.evaluate(isTakenOver, "main h1");
    })
    .toBe(true);
}

/** Waits until the application has taken over header and footer; the page may still be as sent. */
export async function waitForFrame(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, "main");
}

/** React leaves no public sign; it marks each element that it has taken over with this key. */
function isTakenOver(selector: string): boolean {
  const payload = document.getElementById("payload")?.textContent ?? "{}";
  // Without data a page stays as it was sent.
  if (selector !== "main" && !("data" in JSON.parse(payload))) return true;
  const keys = Object.keys(document.querySelector(selector) ?? {});
  return keys.some((key) => key.startsWith("__reactFiber"));
}
