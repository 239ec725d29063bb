// Entry of `npm run screenshots [base address] [widths] [languages] [pages]`: a picture of every
// page into `screenshots/`, from a server that is already running.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { routes } from "../src/routes.ts";
import { findBrowser, listBrowserPaths } from "./lib/find-browser.mjs";

const [base = "http://localhost:3000", widths = "360,1280", languages = "en,hr,de,it", only = ""] =
  process.argv.slice(2);
const folder = join(import.meta.dirname, "..", "screenshots");
const heights: Readonly<Record<string, number>> = { "320": 640, "360": 740, "768": 1024 };

await mkdir(folder, { recursive: true });
const paths = listBrowserPaths(process.env, process.platform, chromium.executablePath());
const executablePath = findBrowser(paths);
const browser = await chromium.launch(executablePath ? { executablePath } : {});
for (const width of widths.split(",")) {
  const context = await browser.newContext({
    viewport: { width: Number(width), height: heights[width] ?? 800 },
    reducedMotion: "reduce",
    isMobile: Number(width) < 768,
  });
  const page = await context.newPage();
  for (const route of routes) {
    if (!languages.includes(route.locale)) continue;
    if (only && !only.split(",").includes(route.page)) continue;
    await page.goto(base + route.path);
    await page.evaluate(loadLazyPictures);
    await page.screenshot({ path: join(folder, `${route.name}-${width}.png`), fullPage: true });
  }
  await context.close();
}
await browser.close();

/** Pictures below the fold load when they come near; a picture of the whole page wants them all. */
async function loadLazyPictures(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map((image) => image.decode()));
}
