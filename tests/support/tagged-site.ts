import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashInputs } from "../../build/hash-inputs.mjs";
import { copyProject } from "./copy-project.ts";
import { type ServedBuild, serveBuild } from "./serve-build.ts";

/** The id that the site of these tests is built with; nobody has it. */
export const taggedSiteId = "GTM-TEST123";

const root = join(import.meta.dirname, "..", "..");
const copy = join(root, ".cache", "tagged-site");

/**
 * Serves the site with a tag manager. The id is part of a build, so this builds a copy of the
 * project below `.cache`, about 15 s, and again only when what a build reads has changed.
 */
export async function serveTaggedSite(): Promise<ServedBuild> {
  const env = { ...process.env, SITE_URL: "", TAG_MANAGER_ID: taggedSiteId };
  if (readBuildId() !== hashInputs(root, env).slice(0, 12)) buildCopy(env);
  return serveBuild(join(copy, "dist"));
}

function readBuildId(): string | undefined {
  const file = join(copy, "dist", "manifest.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).buildId : undefined;
}

function buildCopy(env: NodeJS.ProcessEnv): void {
  copyProject(root, copy, [".cache/steps"]);
  const { status, stderr } = spawnSync(process.execPath, [join("build", "build.ts")], {
    cwd: copy,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the tagged site could not be built: ${stderr}`);
}
