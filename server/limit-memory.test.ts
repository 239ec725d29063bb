import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("saves memory with options that this Node knows", () => {
  const module = JSON.stringify(join(import.meta.dirname, "limit-memory.ts"));
  const code = `import { limitMemory } from ${module}; limitMemory(); console.log("saved");`;
  const args = ["--input-type=module", "--eval", code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  // Of an option that is gone V8 complains, and goes on without it.
  expect({ stdout, stderr }).toEqual({ stdout: "saved\n", stderr: "" });
});
