import { defineConfig } from "@playwright/test";
import site from "../../playwright.config.ts";
import { timeLimit } from "../support/time-limit.ts";

/** What builds whole sites, which takes minutes: `npm run builds`, before a release. */
export default defineConfig({
  ...site,
  testDir: "..",
  testMatch: [
    "installed-engine.spec.ts",
    "mistakes.spec.ts",
    "own-recipes.spec.ts",
    "package.spec.ts",
    "recipes.spec.ts",
    "theme.spec.ts",
    "desk.spec.ts",
  ],
  // A busy machine may take minutes for a build.
  timeout: timeLimit(600_000),
  projects: [{ name: "builds" }],
});
