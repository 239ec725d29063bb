import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { contentSchemas } from "../house/schemas/make-schemas.ts";
import type { Workspace } from "../house/workspace/workspace.mjs";

/** Where VS Code looks for the settings of a project. */
export const editorSettingsFile = ".vscode/settings.json";

/**
 * The settings of VS Code, as text, by which it completes and explains the files of a house. What `current` says
 * besides stays. `houses` matches the folders of houses (`/` for a repository of one house); `made` is the folder
 * `.villa` of the house whose schemas are read.
 */
export function writeEditorSettings(
  current: string,
  { houses, made }: { readonly houses: string; readonly made: string },
): string {
  const schemas = Object.keys(contentSchemas).map((name) => ({
    fileMatch: [`${houses}${name.replace("texts/", "texts/*/")}.json`],
    url: `./${made}/generated/schemas/${name}.json`,
  }));
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  const edits = modify(current, ["json.schemas"], schemas, { formattingOptions });
  return `${applyEdits(current, edits).trimEnd()}\n`;
}

/**
 * Brings the editor's settings up to date: those of the engine's repository for its houses, which are written where
 * there are none, or those of a house's own repository, whose owner may have deleted them.
 */
export function updateEditorSettings({ engine, house, made }: Workspace): void {
  const isSample = house.startsWith(join(engine, "houses") + sep);
  const project = isSample ? engine : house;
  const file = join(project, editorSettingsFile);
  if (!isSample && !existsSync(file)) return;
  const current = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  const places = {
    houses: isSample ? "houses/*/" : "/",
    made: relative(project, made).replaceAll(sep, "/"),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, writeEditorSettings(current, places));
}
