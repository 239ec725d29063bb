// The tests of the engine, on a house of their own: what another house holds changes none of them.
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { makeWorkspace } from "./house/workspace/workspace.mjs";
import { makeSuite } from "./tests/support/make-suite.ts";

const house = join(import.meta.dirname, ".cache/houses/ginestra");

/** What builds whole sites, which takes minutes: `npm run builds`. */
export const builds = [
  "installed-engine.spec.ts",
  "mistakes.spec.ts",
  "own-recipes.spec.ts",
  "package.spec.ts",
  "recipes.spec.ts",
  "theme.spec.ts",
];
/** Of these, what says so. */
const ofBuilds = /@builds/;
const longest = ["houses.spec.ts", "public-site.spec.ts", "desk.spec.ts"];

export default defineConfig({
  ...makeSuite(makeWorkspace(house, join(house, "dist")), {
    program: join(import.meta.dirname, "tests/support/serve-test-house.ts"),
    locale: "it",
    report: "playwright",
  }),
  testDir: "tests",
  // The files that build sites of their own, and whose tests follow each other, begin first.
  projects: [
    { name: "longest", testMatch: longest, grepInvert: ofBuilds },
    // What holds for any house is tried on the sample, and by `npm run houses` on this one, too.
    { name: "site", testIgnore: [...longest, ...builds, "house/**"] },
  ],
});
