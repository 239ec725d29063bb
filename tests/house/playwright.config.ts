// The tests of a house that has been built, whichever it is: `npm run house`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { readWorkspace } from "../../house/workspace/workspace.mjs";
import { makeSuite } from "../support/make-suite.ts";

const workspace = readWorkspace([]);
const { locales } = JSON.parse(readFileSync(join(workspace.house, "villa.json"), "utf8"));

export default defineConfig({
  ...makeSuite(workspace, {
    program: join(workspace.out, "server.js"),
    locale: locales[0],
    report: "house",
  }),
  testDir: ".",
});
