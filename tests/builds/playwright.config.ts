import { defineConfig } from "@playwright/test";
import site, { builds } from "../../playwright.config.ts";
import { timeLimit } from "../support/time-limit.ts";

/** Before a release. The desk is tried here once more, with what `npm test` leaves out. */
export default defineConfig({
  ...site,
  testDir: "..",
  testMatch: [...builds, "desk.spec.ts"],
  // A busy machine may take minutes for a build.
  timeout: timeLimit(600_000),
  projects: [{ name: "builds" }],
});
