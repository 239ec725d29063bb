import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashInputs } from "./hash-inputs.mjs";
import { projectEnvironment, projectNodePath } from "./project-node.mjs";
import { runCommand } from "./run-command.mjs";
import { requireSuccess } from "./step-failure.mjs";

/**
 * Builds into dist/ unless dist/ is the build of exactly these inputs, and gives back whether it
 * had to; throws a StepFailure. Settings are checked first, since a build takes a minute.
 * @param {string} root
 */
export async function buildIfChanged(root) {
  const marker = join(root, "dist", ".built");
  const inputs = hashInputs(root, process.env);
  if (existsSync(marker) && readFileSync(marker, "utf8") === inputs) return false;

  const options = { cwd: root, env: projectEnvironment(root) };
  const node = projectNodePath(root);
  requireSuccess(await runCommand(node, ["scripts/check-settings.ts"], options), "");
  console.log("Building …");
  requireSuccess(await runCommand(node, ["build/build.ts"], options), "The build failed.");
  return true;
}
