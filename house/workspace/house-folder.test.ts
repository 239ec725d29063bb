import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hashInputs } from "../../build/hash-inputs.mjs";
import { makeDeskConfig } from "../../desk/make-desk-config.ts";
import { writeHouse } from "../../tests/support/build-house.ts";
import { loadCheckedContent } from "../check/check-content.ts";
import { listNames } from "./house-folder.mjs";
import { makeWorkspace } from "./workspace.mjs";

it("what operating systems and tools leave in a house changes nothing of it", async () => {
  const house = await writeHouse("ginestra", "house-folder");
  const workspace = makeWorkspace(house, join(house, "dist"));
  const read = async () => ({
    content: await loadCheckedContent(house),
    desk: await makeDeskConfig(workspace, {}, {}),
    hash: hashInputs(workspace, {}),
  });
  const before = await read();
  for (const entry of readdirSync(house, { recursive: true, withFileTypes: true })) {
    // A Mac writes one beside every file on a drive that is not its own.
    writeFileSync(join(entry.parentPath, `._${entry.name}`), "\0\x05\x16\x07");
    if (!entry.isDirectory()) continue;
    for (const name of [".DS_Store", "Thumbs.db", "desktop.ini", "Desktop.ini"]) {
      writeFileSync(join(entry.parentPath, entry.name, name), "\0\x01Bud1");
    }
  }
  expect(await read()).toEqual(before);
});

it("a folder that is not there has no names", () => {
  expect(listNames(join(import.meta.dirname, "nowhere"))).toEqual([]);
});
