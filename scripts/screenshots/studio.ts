import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { findConsentControl } from "../../tests/support/consent-control.ts";

/** What every picture is taken with: a browser, the site's address, the folder for the pictures. */
export type Studio = { readonly browser: Browser; readonly base: string; readonly folder: string };

/** Pixels; below it a window is a phone's. */
const narrowestDesktopWidth = 768;

const heights: Readonly<Record<number, number>> = { 320: 640, 360: 740, 768: 1024 };

/** A window of this width, of a visitor who wants no motion: what is revealed by scrolling is there. */
export async function openWindow(
  { browser, base }: Studio,
  width: number,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const isPhone = width < narrowestDesktopWidth;
  return browser.newContext({
    baseURL: base,
    viewport: { width, height: heights[width] ?? 800 },
    reducedMotion: "reduce",
    isMobile: isPhone,
    hasTouch: isPhone,
    ...options,
  });
}

/** The cookies of a visitor who has answered the consent bar, so that it covers nothing. */
export async function answerConsent(studio: Studio): Promise<BrowserContextOptions> {
  const context = await openWindow(studio, 1280, { locale: "en" });
  const page = await context.newPage();
  await page.goto("/");
  const { bar, inBar } = await findConsentControl(page, "en");
  await inBar("acceptNecessary").click();
  await bar.waitFor({ state: "hidden" });
  const storageState = await context.storageState();
  await context.close();
  return { storageState };
}

/** Waits until fonts and pictures are there; those below the fold load only when they come near. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
  });
}

/** Path of a picture: `home-de-360.png`. */
export function pictureFile(
  { folder }: Studio,
  name: string,
  locale: string,
  size: string | number,
) {
  return join(folder, `${name}-${locale}-${size}.png`);
}
