import { defineConfig } from "@playwright/test";
import site from "../../playwright.config.ts";
import { timeLimit } from "../support/time-limit.ts";
import type { EngineOption } from "./engine-test.ts";

/** The main journeys in Firefox and WebKit, on the house of the engine's tests; nothing here runs in Chromium. */
export default defineConfig<EngineOption>({
  ...site,
  testDir: ".",
  testMatch: "journeys.ts",
  outputDir: "../../.cache/test-results/engines",
  reporter: "list",
  timeout: timeLimit(120_000),
  expect: { timeout: timeLimit(15_000) },
  projects: [
    { name: "firefox", use: { engine: "firefox" } },
    { name: "webkit", use: { engine: "webkit" } },
  ],
});
