// Entry of `npm run build`: turns a house and the code into its site; several houses one after another.
import { spawnSync } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { runEntry } from "../house/findings/start-error.ts";
import { importHouse } from "../house/workspace/import-house.mjs";
import { readWorkspaces, type Workspace } from "../house/workspace/workspace.mjs";
import { readSettings } from "../server/settings.ts";
import { generate } from "./assets/generate.ts";
import { replaceFolder } from "./assets/generated-folder.ts";
import { keepAddresses } from "./assets/lost-addresses.ts";

await runEntry(async () => {
  const workspaces = readWorkspaces();
  if (workspaces.length > 1) buildEach(workspaces);
  else await build(workspaces[0]);
});

async function build(workspace: Workspace): Promise<void> {
  const { out, made } = workspace;
  // Built aside on the same disk, so that an interrupted build leaves the previous one intact.
  const next = `${out}.next`;
  const settings = readSettings(process.env);
  const content = await generate(workspace);
  const { siteUrl } = content.facts.villa;
  if (siteUrl && !process.env["SITE_URL"]) {
    console.log(`for this machine; the public site is built by SITE_URL=${siteUrl} villa build`);
  }
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  importHouse(join(made, "generated"));
  const { buildSite } = await import("./site/build-site.ts");
  await buildSite(workspace, next, settings);
  await replaceFolder(out, next);
  await keepAddresses(content, made);
}

/** Builds each house in a process of its own; a house that fails keeps its last site. */
function buildEach(workspaces: readonly Workspace[]): void {
  const report = workspaces.map(({ house, out }) => {
    console.log(`\n── ${house}`);
    const args = [import.meta.filename, "--house", house, "--out", out];
    const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
    return `${status === 0 ? "built" : "kept as it was"}  ${house}`;
  });
  console.log(`\n${report.join("\n")}`);
}
