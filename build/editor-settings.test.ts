import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentSchemas } from "../house/schemas/make-schemas.ts";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { updateEditorSettings } from "./editor-settings.ts";

function update(root: string, house: string) {
  const folder = join(root, house);
  const engine = join(root, "engine");
  updateEditorSettings({ engine, house: folder, made: join(folder, ".villa"), out: "" });
}

it("each file of content has its schema; other settings and comments of the owner stay", () => {
  const settings = '{\n  // mine\n  "editor.tabSize": 3,\n  "json.schemas": []\n}\n';
  const root = createTemporaryFolder({ "casa/.vscode/settings.json": settings });
  update(root, "casa");
  const text = readFileSync(join(root, "casa/.vscode/settings.json"), "utf8");
  expect(text).toMatch(/^\{\n {2}\/\/ mine\n {2}"editor\.tabSize": 3,/);
  expect(text.match(/"fileMatch"/g)).toHaveLength(Object.keys(contentSchemas).length);
  expect(text).toContain('"/texts/*/home.json"');
  expect(text).toContain('"./.villa/generated/schemas/texts/home.json"');
});

it("the engine's repository gets settings for all of its houses; a house whose owner deleted them none", () => {
  const root = createTemporaryFolder({ "casa/villa.json": "{}" });
  update(root, "engine/houses/sample");
  update(root, "casa");
  const text = readFileSync(join(root, "engine/.vscode/settings.json"), "utf8");
  expect(text).toContain('"houses/*/prices.json"');
  expect(text).toContain('"./houses/sample/.villa/generated/schemas/prices.json"');
  expect(existsSync(join(root, "casa/.vscode"))).toBe(false);
});
