import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import site from "../house/playwright.config.ts";

/** A picture of every page and state into `screenshots/`, at the widths of a phone and a laptop. */
export default defineConfig({
  ...site,
  testDir: ".",
  testMatch: "screenshots.ts",
  // Also the folder that is emptied before.
  outputDir: join(import.meta.dirname, "..", "..", "screenshots"),
  reporter: "list",
  projects: [
    { name: "360", use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
    { name: "1280", use: { viewport: { width: 1280, height: 800 } } },
  ],
});
