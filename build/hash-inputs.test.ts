import { renameSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, it } from "vitest";
import { imageInputs } from "../tests/support/copy-project.ts";
import { createTemporaryFolder, writeText } from "../tests/support/temporary-folder.ts";
import { hashInputs } from "./hash-inputs.mjs";

const files = {
  "package-lock.json": "{}",
  "vite.config.ts": "export default {};",
  "app/pages/home.ts": "home",
  "content/photos/pool.jpg": "pool",
};

/** Whether another hash comes of a project, and of these settings, after a change. */
function notices(change: (root: string) => void, settings = {}): boolean {
  const root = createTemporaryFolder(files);
  const before = hashInputs(root, {});
  change(root);
  return hashInputs(root, settings) !== before;
}

const ofImages = imageInputs
  .filter((path) => path !== ".npmrc" && path !== "package.json")
  .map((path) => [extname(path) === "" ? join(path, "new.ts") : path, true] as const);

it.each([
  ["content/photos/pool.jpg", true],
  ...ofImages,
  // Tests, their settings, hidden files and what is not built.
  ["app/pages/home.test.ts", false],
  ["playwright.config.ts", false],
  ["app/.DS_Store", false],
  ["dist/server.js", false],
] as const)("a change of %s is noticed: %s", (path, isNoticed) => {
  expect(notices((root) => writeText(root, path, "new"))).toBe(isNoticed);
});

it("a new name and a setting of the build are noticed; an empty setting is none", () => {
  const nothing = () => undefined;
  const move = (root: string) =>
    renameSync(join(root, "app/pages/home.ts"), join(root, "app/pages/house.ts"));
  expect(notices(move)).toBe(true);
  for (const name of ["SITE_URL", "TAG_MANAGER_ID", "DESK_REPOSITORY"]) {
    expect([notices(nothing, { [name]: "other" }), notices(nothing, { [name]: "" })], name).toEqual(
      [true, false],
    );
  }
});
