import type { Page } from "@playwright/test";

/** The scripts of the site. */
export const scripts = /\/assets\/.+\.js$/;

/** Holds back what matches until it is released. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
