import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("The program starts with options that this Node knows.", () => {
  const { stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts")], {
    encoding: "utf8",
  });
  // Of an option that is gone V8 complains, and goes on without it.
  expect(stderr).toMatch(/^There is no finished site in .*\n$/);
});
