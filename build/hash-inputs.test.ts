import { renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder, writeText } from "../tests/support/temporary-folder.ts";
import { hashInputs } from "./hash-inputs.mjs";

const files = {
  "package-lock.json": "{}",
  "vite.config.ts": "export default {};",
  "app/pages/home.ts": "home",
  "content/photos/pool.jpg": "pool",
};

describe("hashInputs", () => {
  it("stays the same when nothing has changed", () => {
    const root = createTemporaryFolder(files);
    expect(hashInputs(root, {})).toBe(hashInputs(root, {}));
  });

  it.each([
    ["content/photos/pool.jpg", "pooL"],
    ["package-lock.json", "{ }"],
    ["vite.config.ts", "export default { };"],
    ["server/respond.ts", "new"],
  ])("notices a changed or new %s", (path, text) => {
    const root = createTemporaryFolder(files);
    const before = hashInputs(root, {});
    writeText(root, path, text);
    expect(hashInputs(root, {})).not.toBe(before);
  });

  it("notices a renamed file", () => {
    const root = createTemporaryFolder(files);
    const before = hashInputs(root, {});
    renameSync(join(root, "app/pages/home.ts"), join(root, "app/pages/house.ts"));
    expect(hashInputs(root, {})).not.toBe(before);
  });

  it("overlooks tests, their settings and fakes, hidden files and what is not built", () => {
    const root = createTemporaryFolder(files);
    const before = hashInputs(root, {});
    writeText(root, "app/pages/home.test.ts", "a test");
    writeText(root, "server/fake-site.ts", "a fake");
    writeText(root, "playwright.config.ts", "export default {};");
    writeText(root, "vitest.config.ts", "export default {};");
    writeText(root, "app/.DS_Store", "finder");
    writeText(root, "dist/server.js", "built");
    expect(hashInputs(root, {})).toBe(before);
  });

  it.each(["SITE_URL", "TAG_MANAGER_ID", "DESK_REPOSITORY"])(
    "notices %s, and takes empty for unset",
    (name) => {
      const root = createTemporaryFolder(files);
      const before = hashInputs(root, {});
      expect(hashInputs(root, { [name]: "other" })).not.toBe(before);
      expect(hashInputs(root, { [name]: "" })).toBe(before);
    },
  );
});
