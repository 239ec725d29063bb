// Entry of `npm run screenshots [base address] [widths] [languages] [names]`: a picture of every
// page and of every state into `screenshots/`, and contact sheets of them all. Without an address
// it serves `dist/` by itself.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser, listBrowserPaths } from "./lib/find-browser.mjs";
import { serveBuild } from "./lib/serve-build.ts";
import { makeContactSheets } from "./screenshots/make-contact-sheets.ts";
import { photographPages } from "./screenshots/photograph-pages.ts";
import { photographStates } from "./screenshots/photograph-states.ts";
import { readWishes } from "./screenshots/read-wishes.ts";

const wishes = readWishes(process.argv.slice(2));
const root = join(import.meta.dirname, "..");
const folder = join(root, "screenshots");
const server = wishes.base === undefined ? await serveBuild(join(root, "dist")) : undefined;
const base = wishes.base ?? server?.address ?? "";
try {
  const paths = listBrowserPaths(process.env, process.platform, chromium.executablePath());
  const executablePath = findBrowser(paths);
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = [
    ...(await photographPages({ browser, base, folder }, wishes)),
    ...(await photographStates({ browser, base, folder }, wishes)),
  ];
  await browser.close();
  const sheets = await makeContactSheets(folder, files);
  console.log(`${files.length} pictures and ${sheets} contact sheets in screenshots/.`);
} finally {
  server?.stop();
}
