import type { LaunchOptions } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser.mjs";

// Without one, Playwright takes its own.
const executablePath = findBrowser();

/** How the browser of the tests is started. */
export const launchOptions: LaunchOptions & { readonly args: string[] } = {
  ...(executablePath && { executablePath }),
  args: [
    "--disable-background-networking",
    // Whatever a page or the browser itself asks of the outside fails, and is seen to fail.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    // Letters are as wide in a browser that has no window as in one that has.
    "--font-render-hinting=none",
    // Nothing is drawn for a screen.
    "--disable-gpu",
    "--disable-software-rasterizer",
    // Fewer processes hand on the same bytes.
    "--in-process-gpu",
    "--enable-features=NetworkServiceInProcess2",
    // Chromium refuses its sandbox to root.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
};
