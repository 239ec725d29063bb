// Entry of the step that comes before development and build: `node build/generate.ts`, with `development` by `villa dev`.
import { runEntry } from "../house/findings/start-error.ts";
import { readWorkspace } from "../house/workspace/workspace.mjs";
import { generate } from "./assets/generate.ts";
import { updateEditorSettings } from "./editor-settings.ts";

await runEntry(async () => {
  const workspace = readWorkspace();
  await generate(workspace, process.argv.includes("development"));
  updateEditorSettings(workspace);
});
