import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { importHouse } from "./build/import-house.mjs";
import { readWorkspace } from "./build/workspace.mjs";
import { findBrowser } from "./scripts/find-browser.mjs";

// The workers of tests read this file first, too.
const workspace = readWorkspace([]);
importHouse(join(workspace.made, "generated"));
const { locales } = JSON.parse(readFileSync(join(workspace.house, "villa.json"), "utf8"));

const reports = join(import.meta.dirname, ".cache", "reports");
// Without one, Playwright takes its own.
const executablePath = findBrowser();
// The server takes a free port and names it when it is ready; tests then find it in here.
const address = `http://127.0.0.1:${process.env["SITE_PORT"] ?? ""}`;

const longest = ["houses.spec.ts", "public-site.spec.ts", "desk.spec.ts", "recipes.spec.ts"];

export default defineConfig({
  testDir: "tests",
  outputDir: ".cache/test-results",
  reporter: [["list"], ["json", { outputFile: join(reports, "playwright.json") }]],
  // Tests wait for a third of their time.
  workers: 3,
  // A shared machine may starve a browser for seconds; what is broken fails twice.
  retries: process.env["CI"] === undefined ? 0 : 1,
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  use: {
    baseURL: address,
    // Who asks for `/` gets the language of visitors; the tests expect that of addresses without a prefix.
    locale: locales[0],
    // Pages change and rows scroll at once; tests of what moves ask for motion.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--disable-background-networking",
        // Whatever a page or the browser itself asks of the outside fails, and is seen to fail.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        // Nothing is drawn for a screen.
        "--disable-gpu",
        "--disable-software-rasterizer",
        // Fewer processes hand on the same bytes.
        "--in-process-gpu",
        "--enable-features=NetworkServiceInProcess2",
        // Chromium refuses its sandbox to root.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
  // The files that build sites of their own, and whose tests follow each other, begin first.
  projects: [
    { name: "longest", testMatch: longest },
    { name: "site", testIgnore: longest },
  ],
  webServer: {
    command: `"${process.execPath}" "${join(workspace.out, "server.js")}"`,
    cwd: import.meta.dirname,
    env: { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent", SITE_URL: "", TAG_MANAGER_ID: "" },
    wait: { stdout: /ready at http:\/\/127\.0\.0\.1:(?<site_port>\d+)/ },
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    timeout: 15_000,
  },
});
