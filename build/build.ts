// Entry of `npm run build`: turns a house and the code into its site.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { readSettings } from "../server/settings.ts";
import { runEntry } from "../server/start-error.ts";
import { generate } from "./assets/generate.ts";
import { replaceFolder } from "./assets/generated-folder.ts";
import { importHouse } from "./import-house.mjs";
import { readWorkspace } from "./workspace.mjs";

await runEntry(async () => {
  const workspace = readWorkspace();
  const { out } = workspace;
  // It is built aside, on the same disk: a build that is interrupted leaves the one before as it is.
  const next = `${out}.next`;
  const settings = readSettings(process.env);
  await generate(workspace);
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  importHouse(join(workspace.made, "generated"));
  const { buildSite } = await import("./site/build-site.ts");
  await buildSite(workspace, next, settings);
  await replaceFolder(out, next);
});
