import { readFileSync, renameSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, it } from "vitest";
import { makeWorkspace } from "../house/workspace/workspace.mjs";
import { createTemporaryFolder, writeText } from "../tests/support/temporary-folder.ts";
import { hashInputs } from "./hash-inputs.mjs";

const files = {
  "package-lock.json": "{}",
  "site/pages/home.ts": "home",
  "casa/photos/pool.jpg": "pool",
};

/** Whether another hash comes of a project, and of these settings, after a change. */
function notices(change: (root: string) => void, settings = {}): boolean {
  const root = createTemporaryFolder(files);
  const workspace = {
    ...makeWorkspace(join(root, "casa"), join(root, "casa/dist")),
    engine: root,
  };
  const before = hashInputs(workspace, {});
  change(root);
  return hashInputs(workspace, settings) !== before;
}

/** What an image is built of, the houses apart: a build may read all of it. */
const ofImages = readFileSync(join(import.meta.dirname, "../.dockerignore"), "utf8")
  .match(/(?<=^!).+/gm)
  ?.filter((path) => !/npmrc|package\.json|houses|starter/.test(path))
  .map((path) => [extname(path) === "" ? join(path, "new.ts") : path, true] as const);

it.each([
  ["casa/photos/pool.jpg", true],
  ...(ofImages ?? []),
  // Tests, their settings, hidden files and what is not built.
  ["site/pages/home.test.ts", false],
  ["playwright.config.ts", false],
  ["site/.DS_Store", false],
  ["casa/dist/server.js", false],
  ["casa/node_modules/villa/package.json", false],
  ["casa/.villa/steps/pool", false],
] as const)("a change of %s is noticed: %s", (path, isNoticed) => {
  expect(notices((root) => writeText(root, path, "new"))).toBe(isNoticed);
});

it("a new name and a setting of the build are noticed; an empty setting is none", () => {
  const nothing = () => undefined;
  const move = (root: string) =>
    renameSync(join(root, "site/pages/home.ts"), join(root, "site/pages/house.ts"));
  expect(notices(move)).toBe(true);
  for (const name of ["SITE_URL", "TAG_MANAGER_ID", "DESK_REPOSITORY", "DESK_APPLICATION_ID"]) {
    expect([notices(nothing, { [name]: "other" }), notices(nothing, { [name]: "" })], name).toEqual(
      [true, false],
    );
  }
});
